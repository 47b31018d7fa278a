import { fileURLToPath } from 'node:url'
import { createEnv } from '@t3-oss/env-core'
import { z } from 'zod'
import { internationalNumber } from '#commerce/settings/shop-settings.ts'
import { twoFactorRules } from '#commerce/staff/roles.ts'
import { arabicDigits } from '#i18n/shown-digits.ts'
import { onlyPublic, publicSettings, refuseServerSetting } from './public-settings.ts'
import { reportInvalidSettings } from './report-invalid-settings.ts'
import { withSecretFiles } from './secret-files.server.ts'

const text = z.string()
const url = z.url({ protocol: /^https?$/ })
const numericId = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a number')
  .transform(Number)
const decimal = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,4})?$/, 'must be a number, such as 2.75')
  .transform(Number)
const storage = z
  .url({ protocol: /^(file|s3\+https?)$/, abort: true })
  .refine(isStorageAddress, 'must contain key, secret, host and bucket, or be a local folder')
const shopNumber = z
  .string()
  .regex(internationalNumber, 'must be an international number, such as +20 2 5550 0100')
const smsGateway = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(hasCredentials, 'must contain account, token and host')
const flag = z.enum(['true', 'false']).transform((word) => word === 'true')

export type ServerSettings = ReturnType<typeof parseServerSettings>

/**
 * Parses all settings at the start; an empty string counts as missing, and a secret may be in a file. Invalid settings
 * are logged under `Invalid environment variables` with names and reasons, then it throws. Reading a server setting in
 * the browser throws as well.
 */
export function parseServerSettings({
  values,
  isServer,
}: {
  values: Record<string, string | undefined>
  isServer: boolean
}) {
  const settings = createEnv({
    clientPrefix: 'VITE_',
    server: {
      IDENTITY_ADMIN_PRIVATE_KEY: text.min(32, 'must have at least 32 characters'),
      PAYMENT_API_KEY: text,
      PAYMENT_SECRET_KEY: text,
      PAYMENT_CARD_METHOD_ID: numericId,
      PAYMENT_WALLET_METHOD_ID: numericId.optional(),
      PAYMENT_API_URL: url.default('https://accept.paymob.com'),
      PAYMENT_CHECKOUT_URL: url.default('https://accept.paymob.com/unifiedcheckout/'),
      PAYMENT_HMAC_SECRET: text.optional(),
      PAYMENT_OWNER_ID: numericId.optional(),
      PAYMENT_FEE_PERCENT: decimal.default(0),
      PAYMENT_FEE_FIXED: decimal.default(0),
      CASH_ON_DELIVERY_LIMIT: numericId.default(3000),
      CASH_CONFIRMATION_MINUTES: numericId
        .refine((minutes) => minutes >= 5 && minutes <= 60, 'must be between 5 and 60')
        .default(15),
      UNCONFIRMED_CASH_ORDERS_PER_HOUR: numericId.default(6),
      ORDERS_PER_HOUR: numericId.default(60),
      UNPAID_ORDERS_PER_NETWORK: numericId
        .refine((orders) => orders > 0, 'must be at least 1')
        .default(9),
      SIGN_IN_ATTEMPTS_PER_MINUTE: numericId.default(10),
      STAFF_TWO_FACTOR: z.enum(twoFactorRules).default('optional'),
      ARABIC_DIGITS: z.enum(arabicDigits).default('western'),
      SHOP_PHONE: shopNumber.optional(),
      SHOP_WHATSAPP: shopNumber.optional(),
      GOOGLE_ISSUER: url.default('https://accounts.google.com'),
      GOOGLE_CLIENT_ID: text.optional(),
      GOOGLE_CLIENT_SECRET: text.optional(),
      SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://localhost:25'),
      MAIL_FROM: text.default('Flower Boutique <orders@boutique.example>'),
      SMS_URL: smsGateway.optional(),
      SMS_FROM: text.max(16, 'must have at most 16 characters').optional(),
      DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
      DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
      DATABASE_POOL_SIZE: numericId.default(10),
      DATABASE_CONNECTION_TIMEOUT_MS: numericId.default(10_000),
      DATABASE_STATEMENT_TIMEOUT_MS: numericId.default(15_000),
      DATABASE_LOCK_TIMEOUT_MS: numericId.default(10_000),
      DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: numericId.default(30_000),
      STORAGE_URL: storage.optional(),
      DATA_FOLDER: text.default('var'),
      HOST: text.default('localhost'),
      PORT: numericId.default(3000),
      TRUST_PROXY: flag.default(false),
      NODE_ENV: text.optional(),
      MAX_REQUESTS_IN_FLIGHT: numericId.default(500),
      MAX_CONNECTIONS_PER_ADDRESS: numericId.default(256),
      OVERLOAD_LAG_MS: numericId.default(1000),
      DRAIN_SECONDS: numericId.optional(),
      SHUTDOWN_SECONDS: numericId.default(20),
      SLOW_REQUEST_MS: numericId.default(1000),
      SHOP_VERSION: text.optional(),
      INSTANCE_NAME: text.optional(),
      OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
      OTEL_EXPORTER_OTLP_HEADERS: text.optional(),
      OTEL_TRACES_SAMPLER_ARG: decimal
        .refine((share) => share <= 1, 'must be between 0 and 1')
        .default(1),
      METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
      LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    },
    client: {
      ...publicSettings,
      // The specification gives these the prefix of browser settings, but they are secrets and stay on the server.
      VITE_UPLOAD_TOKEN: text.min(16, 'must have at least 16 characters'),
      VITE_AUTH_SECRET: text.min(32, 'must have at least 32 characters'),
    },
    runtimeEnv: isServer ? { ...withSecretFiles(values) } : { ...values },
    isServer,
    emptyStringAsUndefined: true,
    onValidationError: reportInvalidSettings,
    onInvalidAccess: refuseServerSetting,
  })

  if (!isServer) return onlyPublic(settings)
  rejectCombinations(settings)
  return settings
}

