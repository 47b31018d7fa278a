import { shownDigits } from '#i18n/shown-digits.ts'
import { clockText } from './clock-label.messages.ts'
import { shortDayNames } from './short-day-label.ts'

const clocks = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Formats the time of day in Cairo: `2:30 pm`. */
export function formatClock(instant: number): string {
  return clockLabel(partsOf(instant))
}

/** Formats date and time in Cairo: `20 Nov, 2:30 pm`. */
export function formatMoment(instant: number): string {
  const parts = partsOf(instant)
  return `${dateLabel(parts)}${clockText('comma')} ${clockLabel(parts)}`
}

/** Formats date and time in Cairo with the year: `20 Nov 2026, 2:30 pm`. */
export function formatDatedMoment(instant: number): string {
  const parts = partsOf(instant)
  const year = shownDigits(parts.get('year') ?? '')
  return `${dateLabel(parts)} ${year}${clockText('comma')} ${clockLabel(parts)}`
}

type Parts = ReadonlyMap<string, string>

function partsOf(instant: number): Parts {
  return new Map(clocks.formatToParts(instant).map(({ type, value }) => [type, value]))
}

function dateLabel(parts: Parts): string {
  const { day, month } = shortDayNames(
    `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
  )
  return `${day} ${month}`
}

// By hand: Node and browsers disagree on the space before `pm`, which would break hydration.
function clockLabel(parts: Parts): string {
  const hour = Number(parts.get('hour'))
  const clock = shownDigits(`${hour % 12 === 0 ? 12 : hour % 12}:${parts.get('minute')}`)
  return `${clock} ${clockText(hour < 12 ? 'am' : 'pm')}`
}
