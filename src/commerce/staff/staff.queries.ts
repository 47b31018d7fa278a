import { queryOptions } from '@tanstack/react-query'
import { getRoster } from './staff.functions.ts'

export const staffQueries = {
  /** Everybody of the staff, and who is invited. */
  roster: () => queryOptions({ queryKey: ['staff', 'roster'], queryFn: () => getRoster() }),
}
