import { z } from 'zod'
import type { PaymobClient, PaymobResponse } from './paymob-client.server.ts'
import { isDenied, refusalOf } from './provider-error.ts'

const tokenSchema = z.object({
  token: z.string().min(1),
  profile: z.looseObject({ user: z.looseObject({ id: z.number() }).nullish() }).nullish(),
})
const secretSchema = z.object({ hmac_secret: z.string().min(1) })

// The provider's tokens live for 60 minutes.
const tokenLifetimeMs = 50 * 60_000
// A forger who sends one wrong signature after another must not make the shop ask the provider each time.
const refetchPauseMs = 60_000
// An account of the newer API gets no token at all: the secret key is tried at once meanwhile.
const refusedKeyPauseMs = 10 * 60_000

/** How shop and provider know each other. Calls throw as the client’s do, or `PaymentProviderRefused`. */
export interface PaymobCredentials {
  /** `Token …` */
  readonly secretKey: string
  /** Calls with a token of the API key; where the provider refuses the one or the other, with the secret key. */
  authorized(call: (authorization: string) => Promise<PaymobResponse>): Promise<PaymobResponse>
  signingSecret(): Promise<string>
  /** A newer signing secret, if there may be one: asked for at most once a minute. */
  newSigningSecret(): Promise<string | null>
  /** Whether transactions of this owner are the shop's: its owner's number is known from the provider alone. */
  isOwner(id: number): boolean
  noteOwner(id: number): void
}

interface Keys {
  apiKey: string
  secretKey: string
  signingSecret: string | undefined
  ownerId: number | undefined
  now: () => number
}

export function createPaymobCredentials(client: PaymobClient, keys: Keys): PaymobCredentials {
  const secretKey = `Token ${keys.secretKey}`
  const owners = new Set(keys.ownerId === undefined ? [] : [keys.ownerId])
  let token: { value: string; expiresAt: number } | null = null
  let refusedUntil = Number.NEGATIVE_INFINITY
  let secret: string | null = null
  let secretAskedAt = Number.NEGATIVE_INFINITY

  /** Null where the provider gives no token for the API key. */
  async function bearer(): Promise<string | null> {
    const now = keys.now()
    if (token && token.expiresAt > now) return token.value
    // A pause that ends further ahead was begun by a clock that was ahead.
    if (now < refusedUntil && refusedUntil - now <= refusedKeyPauseMs) return null
    const answer = await client.post('/api/auth/tokens', { api_key: keys.apiKey })
    const parsed = tokenSchema.safeParse(answer.body)
    if (!parsed.success) {
      refusedUntil = now + refusedKeyPauseMs
      return null
    }
    const owner = parsed.data.profile?.user?.id
    if (owner !== undefined) noteOwner(owner)
    token = { value: `Bearer ${parsed.data.token}`, expiresAt: now + tokenLifetimeMs }
    return token.value
  }

  async function authorized(
    call: (authorization: string) => Promise<PaymobResponse>,
  ): Promise<PaymobResponse> {
    const authorization = await bearer()
    if (authorization !== null) {
      const answer = await call(authorization)
      if (!isDenied(answer)) return answer
      token = null
    }
    return call(secretKey)
  }

  async function fetchSecret(): Promise<string> {
    secretAskedAt = keys.now()
    const answer = await authorized((by) => client.get('/api/auth/hmac_secret/get_hmac', by))
    const parsed = secretSchema.safeParse(answer.body)
    if (!parsed.success) throw refusalOf(answer, 'the signing secret', 'API key')
    secret = parsed.data.hmac_secret
    return secret
  }

  function noteOwner(id: number): void {
    // A setting is stricter than what is learned.
    if (keys.ownerId === undefined) owners.add(id)
  }

  return {
    secretKey,
    authorized,
    async signingSecret() {
      return keys.signingSecret ?? secret ?? fetchSecret()
    },
    async newSigningSecret() {
      if (keys.signingSecret) return null
      if (Math.abs(keys.now() - secretAskedAt) < refetchPauseMs) return null
      const old = secret
      const fetched = await fetchSecret()
      return fetched === old ? null : fetched
    },
    isOwner: (id) => owners.has(id),
    noteOwner,
  }
}
