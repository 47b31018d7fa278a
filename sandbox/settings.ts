import { createHash } from 'node:crypto'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const milliseconds = z.coerce.number().int().min(0).max(600_000)
const integrationId = z.coerce.number().int().positive()
const origin = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))

const environment = z.object({
  SANDBOX_PORT: port.default(4010),
  SANDBOX_SMTP_PORT: port.default(4025),
  SANDBOX_DATA: z.string().default('var/sandbox.sqlite'),
  SANDBOX_ORIGIN: origin.optional(),
  SANDBOX_HMAC_SECRET: z.string().optional(),
  SANDBOX_WEBHOOK_DELAY_MS: milliseconds.default(4000),
  SANDBOX_WALLET_SETTLE_MS: milliseconds.default(4000),
  PAYMENT_API_KEY: z.string().default('sandbox-api-key'),
  PAYMENT_SECRET_KEY: z.string().default('egy_sk_test_sandbox'),
  VITE_PAYMENT_PUBLIC_KEY: z.string().default('egy_pk_test_sandbox'),
  PAYMENT_CARD_METHOD_ID: integrationId.default(4_000_001),
  PAYMENT_WALLET_METHOD_ID: integrationId.optional(),
  GOOGLE_CLIENT_ID: z.string().default('flower-boutique'),
  GOOGLE_CLIENT_SECRET: z.string().default('sandbox-google-secret'),
  SANDBOX_GOOGLE_REDIRECT_URI: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_SMS_TOKEN: z.string().default('sandbox-sms-token'),
})

export interface PaymobSettings {
  apiKey: string
  secretKey: string
  publicKey: string
  hmacSecret: string
  cardIntegrationId: number
  /** Undefined: the account offers cards only. */
  walletIntegrationId: number | undefined
  /** Default delay of a "late" webhook. */
  lateWebhookMs: number
  /** How long a wallet payment stays pending before it settles. */
  walletSettleMs: number
}

export interface GoogleSettings {
  clientId: string
  clientSecret: string
  /** A registered return address outside this machine. */
  redirectUri: string | undefined
}

export interface Settings {
  port: number
  smtpPort: number
  data: string
  /** Public origin; undefined means http://localhost:<the port that was opened>. */
  origin: string | undefined
  paymob: PaymobSettings
  google: GoogleSettings
  /** The password of every account of the text message gateway. */
  smsToken: string
}

/** Reads the settings; an empty string counts as missing. Throws with every bad name listed. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const present = Object.entries(source).filter(([, value]) => value !== undefined && value !== '')
  const parsed = environment.safeParse(Object.fromEntries(present))
  if (!parsed.success) {
    throw new Error(`Invalid sandbox settings\n${z.prettifyError(parsed.error)}`)
  }
  const env = parsed.data
  return {
    port: env.SANDBOX_PORT,
    smtpPort: env.SANDBOX_SMTP_PORT,
    data: env.SANDBOX_DATA,
    origin: env.SANDBOX_ORIGIN,
    paymob: {
      apiKey: env.PAYMENT_API_KEY,
      secretKey: env.PAYMENT_SECRET_KEY,
      publicKey: env.VITE_PAYMENT_PUBLIC_KEY,
      hmacSecret: env.SANDBOX_HMAC_SECRET ?? defaultHmacSecret(env.PAYMENT_SECRET_KEY),
      cardIntegrationId: env.PAYMENT_CARD_METHOD_ID,
      walletIntegrationId: env.PAYMENT_WALLET_METHOD_ID,
      lateWebhookMs: env.SANDBOX_WEBHOOK_DELAY_MS,
      walletSettleMs: env.SANDBOX_WALLET_SETTLE_MS,
    },
    google: {
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      redirectUri: env.SANDBOX_GOOGLE_REDIRECT_URI,
    },
    smsToken: env.SANDBOX_SMS_TOKEN,
  }
}

/** Stable across restarts and different from the secret key, like the real one. */
function defaultHmacSecret(secretKey: string): string {
  return createHash('sha256').update(`hmac:${secretKey}`).digest('hex').slice(0, 32).toUpperCase()
}
