import { Temporal } from 'temporal-polyfill'
import type { CairoClock, ClockSpan } from './cairo-clock.ts'

const timeZone = 'Africa/Cairo'
const dayMs = 24 * 60 * 60_000
const dateLength = '2026-11-20'.length

/** A day of the calendar in Cairo, written `2026-11-20`. */
export type CivilDate = string

// Every page and every order asks which day it is, and civil time costs more than what they do with it.
let lastDay = { date: '', from: 0, until: 0 }

/** The day it is in Cairo at an instant. */
export function civilDateAt(instant: number): CivilDate {
  if (instant >= lastDay.from && instant < lastDay.until) return lastDay.date
  const date = Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()
  lastDay = { date, from: instantOf(date, 0), until: instantOf(addDays(date, 1), 0) }
  return date
}

const mostInstants = 500
const instants = new Map<string, number>()

/**
 * The instant at which Cairo's clocks show so many minutes after midnight of a day; negative minutes are the evening
 * before. Where summer time skips the hour, the clock that was put forward counts.
 */
export function instantOf(date: CivilDate, minute: number): number {
  const asked = `${date} ${minute}`
  const known = instants.get(asked)
  if (known !== undefined) return known
  const instant = Temporal.PlainDate.from(date)
    .toPlainDateTime()
    .add({ minutes: minute })
    .toZonedDateTime(timeZone).epochMilliseconds
  if (instants.size >= mostInstants) instants.clear()
  instants.set(asked, instant)
  return instant
}

export function addDays(date: CivilDate, days: number): CivilDate {
  // All days of a calendar without clocks are of one length: every page counts some, and a calendar object for each costs.
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, dateLength)
}

/** The day of the week, from 1 on Monday to 7 on Sunday. */
export function weekdayOf(date: CivilDate): number {
  return new Date(date).getUTCDay() || 7
}

/** Whether a text from outside is a day that exists, in the one form the shop uses. */
export function isCivilDate(text: string): text is CivilDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}

/** What Cairo's clocks show at an instant, to the second: `2026-11-20T14:30:05`. */
export function civilTimeAt(instant: number): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
}

/** The instant at which Cairo's clocks show `2026-11-20T14:30:05`, or `2026-11-20 14:30`; null for anything else. */
export function instantOfCivilTime(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/.test(text)) return null
  try {
    const shown = Temporal.PlainDateTime.from(text, { overflow: 'reject' })
    return shown.toZonedDateTime(timeZone).epochMilliseconds
  } catch {
    return null
  }
}

/** How far Cairo's clocks are ahead from one instant until another: mostly one span, two where summer time changes. */
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

/** How far Cairo's clocks are ahead for two years to come. */
export function clockToCome(now: number): CairoClock {
  const on = civilDateAt(now)
  if (lastClock?.on !== on) lastClock = { on, clock: clockSpans(now, now + daysToCome * dayMs) }
  return lastClock.clock
}
