import { queryOptions } from '@tanstack/react-query'
import { getProfile } from './customer.functions.ts'

export const customerQueries = {
  /** Everything that is cached about people. */
  root: ['users'] as const,
  /** The signed-in person's own profile, or null. */
  current: () => queryOptions({ queryKey: ['users', 'current'], queryFn: () => getProfile() }),
}
