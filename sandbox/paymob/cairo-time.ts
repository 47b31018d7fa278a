const cairoParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Cairo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** Local Cairo time with six decimals and no offset, like the Egyptian host. */
export function cairoTimestamp(at: number, microseconds = 0): string {
  const part = new Map(cairoParts.formatToParts(at).map(({ type, value }) => [type, value]))
  const fraction = String((at % 1000) * 1000 + (microseconds % 1000)).padStart(6, '0')
  const date = `${part.get('year')}-${part.get('month')}-${part.get('day')}`
  return `${date}T${part.get('hour')}:${part.get('minute')}:${part.get('second')}.${fraction}`
}

/** The civil day in Cairo: a payment can be voided only on its day. */
export function cairoDay(at: number): string {
  return cairoTimestamp(at).slice(0, 10)
}
