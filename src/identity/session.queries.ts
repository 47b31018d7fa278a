import { queryOptions } from '@tanstack/react-query'
import { getSession } from './get-session.functions.ts'

export const sessionQueries = {
  /** The signed-in person's uid, or null. */
  current: () => queryOptions({ queryKey: ['auth', 'session'], queryFn: () => getSession() }),
}
