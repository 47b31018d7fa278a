import type { QueryClient } from '@tanstack/react-query'
import { customerQueries } from '#api/profile.queries.ts'
import { sessionQueries } from '#api/session.queries.ts'
import { deleteSession } from '#api/session.ts'
import type { SignInDependencies } from './sign-in.ts'
import { signInHint } from './sign-in-hint.ts'

export const signOutFailed = 'Error signing out.'

/** Out of the provider and out of the shop. Answers whether both worked; if not, show `signOutFailed`. */
export async function signOut({ provider, queryClient }: SignInDependencies): Promise<boolean> {
  // Both are tried, whatever becomes of the other: half signed out is better than not at all.
  const results = await Promise.allSettled([provider.signOut(), deleteSession()])
  const done = results.every((result) => result.status === 'fulfilled')
  if (done) signInHint.clear()
  clearTab()
  if (results[1].status === 'fulfilled') forget(queryClient)
  return done
}

/** What was read for this person goes; what everybody sees may stay. */
function forget(queryClient: QueryClient): void {
  const session = sessionQueries.current().queryKey
  const customer = customerQueries.current().queryKey
  queryClient.setQueryData(session, null)
  queryClient.setQueryData(customer, null)
  const kept = new Set([...publicTopics, session[0], customer[0]])
  queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.has(String(queryKey[0])) })
}

/** What this tab remembers was typed by whoever leaves: a checkout that was begun, say. */
function clearTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is forbidden: then nothing is in it.
  }
}

const publicTopics = ['products', 'categories', 'delivery']
