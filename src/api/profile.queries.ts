import { queryOptions } from '@tanstack/react-query'
import { getProfile } from './profile.ts'

export const customerQueries = {
  /** Prefix of every cached query of users: sign-out removes them all. */
  root: ['users'] as const,
  /** The profile of the signed-in user, or null. */
  current: () => queryOptions({ queryKey: ['users', 'current'], queryFn: () => getProfile() }),
}
