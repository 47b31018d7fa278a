/** What stands in the address of the board: the day, where it is not today. */
export interface TodaySearch {
  date?: string | undefined
}

/** Reads the address by hand: this stands in the code that every visitor of the shop loads. */
export function readTodaySearch({ date }: Record<string, unknown>): TodaySearch {
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return { date: undefined }
  const instant = Date.parse(date)
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
  return { date: exists ? date : undefined }
}
