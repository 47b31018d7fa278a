/** The first digits of a year are a year of their own: `2` of `2026` comes as `0002`, and is not meant yet. */
export function isYearBegun(day: string): boolean {
  return day < '1000'
}