/** Combinations that are invalid although each setting is valid. */
function rejectCombinations(settings: {
  NODE_ENV?: string | undefined
  STAFF_TWO_FACTOR: string
  VITE_IDENTITY_PROVIDER: string
  VITE_IDENTITY_EMULATOR?: string | undefined
  DATABASE_URL?: string | undefined
  DATABASE_REPLICA_URL?: string | undefined
  SMS_URL?: string | undefined
  SMS_FROM?: string | undefined
}): void {
  const refuse = (name: string, message: string) =>
    reportInvalidSettings([{ path: [name], message }])
  if (settings.VITE_IDENTITY_EMULATOR && settings.NODE_ENV === 'production') {
    refuse('VITE_IDENTITY_EMULATOR', 'must be empty in production: its tokens are not signed')
  }
  if (settings.DATABASE_REPLICA_URL && !settings.DATABASE_URL) {
    refuse('DATABASE_REPLICA_URL', 'is a copy of what DATABASE_URL names, which is empty')
  }
  if (settings.SMS_URL && !settings.SMS_FROM) {
    refuse('SMS_FROM', 'is missing: text messages need a sender')
  }
  if (settings.STAFF_TWO_FACTOR === 'required' && settings.VITE_IDENTITY_PROVIDER === 'firebase') {
    refuse('STAFF_TWO_FACTOR', 'can be required with the embedded identity provider alone')
  }
}

/** Whether a valid URL contains a user and a password. */
function hasCredentials(address: string): boolean {
  try {
    const { username, password } = new URL(address)
    return decodeURIComponent(username) !== '' && decodeURIComponent(password) !== ''
  } catch {
    return false
  }
}

/** Whether a URL is a valid storage: a local folder, or a bucket with key and secret. */
function isStorageAddress(address: string): boolean {
  try {
    const url = new URL(address)
    if (url.protocol === 'file:') return fileURLToPath(url) !== ''
    const key = decodeURIComponent(url.username)
    const secret = decodeURIComponent(url.password)
    return key !== '' && secret !== '' && /^\/[^/]/.test(url.pathname)
  } catch {
    return false
  }
}
