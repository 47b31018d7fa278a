import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#commerce/delivery/day-label.ts'
import type { Insights } from '#commerce/insights/insights.ts'
import { Button } from '#ui/button.tsx'
import { DayChart } from './day-chart.tsx'
import { type CsvTable, dayCsv, fileName } from './insights-csv.ts'
import type { Measure } from './measures.ts'
import { Part } from './part.tsx'

/** Day by day, as a chart or a table. */
export function DaysPart({ insights, measure }: { insights: Insights; measure: Measure }) {
  const [isTable, setTable] = useState(false)
  const csv = dayCsv(insights.days)
  const { before } = insights
  const Icon = isTable ? ChartNoAxesColumn : Table2
  return (
    <Part
      title="Day by day"
      help={`Compared with ${formatDay(before.from)} to ${formatDay(before.until)}.`}
      file={fileName('days', insights)}
      cells={() => [csv.head, ...csv.rows.map(({ cells }) => cells)]}
      actions={
        <Button variant="quiet" size="small" onClick={() => setTable(!isTable)}>
          <Icon className="size-4" />
          {isTable ? 'Show chart' : 'Show table'}
        </Button>
      }
    >
      {isTable ? <DayTable csv={csv} /> : <DayChart days={insights.days} measure={measure} />}
    </Part>
  )
}

function DayTable({ csv }: { csv: CsvTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section aria-label="Figures by day" tabIndex={0} className="max-h-[32rem] overflow-auto">
      <table className="w-full text-xs tabular-nums">
        <thead>
          <tr className="text-right text-ink-soft">
            {csv.head.map((head, place) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name.
                key={place}
                scope="col"
                className="sticky top-0 bg-linen px-3 py-2 font-medium whitespace-nowrap first:text-left"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {csv.rows.map(({ key, shown: [day, ...values] }) => (
            <tr key={key} className="border-b border-line text-right">
              <th scope="row" className="px-3 py-2 text-left font-medium whitespace-nowrap">
                {day}
              </th>
              {values.map((value, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed.
                <td key={place} className="px-3 py-2 whitespace-nowrap">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
