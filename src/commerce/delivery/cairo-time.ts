import { Temporal } from 'temporal-polyfill'
import type { CairoClock, ClockSpan } from './cairo-clock.ts'

const timeZone = 'Africa/Cairo'
const dayMs = 24 * 60 * 60_000
const dateLength = '2026-11-20'.length

/** A date in Cairo, such as `2026-11-20`. */
export type CivilDate = string

// Cached, because every page and every order needs the current date, and time zone conversion costs more than the rest
// of that code.
let lastDay = { date: '', from: 0, until: 0 }

/** The date in Cairo at an instant. */
export function civilDateAt(instant: number): CivilDate {
  if (instant >= lastDay.from && instant < lastDay.until) return lastDay.date
  const date = Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()
  lastDay = { date, from: instantOf(date, 0), until: instantOf(addDays(date, 1), 0) }
  return date
}

const maxInstants = 500
const instants = new Map<string, number>()

/**
 * The instant of a minute after midnight in Cairo; negative minutes are on the previous evening. A time that daylight
 * saving skips is read as an hour later.
 */
export function instantOf(date: CivilDate, minute: number): number {
  const key = `${date} ${minute}`
  const cached = instants.get(key)
  if (cached !== undefined) return cached
  const instant = Temporal.PlainDate.from(date)
    .toPlainDateTime()
    .add({ minutes: minute })
    .toZonedDateTime(timeZone).epochMilliseconds
  if (instants.size >= maxInstants) instants.clear()
  instants.set(key, instant)
  return instant
}

/** The instant of a day at the time of day in Cairo that another instant has. */
export function sameTimeOn(date: CivilDate, instant: number): number {
  const plainTime = Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
}

export function addDays(date: CivilDate, days: number): CivilDate {
  // Civil days all have the same length in UTC. Pages add days often, and a Temporal object for each one is slow.
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, dateLength)
}

/** All days of a period in order, its last one included. */
export function daysOf({ from, until }: { from: CivilDate; until: CivilDate }): CivilDate[] {
  const days: CivilDate[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: CivilDate): number {
  return new Date(date).getUTCDay() || 7
}

/** Whether untrusted text is an existing date in canonical form. */
export function isCivilDate(text: string): text is CivilDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}

/** Civil time in Cairo with seconds: `2026-11-20T14:30:05`. */
export function civilTimeAt(instant: number): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
}

/** The instant of a civil time in Cairo, `2026-11-20T14:30:05` or `2026-11-20 14:30`; null for anything else. */
export function instantOfCivilTime(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/.test(text)) return null
  try {
    const shown = Temporal.PlainDateTime.from(text, { overflow: 'reject' })
    return shown.toZonedDateTime(timeZone).epochMilliseconds
  } catch {
    return null
  }
}

/** UTC offsets of Cairo between two instants: mostly one, two across a daylight saving change. */
export function clockSpans(from: number, until: number): ClockSpan[] {
  const spans: ClockSpan[] = []
  let shown = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone)
  for (;;) {
    const ahead = shown.offsetNanoseconds / 1_000_000
    const next = shown.getTimeZoneTransition('next')
    if (next === null || next.epochMilliseconds >= until) return [...spans, { until: null, ahead }]
    spans.push({ until: next.epochMilliseconds, ahead })
    shown = next
  }
}

const daysToCome = 2 * 365
let lastClock: { on: CivilDate; clock: CairoClock } | undefined

/** UTC offsets of Cairo for the next two years. */
export function clockToCome(now: number): CairoClock {
  const on = civilDateAt(now)
  if (lastClock?.on !== on) lastClock = { on, clock: clockSpans(now, now + daysToCome * dayMs) }
  return lastClock.clock
}
