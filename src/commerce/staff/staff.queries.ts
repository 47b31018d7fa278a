import { queryOptions } from '@tanstack/react-query'
import { getRoster } from './staff.functions.ts'

export const staffQueries = {
  all: () => ['staff'] as const,
  /** Everybody of the staff, and who is invited. */
  roster: () =>
    queryOptions({ queryKey: [...staffQueries.all(), 'roster'], queryFn: () => getRoster() }),
}
