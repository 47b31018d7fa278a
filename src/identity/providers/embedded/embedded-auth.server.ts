import { type BetterAuthOptions, betterAuth, type Logger } from 'better-auth'
import { anonymous, genericOAuth, jwt, twoFactor } from 'better-auth/plugins'
import type { Log } from '#commerce/log.ts'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { passwordLength } from '../../passwords/password-length.ts'
import { providerRateLimiter } from '../../rate-limits/rate-limiter.server.ts'
import { providerRules } from '../../rate-limits/rate-limits.ts'
import { createSignInThrottle } from '../../rate-limits/sign-in-throttle.server.ts'
import { clientAddressHeader } from '../provider-request.server.ts'
import { credentialEndpoints } from './credential-endpoints.server.ts'
import { emailChangeEndpoints } from './email-change/email-change.server.ts'
import { verificationEndpoints } from './email-change/verify-email.server.ts'
import {
  type EmbeddedProviderDependencies,
  type EmbeddedProviderSettings,
  type EndpointDependencies,
  shopName,
} from './embedded-dependencies.ts'
import { databaseHooks } from './hooks/database-hooks.server.ts'
import { afterRequest, beforeRequest } from './hooks/request-hooks.server.ts'
import { passkeyEndpoints } from './passkeys/passkey-endpoints.server.ts'
import { passkeySignInEndpoints } from './passkeys/passkey-sign-in.server.ts'
import { passwordEndpoints } from './password-endpoints.server.ts'
import { revokeOtherSessions } from './sign-in-changes/end-sign-ins.server.ts'
import { listProviders } from './sign-in-changes/sign-in-store.server.ts'
import { challengeSeconds } from './two-factor/second-factor.server.ts'

const methodNames = new Map([
  ['credential', 'password'],
  ['google', 'google.com'],
])

const day = 24 * 60 * 60

export type EmbeddedAuth = ReturnType<typeof createEmbeddedAuth>

/** better-auth, configured for the shop. */
export function createEmbeddedAuth(
  settings: EmbeddedProviderSettings,
  parts: EmbeddedProviderDependencies,
  options: { google: boolean },
) {
  const { database, log, now, passwords } = parts
  const db = database.db.withoutPlugins()
  const origin = new URL(settings.VITE_APP_URL).origin
  const isHttps = origin.startsWith('https:')
  const { IDENTITY_ADMIN_PRIVATE_KEY: secret, SIGN_IN_ATTEMPTS_PER_MINUTE: signInAttempts } =
    settings
  const throttle = createSignInThrottle(db, secret, now)
  const endpointParts = { ...parts, origin, secret, throttle }

  return betterAuth({
    appName: shopName,
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [origin],
    database: { db, type: database.engine === 'postgresql' ? 'postgres' : 'sqlite' },
    telemetry: { enabled: false },
    logger: errorsTo(log),
    onAPIError: { errorURL: `${origin}/login` },

    user: { modelName: 'identity_users' },
    session: {
      modelName: 'identity_sessions',
      expiresIn: 30 * day,
      updateAge: day,
      additionalFields: {
        secondFactor: { type: 'boolean', required: false, defaultValue: false, input: false },
      },
    },
    databaseHooks: databaseHooks(database.db, now),
    account: {
      modelName: 'identity_accounts',
      // Never link a Google account whose address is not verified.
      accountLinking: { enabled: true, trustedProviders: [] },
      encryptOAuthTokens: true,
    },
    verification: { modelName: 'identity_verifications', storeIdentifier: 'hashed' },
    rateLimit: {
      enabled: true,
      modelName: 'identity_rate_limits',
      customStorage: providerRateLimiter(db, secret, now),
      window: 10,
      max: 100,
      customRules: providerRules(signInAttempts),
    },
    hooks: {
      before: beforeRequest(endpointParts),
      after: afterRequest(endpointParts),
    },
    advanced: advancedSettings(isHttps),

    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: passwords.hash, verify: passwords.verify },
    },

    plugins: [
      anonymous({ generateName: () => '' }),
      idTokens(settings, db, now),
      shopEndpoints(endpointParts),
      secondFactor(),
      ...(options.google ? googleSignIn(settings) : []),
    ],
  })
}

