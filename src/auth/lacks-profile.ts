import type { QueryClient } from '@tanstack/react-query'
import { customerQueries } from '#api/profile.queries.ts'
import { sessionQueries } from '#api/session.queries.ts'

/**
 * Whether the signed-in user has no profile. The server returns none without a session either, as between the end of one
 * and the start of the next, so a missing profile is read again after the session.
 */
export async function lacksProfile(queryClient: QueryClient): Promise<boolean> {
  const isMissing = async (options: { staleTime?: number }) => {
    const uid = await queryClient.fetchQuery({ ...sessionQueries.current(), ...options })
    if (uid === null) return false
    return (await queryClient.fetchQuery({ ...customerQueries.current(), ...options })) === null
  }
  return (await isMissing({})) && (await isMissing({ staleTime: 0 }))
}
