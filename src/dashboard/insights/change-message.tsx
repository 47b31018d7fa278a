import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { Compared } from '#commerce/insights/insights.ts'
import { changeSince } from '#commerce/insights/period.ts'

/** The change from the previous period, as an arrow with text. */
export function Change({ now, before }: Compared) {
  const percent = changeSince(before, now)
  if (percent === null)
    return <span className="text-xs text-ink-soft sm:whitespace-nowrap">No previous data</span>
  const Arrow = percent === 0 ? Minus : percent > 0 ? ArrowUp : ArrowDown
  return (
    <span className="inline-flex items-center gap-1 text-xs whitespace-nowrap text-ink-soft tabular-nums">
      <Arrow className="size-3.5" />
      {changeMessages(percent)}
    </span>
  )
}

function changeMessages(percent: number): string {
  if (percent === 0) return 'no change'
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'}`
}
