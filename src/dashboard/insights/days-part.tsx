import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#commerce/delivery/day-label.ts'
import type { Insights } from '#commerce/insights/insights.ts'
import { Button } from '#ui/button.tsx'
import { DayChart } from './day-chart.tsx'
import { FigureTable } from './figure-table.tsx'
import { type CsvTable, dayCsv, fileName } from './insights-csv.ts'
import type { Measure } from './measures.ts'
import { Part } from './part.tsx'

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
      <FigureTable
        head={csv.head}
        rows={csv.rows.map(({ key, shown }) => ({ key, cells: shown }))}
      />
    </section>
  )
}
