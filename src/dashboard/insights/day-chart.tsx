import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatShortDay } from '#commerce/delivery/short-day-label.ts'
import type { InsightDay } from '#commerce/insights/insights.ts'
import { inlineSign, isRightToLeft } from '#i18n/writing-direction.ts'
import { insightsText } from './insights.messages.ts'
import { formatShort, type Measure, ofDay } from './measures.ts'

/**
 * The days of the period as bars, those of the previous period as a line. Pointer or arrow keys select a day; for
 * screen readers it is a slider with a text for each day.
 */
export function DayChart({ days, measure }: { days: readonly InsightDay[]; measure: Measure }) {
  const [chosen, setChosen] = useState(days.length - 1)
  const active = Math.min(chosen, days.length - 1)
  const values = days.map((each) => ofDay(measure, each))
  const ticks = ticksFor(Math.max(...values.flatMap(({ now, before }) => [now, before])))
  const top = ticks.at(-1) ?? 1
  const day = days[active]
  if (!day) return null

  function onKeyDown(event: KeyboardEvent) {
    const next = placeAfter(event.key, active, days.length)
    if (next === null) return
    event.preventDefault()
    setChosen(next)
  }

  function onPointerMove(event: PointerEvent) {
    setChosen(placeAt(event.clientX, event.currentTarget.getBoundingClientRect(), days.length))
  }

  return (
    <div>
      <Readout day={day} measure={measure} />
      <div className="mt-3 flex">
        <div
          role="slider"
          tabIndex={0}
          aria-label={insightsText('measureByDay', { measure: measure.name })}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={active + 1}
          aria-valuetext={dayLabel(day, measure)}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
          onPointerDown={onPointerMove}
          className="relative h-56 min-w-0 grow touch-pan-y sm:h-72"
        >
          {ticks.map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-t border-line"
              style={{ bottom: `${(tick / top) * 100}%` }}
            />
          ))}
          <Marks values={values} top={top} active={active} />
        </div>
        <div aria-hidden="true" className="relative w-12 shrink-0 text-xs text-ink-soft">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute end-0 translate-y-1/2 whitespace-nowrap"
              style={{ bottom: `${(tick / top) * 100}%` }}
            >
              {formatShort(tick)}
            </span>
          ))}
        </div>
      </div>
      <DayAxis days={days} />
    </div>
  )
}

function Marks({
  values,
  top,
  active,
}: {
  values: readonly { now: number; before: number }[]
  top: number
  active: number
}) {
  const line = values.map(({ before }, index) => `${index + 0.5},${100 - (before / top) * 100}`)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length} 100`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
    >
      {values.map(({ now }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: days are fixed.
          key={index}
          x={index + 0.15}
          width={0.7}
          y={100 - (now / top) * 100}
          height={(now / top) * 100}
          className={index === active ? 'fill-moss' : 'fill-moss/45'}
        />
      ))}
      <polyline
        points={line.join(' ')}
        fill="none"
        strokeWidth={1.5}
        strokeDasharray="4 3"
        vectorEffect="non-scaling-stroke"
        className="stroke-blush"
      />
    </svg>
  )
}

/** Legend with the values of the selected day. */
function Readout({ day, measure }: { day: InsightDay; measure: Measure }) {
  const { now, before } = ofDay(measure, day)
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-xs">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="size-2.5 bg-moss" />
        {formatDay(day.date)}: <b className="font-medium">{measure.format(now)}</b>
      </span>
      <span className="inline-flex items-center gap-2 text-ink-soft">
        <span aria-hidden="true" className="w-4 border-t-2 border-dashed border-blush" />
        {formatDay(day.dateBefore)}: {measure.format(before)}
      </span>
    </p>
  )
}

function DayAxis({ days }: { days: readonly InsightDay[] }) {
  const [first, last] = [days[0], days.at(-1)]
  const middle = days.length > 2 ? days[Math.floor(days.length / 2)] : undefined
  return (
    <div aria-hidden="true" className="mt-2 me-12 flex justify-between text-xs text-ink-soft">
      {[first, middle, last === first ? undefined : last].map(
        (day) => day && <span key={day.date}>{formatShortDay(day.date)}</span>,
      )}
    </div>
  )
}

function dayLabel(day: InsightDay, measure: Measure): string {
  const { now, before } = ofDay(measure, day)
  return insightsText('dayValues', {
    day: formatDay(day.date),
    value: measure.format(now),
    dayBefore: formatDay(day.dateBefore),
    valueBefore: measure.format(before),
  })
}

/** The day under a pointer; time runs along the line. */
export function placeAt(
  clientX: number,
  { left, width }: Pick<DOMRect, 'left' | 'width'>,
  count: number,
): number {
  const fromLeft = (clientX - left) / width
  const place = Math.floor((isRightToLeft() ? 1 - fromLeft : fromLeft) * count)
  return Math.min(count - 1, Math.max(0, place))
}

export function placeAfter(key: string, place: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: place - inlineSign(),
    ArrowDown: place - 1,
    ArrowRight: place + inlineSign(),
    ArrowUp: place + 1,
    PageDown: place - 7,
    PageUp: place + 7,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined ? null : Math.min(count - 1, Math.max(0, next))
}

/** Round ticks from 0; the last one is at least the largest value. */
export function ticksFor(largest: number): number[] {
  const step = roundStep(Math.max(1, largest) / 4)
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** The next 1, 2, 2.5 or 5 times a power of ten; at least 1, because all values are counts. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter(Number.isInteger)
  return steps.find((step) => step >= least) ?? 10 * power
}
