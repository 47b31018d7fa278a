import type { QueryClient } from '@tanstack/react-query'
import { sessionQueries } from '#api/session.queries.ts'

/** The session for every route: the signed-in user's uid, or null. */
export function readSession(queryClient: QueryClient): Promise<string | null> {
  return queryClient.fetchQuery(sessionQueries.current())
}
