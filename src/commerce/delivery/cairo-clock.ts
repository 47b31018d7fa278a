import type { CivilDate } from './cairo-time.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const dateLength = '2026-11-20'.length

/** A stretch of time in which Cairo's clocks are ahead of UTC by the same. */
export interface ClockSpan {
  /** The instant at which the clocks are changed, outside of the span; null when that is too far away to matter. */
  until: number | null
  /** In milliseconds. */
  ahead: number
}

/**
 * How far Cairo's clocks are ahead, span after span. A browser is told, because its own calendar of time zones takes
 * tens of milliseconds to be asked for the first time, on a phone hundreds.
 */
export type CairoClock = readonly ClockSpan[]

/** What Cairo's clocks show. */
export interface ShownTime {
  date: CivilDate
  /** Whole minutes after midnight, as the hands stand. */
  minute: number
}

/** What Cairo's clocks show at an instant. */
export function shownAt(clock: CairoClock, instant: number): ShownTime {
  const span = clock.find(({ until }) => until === null || instant < until)
  const shown = instant + (span?.ahead ?? 0)
  return {
    date: new Date(shown).toISOString().slice(0, dateLength),
    minute: Math.floor((shown % dayMs) / minuteMs),
  }
}
