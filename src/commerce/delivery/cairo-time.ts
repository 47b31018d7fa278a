import { Temporal } from 'temporal-polyfill'

const timeZone = 'Africa/Cairo'

/** A day of the calendar in Cairo, written `2026-11-20`. */
export type CivilDate = string

/** The day it is in Cairo at an instant. */
export function civilDateAt(instant: number): CivilDate {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()
}

/**
 * The instant at which Cairo's clocks show so many minutes after midnight of a day; negative minutes are the evening
 * before. Where summer time skips the hour, the clock that was put forward counts.
 */
export function instantOf(date: CivilDate, minute: number): number {
  return Temporal.PlainDate.from(date)
    .toPlainDateTime()
    .add({ minutes: minute })
    .toZonedDateTime(timeZone).epochMilliseconds
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return Temporal.PlainDate.from(date).add({ days }).toString()
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
