import type { QueryClient } from '@tanstack/react-query'
import { sessionQueries } from '#api/session.queries.ts'

/** The session, read before every route: the signed-in person's uid, or null. */
export function readSession(queryClient: QueryClient): Promise<string | null> {
  return queryClient.fetchQuery(sessionQueries.current())
}
