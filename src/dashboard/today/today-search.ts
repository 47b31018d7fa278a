import { dayIn } from '../lists/read-search.ts'

/** Search parameters of the board: the date, absent for today. */
export interface TodaySearch {
  date?: string | undefined
}

export function readTodaySearch({ date }: Record<string, unknown>): TodaySearch {
  return { date: dayIn(date) }
}
