import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import { useState } from 'react'
import { insightsQueries } from '#api/insights.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import type { Insights } from '#commerce/insights/insights.ts'
import { Button } from '#ui/button.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DayChart } from './day-chart.tsx'
import { Definition, definitionId, FigureDefinitions } from './definition.tsx'
import { DeliverySummary, PunctualitySection, SlotFillSection } from './delivery-sections.tsx'
import { Change, FigureTable } from './figure-table.tsx'
import { InsightSection } from './insight-section.tsx'
import { insightsText } from './insights.messages.ts'
import { type CsvTable, dayCsv, fileName } from './insights-csv.ts'
import { type InsightsSearch, periodOf } from './insights-search.ts'
import { type Measure, measures } from './measures.ts'
import { PeriodPicker } from './period-picker.tsx'
import { periodProblemText } from './period-problem.messages.ts'
import { BestSellersSection, ZonesSection } from './sales-sections.tsx'
import { PagesSection, VitalsSection } from './visit-sections.tsx'

export function InsightsPage({ search }: { search: InsightsSearch }) {
  const query = useQuery(insightsQueries.of(periodOf(search)))
  const insights = query.data?.ok ? query.data.insights : undefined
  const refused = query.data?.ok === false ? query.data.problem : null
  return (
    <>
      <h1 className="mb-4 font-display text-xl">{insightsText('title')}</h1>
      <PeriodPicker search={search} period={insights?.period} today={insights?.today} />
      {query.isError && !query.data && <FetchFailed onRetry={() => void query.refetch()} />}
      {refused && (
        <p role="alert" className="py-10">
          {insightsText('choosePeriod', { problem: periodProblemText(refused) })}
        </p>
      )}
      {query.isPending && <WaitingForInsights />}
      {insights && (
        <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
          <InsightsOf insights={insights} />
        </div>
      )}
    </>
  )
}

function InsightsOf({ insights }: { insights: Insights }) {
  const [measure, setMeasure] = useState(measures[0])
  const { from, until } = insights.period
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <p className="mt-5 mb-3 text-sm">
        {from === until
          ? formatDay(from)
          : insightsText('range', { from: formatDay(from), until: formatDay(until) })}
      </p>
      <MeasureTiles insights={insights} chosen={measure} onChoose={setMeasure} />
      <div className="mt-3 mb-10 max-w-prose text-xs text-ink-soft">
        <p>{insightsText('basis')}</p>
        <FigureDefinitions />
      </div>
      <div className="grid gap-12">
        <DaysSection insights={insights} measure={measure} />
        <DeliverySummary insights={insights} />
        <div className="grid gap-x-14 gap-y-12 xl:grid-cols-2">
          <div className="grid min-w-0 content-start gap-12">
            <PunctualitySection insights={insights} by="slot" />
            <SlotFillSection insights={insights} />
          </div>
          <div className="grid min-w-0 content-start gap-12">
            <PunctualitySection insights={insights} by="area" />
            <PunctualitySection insights={insights} by="driver" />
          </div>
        </div>
        <div className="grid gap-x-14 gap-y-12 xl:grid-cols-2">
          <div className="grid min-w-0 content-start gap-12">
            <BestSellersSection insights={insights} />
            <PagesSection insights={insights} />
          </div>
          <div className="grid min-w-0 content-start gap-12">
            <ZonesSection insights={insights} />
            <VitalsSection insights={insights} />
          </div>
        </div>
      </div>
    </Tooltip.Provider>
  )
}

function WaitingForInsights() {
  return (
    <div role="status" className="mt-8 grid gap-10">
      <span className="sr-only">{insightsText('loading')}</span>
      <Skeleton className="h-28" />
      <Skeleton className="h-80" />
    </div>
  )
}

interface MeasureTilesProps {
  insights: Insights
  chosen: Measure
  onChoose: (measure: Measure) => void
}

/** The totals of the period. The selected one is shown by day in the chart below. */
function MeasureTiles({ insights, chosen, onChoose }: MeasureTilesProps) {
  return (
    <fieldset>
      <legend className="sr-only">{insightsText('chartMeasure')}</legend>
      <div className="grid grid-cols-2 border-t border-s border-line lg:grid-cols-4">
        {measures.map((measure) => {
          const { now, before } = measure.of(insights)
          return (
            <Definition key={measure.id} text={measure.definition}>
              <label className="grid content-start gap-1 border-e border-b border-line p-4 transition-colors hover:bg-linen/60 has-checked:bg-linen has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-moss">
                <input
                  type="radio"
                  name="measure"
                  aria-describedby={definitionId(measure.id)}
                  className="sr-only"
                  checked={measure === chosen}
                  onChange={() => onChoose(measure)}
                />
                <span className="text-xs text-ink-soft">{measure.name}</span>
                <span className="font-display text-xl max-[22rem]:text-lg">
                  {measure.format(now)}
                </span>
                <Change now={now} before={before} />
              </label>
            </Definition>
          )
        })}
      </div>
    </fieldset>
  )
}

function DaysSection({ insights, measure }: { insights: Insights; measure: Measure }) {
  const [isTable, setTable] = useState(false)
  const csv = dayCsv(insights.days)
  const { before } = insights
  const Icon = isTable ? ChartNoAxesColumn : Table2
  return (
    <InsightSection
      title={insightsText('dayByDay')}
      help={insightsText('comparedWith', {
        from: formatDay(before.from),
        until: formatDay(before.until),
      })}
      file={fileName('days', insights)}
      cells={() => [csv.head, ...csv.rows.map(({ cells }) => cells)]}
      actions={
        <Button variant="quiet" size="small" onClick={() => setTable(!isTable)}>
          <Icon className="size-4" />
          {insightsText(isTable ? 'showChart' : 'showTable')}
        </Button>
      }
    >
      {isTable ? <DayTable csv={csv} /> : <DayChart days={insights.days} measure={measure} />}
    </InsightSection>
  )
}

function DayTable({ csv }: { csv: CsvTable }) {
  return (
    <section
      aria-label={insightsText('figuresByDay')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[32rem] overflow-auto"
    >
      <FigureTable
        head={csv.head}
        rows={csv.rows.map(({ key, shown }) => ({ key, cells: shown }))}
      />
    </section>
  )
}
