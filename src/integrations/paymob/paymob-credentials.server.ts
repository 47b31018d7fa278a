import { z } from 'zod'
import { PaymentProviderRefused } from '#commerce/payments/payment-provider.ts'
import type { PaymobClient } from './paymob-client.server.ts'

const tokenSchema = z.object({ token: z.string().min(1) })
const secretSchema = z.object({ hmac_secret: z.string().min(1) })

// The provider's tokens live for 60 minutes.
const tokenLifetimeMs = 50 * 60_000
// A forger who sends one wrong signature after another must not make the shop ask the provider each time.
const refetchPauseMs = 60_000

/** By what shop and provider know each other. Calls throw as the client’s do, or `PaymentProviderRefused`. */
export interface PaymobCredentials {
  bearer(): Promise<string>
  /** After the provider refused the token: the next call gets a fresh one. */
  forgetToken(): void
  signingSecret(): Promise<string>
  /** A newer signing secret, if there may be one: asked for at most once a minute. */
  newSigningSecret(): Promise<string | null>
}

export function createPaymobCredentials(
  client: PaymobClient,
  settings: { apiKey: string; signingSecret: string | undefined; now: () => number },
): PaymobCredentials {
  let token: { value: string; expiresAt: number } | null = null
  let secret: string | null = null
  let secretAskedAt = Number.NEGATIVE_INFINITY

  async function bearer(): Promise<string> {
    if (!token || token.expiresAt <= settings.now()) {
      const answer = await client.post('/api/auth/tokens', { api_key: settings.apiKey })
      const parsed = tokenSchema.safeParse(answer.body)
      if (!parsed.success) {
        throw new PaymentProviderRefused(`The provider gave no token (${answer.status}).`)
      }
      token = { value: parsed.data.token, expiresAt: settings.now() + tokenLifetimeMs }
    }
    return `Bearer ${token.value}`
  }

  async function fetchSecret(): Promise<string> {
    secretAskedAt = settings.now()
    const answer = await client.get('/api/auth/hmac_secret/get_hmac', await bearer())
    const parsed = secretSchema.safeParse(answer.body)
    if (!parsed.success) {
      token = null
      throw new PaymentProviderRefused(`The provider gave no signing secret (${answer.status}).`)
    }
    secret = parsed.data.hmac_secret
    return secret
  }

  return {
    bearer,
    forgetToken() {
      token = null
    },
    async signingSecret() {
      return settings.signingSecret ?? secret ?? fetchSecret()
    },
    async newSigningSecret() {
      if (settings.signingSecret) return null
      if (Math.abs(settings.now() - secretAskedAt) < refetchPauseMs) return null
      const old = secret
      const fetched = await fetchSecret()
      return fetched === old ? null : fetched
    },
  }
}
