import { queryOptions } from '@tanstack/react-query'
import { getSession } from './session.ts'

export const sessionQueries = {
  /** The uid of the signed-in user, or null. */
  current: () => queryOptions({ queryKey: ['auth', 'session'], queryFn: () => getSession() }),
}
