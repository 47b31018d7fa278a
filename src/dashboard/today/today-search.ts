import { dayIn } from '../lists/read-search.ts'

/** What stands in the address of the board: the day, where it is not today. */
export interface TodaySearch {
  date?: string | undefined
}

export function readTodaySearch({ date }: Record<string, unknown>): TodaySearch {
  return { date: dayIn(date) }
}
