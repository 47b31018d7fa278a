import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { runText } from './run.messages.ts'
import type { ShownRun } from './shown-run.ts'

/** Date, progress and cash of the run. */
export function RunSummary({ run }: { run: ShownRun }) {
  const done = run.done.length
  const total = done + run.open.length + run.workshop.length
  const hasCash = run.cash.due > 0 || run.cash.collected > 0
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="font-display text-xl">{formatDay(run.date)}</h1>
        <p className="text-sm font-medium">{runText('progress', { done, total })}</p>
      </div>
      <div aria-hidden="true" className="flex gap-1">
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments are all alike.
            key={index}
            className={`h-1 grow ${index < done ? 'bg-moss' : 'bg-line'}`}
          />
        ))}
      </div>
      {hasCash && (
        <dl className="flex justify-between gap-4 text-sm">
          <div>
            <dt className="text-xs text-ink-soft">{runText('toCollect')}</dt>
            <dd className="font-medium">{formatMoney(run.cash.due)}</dd>
          </div>
          <div className="text-end">
            <dt className="text-xs text-ink-soft">{runText('collected')}</dt>
            <dd className="font-medium">{formatMoney(run.cash.collected)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
