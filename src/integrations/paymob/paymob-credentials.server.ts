import { z } from 'zod'
import { PaymentProviderUnavailable } from '#commerce/payments/payment-provider.ts'
import type { PaymobClient, PaymobResponse } from './paymob-client.server.ts'
import { isDenied, readBody } from './provider-error.ts'

const tokenSchema = z.object({
  token: z.string().min(1),
  profile: z.looseObject({ user: z.looseObject({ id: z.number() }).nullish() }).nullish(),
})
const secretSchema = z.object({ hmac_secret: z.string().min(1) })

// The provider's tokens live 60 minutes.
const tokenLifetimeMs = 50 * 60_000
// Limits calls to the provider when an attacker sends many wrong signatures.
const refetchPauseMs = 60_000
// Without a secret, genuine callbacks wait for it: the provider repeats them.
const failedFetchPauseMs = 5_000
// A newer account gets no token at all: meanwhile the secret key is used directly.
const refusedKeyPauseMs = 10 * 60_000

interface Keys {
  apiKey: string
  secretKey: string
  signingSecret: string | undefined
  ownerId: number | undefined
  now: () => number
}

export type PaymobCredentials = ReturnType<typeof createPaymobCredentials>

/** Credentials between shop and provider. Calls throw like the client's, or `PaymentProviderRefused`. */
export function createPaymobCredentials(client: PaymobClient, keys: Keys) {
  const secretKey = `Token ${keys.secretKey}`
  const owners = new Set(keys.ownerId === undefined ? [] : [keys.ownerId])
  let token: { value: string; expiresAt: number } | null = null
  let refusedUntil = Number.NEGATIVE_INFINITY
  let secret: string | null = null
  let secretFetchedAt = Number.NEGATIVE_INFINITY

  /** Null when the provider issues no token for the API key. */
  async function bearer(): Promise<string | null> {
    const now = keys.now()
    if (token && token.expiresAt > now) return token.value
    // Ignores a pause that ends too far ahead: a clock that was ahead wrote it.
    if (now < refusedUntil && refusedUntil - now <= refusedKeyPauseMs) return null
    return requestToken()
  }

  const requestToken = shareWhileRunning(async (): Promise<string | null> => {
    const now = keys.now()
    const response = await client.post('/api/auth/tokens', { api_key: keys.apiKey })
    const parsed = tokenSchema.safeParse(response.body)
    if (!parsed.success) {
      refusedUntil = now + refusedKeyPauseMs
      return null
    }
    const owner = parsed.data.profile?.user?.id
    if (owner !== undefined) addOwner(owner)
    token = { value: `Bearer ${parsed.data.token}`, expiresAt: now + tokenLifetimeMs }
    return token.value
  })

  /** Calls with a token of the API key, or with the secret key when the provider rejects the token. */
  async function authorized(
    call: (authorization: string) => Promise<PaymobResponse>,
  ): Promise<PaymobResponse> {
    const authorization = await bearer()
    if (authorization !== null) {
      const response = await call(authorization)
      if (!isDenied(response)) return response
      token = null
    }
    return call(secretKey)
  }

  /** Callbacks that arrive together share one request: every one of them may be forged. */
  const fetchSecret = shareWhileRunning(async () => {
    try {
      const response = await authorized((by) => client.get('/api/auth/hmac_secret/get_hmac', by))
      secret = readBody(secretSchema, response, 'the signing secret', 'API key').hmac_secret
      return secret
    } finally {
      secretFetchedAt = keys.now()
    }
  })

  const isPaused = (pauseMs: number) => Math.abs(keys.now() - secretFetchedAt) < pauseMs

  function addOwner(id: number): void {
    // A configured owner excludes owners learned from inquiries.
    if (keys.ownerId === undefined) owners.add(id)
  }

  return {
    secretKey,
    authorized,
    /** Throws `PaymentProviderUnavailable` while the secret is unknown and a request for it has just failed. */
    async signingSecret(): Promise<string> {
      const known = keys.signingSecret ?? secret
      if (known) return known
      if (isPaused(failedFetchPauseMs)) {
        throw new PaymentProviderUnavailable('The signing secret could not be fetched.')
      }
      return fetchSecret()
    },
    /** A rotated signing secret, if there is one; fetched at most once a minute. */
    async newSigningSecret(): Promise<string | null> {
      if (keys.signingSecret) return null
      if (isPaused(refetchPauseMs)) return null
      const old = secret
      const fetched = await fetchSecret()
      return fetched === old ? null : fetched
    },
    /** Whether transactions of this owner belong to the shop; only the provider knows the owner's id. */
    isOwner: (id: number) => owners.has(id),
    addOwner,
  }
}

/** Calls that overlap share one run. */
function shareWhileRunning<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null
  return () => {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}
