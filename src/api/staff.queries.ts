import { queryOptions } from '@tanstack/react-query'
import { getRoster } from './staff.ts'

export const staffQueries = {
  all: () => ['staff'] as const,
  /** All members of the staff, and the pending invitations. */
  roster: () =>
    queryOptions({ queryKey: [...staffQueries.all(), 'roster'], queryFn: () => getRoster() }),
}
