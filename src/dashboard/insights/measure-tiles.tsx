import type { Insights } from '#commerce/insights/insights.ts'
import { Change } from './change-message.tsx'
import { type Measure, measures } from './measures.ts'

export interface MeasureTilesProps {
  insights: Insights
  chosen: Measure
  onChoose: (measure: Measure) => void
}

/** The totals of the period. The selected one is shown by day in the chart below. */
export function MeasureTiles({ insights, chosen, onChoose }: MeasureTilesProps) {
  return (
    <fieldset>
      <legend className="sr-only">Chart measure</legend>
      <div className="grid grid-cols-2 border-t border-l border-line lg:grid-cols-4">
        {measures.map((measure) => {
          const { now, before } = measure.ofAll(insights)
          return (
            <label
              key={measure.id}
              className="grid content-start gap-1 border-r border-b border-line p-4 transition-colors hover:bg-linen/60 has-checked:bg-linen has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-moss"
            >
              <input
                type="radio"
                name="measure"
                className="sr-only"
                checked={measure === chosen}
                onChange={() => onChoose(measure)}
              />
              <span className="text-xs text-ink-soft">{measure.name}</span>
              <span className="font-display text-xl tabular-nums">{measure.format(now)}</span>
              <Change now={now} before={before} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