function shopEndpoints(parts: EndpointDependencies) {
  return {
    id: 'shop-endpoints' as const,
    endpoints: {
      ...credentialEndpoints(parts.database.db),
      ...passwordEndpoints(parts),
      ...emailChangeEndpoints(parts),
      ...verificationEndpoints(parts),
      ...passkeyEndpoints(parts),
      ...passkeySignInEndpoints(parts),
      revokeOtherSessions: revokeOtherSessions(parts.database.db),
    },
  }
}

/** Logs only errors among the further arguments: others may contain personal data. */
function errorsTo(log: Log): Logger {
  return {
    level: 'error',
    log: (_level, message, ...details) => {
      const errors = details.filter((detail) => detail instanceof Error)
      log.error('identity provider failed', { message, errors: errors.map(String) })
    },
  }
}

function advancedSettings(isHttps: boolean) {
  return {
    // The library supports only the weaker prefix.
    cookiePrefix: isHttps ? '__Host-boutique-identity' : 'boutique-identity',
    useSecureCookies: false,
    defaultCookieAttributes: { secure: isHttps, path: '/' },
    // Explicit, because the library disables these checks where it detects a test environment.
    disableCSRFCheck: false,
    disableOriginCheck: false,
    ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    // The shop's migrations create the tables; a test compares them with the library's schema.
    database: { generateId: newDocumentId, validateSchema: false },
  } satisfies BetterAuthOptions['advanced']
}

function idTokens(settings: EmbeddedProviderSettings, db: Database, now: () => number) {
  return jwt({
    disableSettingJwtHeader: true,
    schema: { jwks: { modelName: 'identity_keys' } },
    jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
    jwt: {
      issuer: settings.VITE_APP_URL,
      audience: settings.VITE_IDENTITY_PROJECT_ID,
      expirationTime: '1h',
      definePayload: ({ user, session }) => describeAccount(db, { user, session, now: now() }),
    },
  })
}

function secondFactor() {
  return twoFactor({
    issuer: shopName,
    twoFactorCookieMaxAge: challengeSeconds,
    // A stranger could lock the owner out; the shop throttles by source instead.
    accountLockout: { enabled: false },
    schema: { twoFactor: { modelName: 'identity_two_factors' } },
  })
}

function googleSignIn(settings: EmbeddedProviderSettings) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings
  if (!clientId) return []
  const issuer = settings.GOOGLE_ISSUER.replace(/\/$/, '')
  const google = genericOAuth({
    config: [
      {
        providerId: 'google',
        name: 'Google',
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        clientId,
        ...(clientSecret ? { clientSecret } : {}),
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        pkce: true,
        requireIdTokenVerification: true,
      },
    ],
  })
  return [google]
}

interface ProviderUser {
  id: string
  email: string
  emailVerified: boolean
  name: string
  image?: string | null | undefined
  isAnonymous?: boolean | null | undefined
}

/** The claims of an ID token besides the uid: only what the shop needs. */
async function describeAccount(
  db: Database,
  { user, session, now }: { user: ProviderUser; session: Record<string, unknown>; now: number },
) {
  const { id, createdAt, secondFactor } = session
  const issued = {
    // In fractions of a second: a token may be issued within a second of the end of all sessions.
    iat: now / 1000,
    sid: id,
    ...(createdAt instanceof Date ? { auth_time: createdAt.getTime() / 1000 } : {}),
  }
  // The library makes up the address of a guest.
  if (user.isAnonymous) return { ...issued, sign_in_provider: 'anonymous' }
  const providers = await listProviders(db, user.id)
  const [only, other] = providers.map((provider) => methodNames.get(provider) ?? provider)
  return {
    ...issued,
    ...(secondFactor === true ? { amr: ['otp', 'mfa'] } : {}),
    email: user.email,
    email_verified: user.emailVerified,
    ...(user.name ? { name: user.name } : {}),
    ...(user.image ? { picture: user.image } : {}),
    ...(only && !other ? { sign_in_provider: only } : {}),
  }
}
