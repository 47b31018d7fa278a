import { dayText } from '#commerce/delivery/day-label.messages.ts'
import { bannerDays, type DateRule, type OccasionDate } from '#commerce/occasions/occasion-date.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { controlStyle, FieldNote } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { DayInput } from '../lists/day-input.tsx'
import { dateLabel, upcomingLabel } from './occasion-dates.ts'
import { occasionsText } from './occasions.messages.ts'

interface DateRuleFieldProps {
  rule: DateRule
  error: string | undefined
  onRule: (rule: DateRule) => void
}

const starts: Record<DateRule['kind'], DateRule> = {
  none: { kind: 'none' },
  yearly: { kind: 'yearly', monthDay: '01-01' },
  moving: { kind: 'moving', dates: [{ date: '', isTentative: false }] },
}
const kinds = ['none', 'yearly', 'moving'] as const

export function DateRuleField({ rule, error, onRule }: DateRuleFieldProps) {
  const upcoming = upcomingLabel(rule, 4)
  return (
    <div className="grid gap-4">
      <SelectField
        label={occasionsText('dateRule')}
        name="dateRule"
        className="sm:max-w-xs"
        value={rule.kind}
        onChange={({ target }) => {
          const kind = kinds.find((one) => one === target.value)
          if (kind) onRule(starts[kind])
        }}
      >
        <option value="none">{occasionsText('noRule')}</option>
        <option value="yearly">{occasionsText('yearly')}</option>
        <option value="moving">{occasionsText('moving')}</option>
      </SelectField>
      {rule.kind === 'yearly' && (
        <YearlyFields
          monthDay={rule.monthDay}
          onDay={(monthDay) => onRule({ kind: 'yearly', monthDay })}
        />
      )}
      {rule.kind === 'moving' && (
        <MovingDates dates={rule.dates} onDates={(dates) => onRule({ kind: 'moving', dates })} />
      )}
      <FieldNote id="date-rule-note" error={error} />
      {rule.kind !== 'none' && (
        <p role="status" className="text-ink-soft">
          {upcoming === ''
            ? occasionsText('noneUpcoming')
            : occasionsText('upcoming', { dates: upcoming })}
          {upcoming !== '' && (
            <span className="block">{occasionsText('bannerNote', { days: bannerDays })}</span>
          )}
        </p>
      )}
    </div>
  )
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const days = Array.from({ length: 31 }, (_, index) => twoDigits(index + 1))

function YearlyFields({
  monthDay,
  onDay,
}: {
  monthDay: string
  onDay: (monthDay: string) => void
}) {
  const [month = '01', day = '01'] = monthDay.split('-')
  return (
    <div className="grid grid-cols-2 gap-4 sm:max-w-xs">
      <SelectField
        label={occasionsText('day')}
        value={day}
        onChange={({ target }) => onDay(`${month}-${target.value}`)}
      >
        {days.map((one) => (
          <option key={one} value={one}>
            {Number(one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={occasionsText('month')}
        value={month}
        onChange={({ target }) => onDay(`${target.value}-${day}`)}
      >
        {dayText('months')
          .split(' ')
          .map((name, index) => (
            <option key={name} value={twoDigits(index + 1)}>
              {name}
            </option>
          ))}
      </SelectField>
    </div>
  )
}

function MovingDates({
  dates,
  onDates,
}: {
  dates: readonly OccasionDate[]
  onDates: (dates: OccasionDate[]) => void
}) {
  const change = (changed: number, edit: Partial<OccasionDate>) =>
    onDates(dates.map((one, index) => (index === changed ? { ...one, ...edit } : one)))
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {dates.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is edited in place, so its date is no key.
          <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="w-44">
              <DayInput
                aria-label={occasionsText('dateNumber', { number: index + 1 })}
                day={one.date || undefined}
                onDay={(date = '') => change(index, { date })}
                className={`${controlStyle} min-h-11`}
              />
            </span>
            <Checkbox
              label={occasionsText('confirmDate')}
              checked={one.isTentative}
              onChange={({ target }) => change(index, { isTentative: target.checked })}
            />
            <Button
              variant="plain"
              size="small"
              aria-label={occasionsText('removeDate', {
                date: one.date === '' ? occasionsText('emptyDate') : dateLabel(one),
              })}
              onClick={() => onDates(dates.filter((_date, place) => place !== index))}
            >
              {occasionsText('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onDates([...dates, { date: '', isTentative: false }])}
        >
          {occasionsText('addDate')}
        </Button>
      </div>
    </div>
  )
}
