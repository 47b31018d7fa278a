const hourMs = 60 * 60_000

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** `until Sunday 6 pm`, and with the date once that Sunday is more than six days away: `until Sunday 29 November`. */
export function saleEndWords(end: number, now: number): string {
  const part = (instant: number, type: Intl.DateTimeFormatPartTypes) =>
    parts.formatToParts(instant).find((one) => one.type === type)?.value ?? ''
  const weekday = part(end, 'weekday')
  if (end - now > 6 * 24 * hourMs)
    return `until ${weekday} ${part(end, 'day')} ${part(end, 'month')}`
  const hour = Number(part(end, 'hour'))
  const minute = part(end, 'minute')
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${minute === '00' ? '' : `:${minute.padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`
  const today = part(now, 'day') === part(end, 'day')
  return `until ${today ? 'today' : weekday} ${clock}`
}
