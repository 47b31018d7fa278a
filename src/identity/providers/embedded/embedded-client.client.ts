import { createAuthClient } from 'better-auth/client'
import { anonymousClient, twoFactorClient } from 'better-auth/client/plugins'
import { withLocaleHeader } from '#i18n/locale-of-request.ts'
import { AuthError } from '../../sign-in/auth-error.ts'
import { embeddedErrorKind } from './embedded-error-kind.ts'

/** The client of better-auth. Tests pass an origin and a fetch of their own. */
export function createEmbeddedClient(origin?: string, send: typeof fetch = fetch) {
  return createAuthClient({
    ...(origin ? { baseURL: origin } : {}),
    basePath: '/api/auth',
    plugins: [anonymousClient(), twoFactorClient()],
    fetchOptions: { customFetchImpl: withErrorKinds(send) },
  })
}

export type EmbeddedClient = ReturnType<typeof createEmbeddedClient>

const longestWaitMs = 30_000

/** Throws what the library would return without a reason: no connection, a timeout, and the seconds to wait. */
function withErrorKinds(send: typeof fetch) {
  return async (address: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
    const timeouts = new AbortController()
    const timer = setTimeout(() => timeouts.abort(), longestWaitMs)
    const signals = [timeouts.signal, ...(init?.signal ? [init.signal] : [])]
    // The emails that a request sends are in the language of its page.
    const request = { ...withLocaleHeader(init), signal: AbortSignal.any(signals) }
    const response = await send(address, request)
      .catch((cause: unknown) => {
        throw new AuthError(timeouts.signal.aborted ? 'too-many-attempts' : 'network', { cause })
      })
      .finally(() => clearTimeout(timer))
    if (response.status !== 429) return response
    const seconds = Number(response.headers.get('x-retry-after'))
    const code = codeIn(await response.json().catch(() => null))
    const kind = embeddedErrorKind({ status: response.status, code })
    throw new AuthError(kind, seconds > 0 ? { retryAfter: seconds } : {})
  }
}

function codeIn(body: unknown): string | undefined {
  const isNamed = typeof body === 'object' && body !== null && 'code' in body
  return isNamed && typeof body.code === 'string' ? body.code : undefined
}

interface ClientResponse<T> {
  data: T
  error: { status: number; code?: string | undefined } | null
}

/** The library's response, or its error as an `AuthError`. */
export async function ask<T>(call: Promise<ClientResponse<T>>): Promise<T> {
  const { data, error } = await call.catch((cause: unknown) => {
    throw cause instanceof AuthError ? cause : new AuthError('unknown', { cause })
  })
  if (error) throw new AuthError(embeddedErrorKind(error), { cause: error })
  return data
}
