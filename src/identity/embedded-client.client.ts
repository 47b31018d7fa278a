import { createAuthClient } from 'better-auth/client'
import { anonymousClient, twoFactorClient } from 'better-auth/client/plugins'
import { AuthError } from './auth-error.ts'
import { embeddedErrorKind } from './embedded-error-kind.ts'

/** The embedded provider's library in the browser. */
export const client = createAuthClient({
  basePath: '/api/auth',
  plugins: [anonymousClient(), twoFactorClient()],
  fetchOptions: { customFetchImpl: fetchOrExplain },
})

const longestWaitMs = 30_000

/** For the provider's addresses that are our own. */
export function post(path: string, body: object): Promise<unknown> {
  return ask(client.$fetch<unknown>(path, { method: 'POST', body }))
}

/** Says at once what the library would hand on without its reason: no connection, no answer, and when to try again. */
async function fetchOrExplain(
  address: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), longestWaitMs)
  const signals = [patience.signal, ...(init?.signal ? [init.signal] : [])]
  const response = await fetch(address, { ...init, signal: AbortSignal.any(signals) })
    .catch((cause: unknown) => {
      throw new AuthError(patience.signal.aborted ? 'too-many-attempts' : 'network', { cause })
    })
    .finally(() => clearTimeout(timer))
  if (response.status !== 429) return response
  const seconds = Number(response.headers.get('x-retry-after'))
  throw new AuthError('too-many-attempts', seconds > 0 ? { retryAfter: seconds } : {})
}

interface Answer<T> {
  data: T
  error: { status: number; code?: string | undefined } | null
}

/** What the library answers, or its trouble in our words. */
export async function ask<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error } = await call.catch((cause: unknown) => {
    throw cause instanceof AuthError ? cause : new AuthError('unknown', { cause })
  })
  if (error) throw new AuthError(embeddedErrorKind(error), { cause: error })
  return data
}
