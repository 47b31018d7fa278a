import type { QueryClient } from '@tanstack/react-query'
import { customerQueries } from '#api/profile.queries.ts'
import { sessionQueries } from '#api/session.queries.ts'
import { deleteSession } from '#api/session.ts'
import { authText } from './auth.messages.ts'
import { clearDriver } from './clear-driver.ts'
import type { SignInDependencies } from './sign-in.ts'
import { signInHint } from './sign-in-hint.ts'

export function signOutFailed(): string {
  return authText('signOutFailed')
}

/** Signs out of provider and shop. Returns whether both worked; otherwise show `signOutFailed`. */
export async function signOut({ provider, queryClient }: SignInDependencies): Promise<boolean> {
  // Try both, whatever the other's result: half signed out is better than not at all.
  const results = await Promise.allSettled([provider.signOut(), deleteSession()])
  const done = results.every((result) => result.status === 'fulfilled')
  if (done) signInHint.clear()
  clearTab()
  await clearDriver()
  if (results[1].status === 'fulfilled') clearUserCache(queryClient)
  return done
}

/** Removes the user's cached data; public data may stay. */
function clearUserCache(queryClient: QueryClient): void {
  const session = sessionQueries.current().queryKey
  const customer = customerQueries.current().queryKey
  queryClient.setQueryData(session, null)
  queryClient.setQueryData(customer, null)
  const publicKeys = new Set([...publicTopics, session[0], customer[0]])
  queryClient.removeQueries({ predicate: ({ queryKey }) => !publicKeys.has(String(queryKey[0])) })
}

/** The tab's storage holds what the user entered, such as a begun checkout. */
function clearTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is forbidden, so it is empty.
  }
}

const publicTopics = ['products', 'categories', 'delivery']
