import { APIError, createAuthMiddleware } from 'better-auth/api'
import { z } from 'zod'
import type { Database } from '#database/engine.server.ts'
import { holdsZero } from './holds-zero.ts'
import { passwordLength } from './password-length.ts'
import { isEasilyGuessed } from './password-strength.server.ts'
import { limitRate } from './rate-limits/rate-limit.server.ts'
import type { SignInThrottle } from './rate-limits/sign-in-throttle.server.ts'
import { seal } from './seal.server.ts'

export interface RequestRules {
  db: Database
  /** Seals the addresses that are counted: the table holds none in the clear. */
  secret: string
  throttle: SignInThrottle
}

/** Mails that one account may ask for. */
const mailRule = { max: 5, windowMs: 15 * 60_000 }
const mailPaths = new Set([
  '/request-password-reset',
  '/email-change/request',
  '/send-verification-email',
])

/** What holds whatever the browser asks for. */
const insistences = new Map<string, object>([
  // Whoever knows the old password is out.
  ['/change-password', { revokeOtherSessions: true }],
  // No browser is trusted for a month to leave the second factor out.
  ['/two-factor/verify-totp', { trustDevice: false }],
  ['/two-factor/verify-backup-code', { trustDevice: false, disableSession: false }],
  ['/two-factor/enable', { method: 'totp', issuer: undefined }],
])

const body = z.object({
  idToken: z.unknown().optional(),
  email: z.string().max(320).optional().catch(undefined),
  password: z.string().optional().catch(undefined),
  newPassword: z.string().optional().catch(undefined),
})

/** What the embedded provider checks of a request before its own rules: rate limits of the account, poor passwords. */
export function checkRequest({ db, secret, throttle }: RequestRules) {
  async function limit(seconds: Promise<number | null>): Promise<void> {
    const wait = await seconds
    if (wait !== null) throw tooMany(wait)
  }

  return createAuthMiddleware(async (ctx) => {
    const { path, body: sent, query } = ctx
    if (holdsZero([sent, query])) throw new APIError('BAD_REQUEST', { code: 'INVALID_REQUEST' })
    const read = body.safeParse(sent ?? {})
    if (!read.success) return undefined
    const { idToken, email = '', password = '', newPassword = '' } = read.data
    // Google is come back from. A token of Google's that is brought in hand would be a way in without that.
    if (idToken !== undefined) {
      throw new APIError('BAD_REQUEST', { code: 'ID_TOKEN_NOT_SUPPORTED' })
    }

    if (mailPaths.has(path) && email !== '') {
      // Whether or not the account exists: the answer says nothing about it.
      const key = `account ${path} ${seal(email.trim().toLowerCase(), secret)}`
      await limit(limitRate(db, [{ key, ...mailRule }], Date.now()))
    }
    const chosen = path === '/sign-up/email' ? password : newPassword
    // Whether it is too long is said by the provider's own rule.
    if (chosen.length <= passwordLength.max && isEasilyGuessed(chosen, email)) throw poorPassword()
    await limit(throttle.begin(ctx, email))
    const insisted = insistences.get(path)
    return insisted ? { context: { body: { ...sent, ...insisted } } } : undefined
  })
}

export function tooMany(seconds: number): APIError {
  const headers = { 'X-Retry-After': String(seconds) }
  return new APIError('TOO_MANY_REQUESTS', { message: 'Too many attempts.' }, headers)
}

function poorPassword(): APIError {
  const message = 'This password is easily guessed.'
  return new APIError('BAD_REQUEST', { code: 'PASSWORD_COMPROMISED', message })
}
