import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { z } from 'zod'
import type { Database } from '#database/engine.server.ts'
import { holdsZero } from './holds-zero.ts'
import { passwordLength } from './password-length.ts'
import { isEasilyGuessed } from './password-strength.server.ts'
import { limitRate } from './rate-limits/rate-limit.server.ts'
import type { RateLimitRule } from './rate-limits/rate-limit-rules.ts'
import { seal } from './seal.server.ts'

export interface RequestRules {
  db: Database
  /** Seals the addresses that are counted: the table holds none in the clear. */
  secret: string
  signInAttempts: number
}

const quarterOfAnHour = 15 * 60_000
const mailsPerWindow = 5

/** What holds whatever the browser asks for. */
const insistences = new Map<string, object>([
  // Whoever knows the old password is out.
  ['/change-password', { revokeOtherSessions: true }],
  // No browser is trusted for a month to leave the second factor out.
  ['/two-factor/verify-totp', { trustDevice: false }],
  ['/two-factor/verify-backup-code', { trustDevice: false, disableSession: false }],
  ['/two-factor/enable', { method: 'totp', issuer: undefined }],
])

/** Where the password is asked of somebody who is signed in already: whoever took over the browser guesses there. */
const passwordChecks = new Set([
  '/change-password',
  '/two-factor/disable',
  '/two-factor/enable',
  '/two-factor/generate-backup-codes',
])

const body = z.object({
  idToken: z.unknown().optional(),
  email: z.string().max(320).optional().catch(undefined),
  password: z.string().optional().catch(undefined),
  newPassword: z.string().optional().catch(undefined),
})

/** What the embedded provider asks of a request before its own rules: not too many about one account, no poor password. */
export function checkRequest({ db, secret, signInAttempts }: RequestRules) {
  const passwordRule = { max: signInAttempts, windowMs: quarterOfAnHour }
  const rules = new Map<string, RateLimitRule>([
    ['/sign-in/email', passwordRule],
    ['/request-password-reset', { max: mailsPerWindow, windowMs: quarterOfAnHour }],
    ['/email-change/request', { max: mailsPerWindow, windowMs: quarterOfAnHour }],
    ['/send-verification-email', { max: mailsPerWindow, windowMs: quarterOfAnHour }],
  ])

  async function count(key: string, rule: RateLimitRule): Promise<void> {
    const seconds = await limitRate(db, [{ key, ...rule }], Date.now())
    if (seconds !== null) throw tooMany(seconds)
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

    const rule = rules.get(path)
    if (rule && email !== '') {
      // Whether or not the account exists: the answer says nothing about it.
      await count(`account ${path} ${seal(email.trim().toLowerCase(), secret)}`, rule)
    }
    const session = passwordChecks.has(path) ? await getSessionFromCtx(ctx) : null
    if (session) await count(`account password ${session.user.id}`, passwordRule)
    const chosen = path === '/sign-up/email' ? password : newPassword
    // Whether it is too long is said by the provider's own rule.
    if (chosen.length <= passwordLength.max && isEasilyGuessed(chosen, email)) throw poorPassword()
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
