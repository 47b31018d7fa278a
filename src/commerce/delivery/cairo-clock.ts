import type { CivilDate } from './cairo-time.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const dateLength = '2026-11-20'.length

/** A period with a constant UTC offset in Cairo. */
export interface ClockSpan {
  /** Time of the next offset change, exclusive; null if it is too far away to matter. */
  until: number | null
  /** Offset from UTC in milliseconds. */
  ahead: number
}

/**
 * UTC offsets of Cairo in order. The server sends them, because the first use of a browser's time zone data takes tens
 * of milliseconds, on a phone hundreds.
 */
export type CairoClock = readonly ClockSpan[]

/** Civil date and time of day in Cairo. */
export interface ShownTime {
  date: CivilDate
  /** Whole minutes after midnight. */
  minute: number
}

/** Civil time in Cairo at an instant. */
export function shownAt(clock: CairoClock, instant: number): ShownTime {
  const span = clock.find(({ until }) => until === null || instant < until)
  const shown = instant + (span?.ahead ?? 0)
  return {
    date: new Date(shown).toISOString().slice(0, dateLength),
    minute: Math.floor((shown % dayMs) / minuteMs),
  }
}
