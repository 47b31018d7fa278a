/** Browsers report a half-typed year as a date: `2` of `2026` arrives as year `0002`. */
export function isYearIncomplete(day: string): boolean {
  return day < '1000'
}
