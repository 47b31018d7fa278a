import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Period, type PeriodProblem, periodProblem } from '#commerce/insights/period.ts'
import { periodLengths } from '#commerce/insights/period-length.ts'
import { Button } from '#ui/button.tsx'
import { FieldNote } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { chipStyle, filterChip } from '../lists/filter-chip.ts'
import { useFields } from '../saving/use-fields.ts'
import { insightsText } from './insights.messages.ts'
import { type InsightsSearch, periodOf } from './insights-search.ts'
import { periodProblemText } from './period-problem.messages.ts'

export interface PeriodPickerProps {
  search: InsightsSearch
  /** The current period; undefined until it is loaded. */
  period: Period | undefined
  today: string | undefined
}

/** A preset length or a custom range, in the URL, so that a view can be bookmarked and shared. */
export function PeriodPicker({ search, period, today }: PeriodPickerProps) {
  const filter = periodOf(search)
  const isOwn = 'from' in filter
  const [isOpen, setOpen] = useState(isOwn)
  return (
    <div className="grid gap-4">
      <nav aria-label={insightsText('period')} className="flex flex-wrap gap-2">
        {periodLengths.map((days) => (
          <Link
            key={days}
            to="/dashboard/insights"
            search={{ days }}
            aria-current={'days' in filter && filter.days === days ? 'page' : undefined}
            {...filterChip}
            onClick={() => setOpen(false)}
          >
            {insightsText('lastDays', { days })}
          </Link>
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-current={isOwn ? 'page' : undefined}
          className={chipStyle}
          onClick={() => setOpen(!isOpen)}
        >
          {insightsText('customRange')}
        </button>
      </nav>
      {isOpen && today && <OwnRange start={period ?? { from: '', until: '' }} today={today} />}
    </div>
  )
}

function OwnRange({ start, today }: { start: Period; today: string }) {
  const { fields: range, bind } = useFields({ from: start.from, until: start.until })
  const [problem, setProblem] = useState<PeriodProblem | null>(null)
  const navigate = useNavigate()

  function show() {
    const found = periodProblem(range, today)
    setProblem(found)
    if (found === null) void navigate({ to: '/dashboard/insights', search: range })
  }

  return (
    <Form onSubmit={show} className="flex flex-wrap items-end gap-3">
      <TextField label={insightsText('from')} type="date" max={today} {...bind('from')} />
      <TextField label={insightsText('to')} type="date" max={today} {...bind('until')} />
      <Button type="submit" variant="quiet" className="min-h-12">
        {insightsText('apply')}
      </Button>

      {problem && (
        <div className="w-full">
          <FieldNote id="range-note" error={periodProblemText(problem)} />
        </div>
      )}
    </Form>
  )
}
