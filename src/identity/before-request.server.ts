import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { z } from 'zod'
import type { Database } from '#database/engine.server.ts'
import { countAttempt } from './attempts.server.ts'
import { holdsZero } from './holds-zero.ts'
import { passwordLength } from './password-length.ts'
import { isEasilyGuessed } from './password-strength.server.ts'
import { seal } from './seal.server.ts'

export interface RequestRules {
  db: Database
  /** Seals the addresses that are counted: the table holds none in the clear. */
  secret: string
  signInAttempts: number
}

const quarterOfAnHour = 15 * 60_000

/** Where the password is asked of a user who is signed in already: an attacker with their browser guesses there. */
const passwordChecks = new Set([
  '/change-password',
  '/two-factor/disable',
  '/two-factor/enable',
  '/two-factor/generate-backup-codes',
])
const turnsOnSecondFactor = new Set(['/two-factor/enable', '/two-factor/verify-totp'])

const body = z.object({
  email: z.string().max(320).optional().catch(undefined),
  password: z.string().optional().catch(undefined),
  newPassword: z.string().optional().catch(undefined),
})

/** What the embedded provider asks of a request before its own rules: not too many about one account, no poor password. */
export function checkRequest({ db, secret, signInAttempts }: RequestRules) {
  const passwordRule = { max: signInAttempts, windowMs: quarterOfAnHour }

  async function count(key: string): Promise<void> {
    const seconds = await countAttempt(db, key, passwordRule, Date.now())
    if (seconds !== null) throw tooMany(seconds)
  }

  return createAuthMiddleware(async (ctx) => {
    const { path, body: sent, query } = ctx
    if (holdsZero([sent, query])) throw new APIError('BAD_REQUEST', { code: 'INVALID_REQUEST' })
    const read = body.safeParse(sent ?? {})
    if (!read.success) return
    const { email = '', password = '', newPassword = '' } = read.data

    if (path === '/sign-in/email') {
      // Whether or not the account exists: the answer says nothing about it.
      await count(`account ${path} ${seal(email.trim().toLowerCase(), secret)}`)
    }
    const asks = passwordChecks.has(path) || turnsOnSecondFactor.has(path)
    const session = asks ? await getSessionFromCtx(ctx) : null
    if (session && passwordChecks.has(path)) await count(`account password ${session.user.id}`)
    if (session && !session.user.emailVerified && turnsOnSecondFactor.has(path)) {
      // A stranger who registered the address would shut the owner of the mailbox out with it.
      throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' })
    }
    const chosen = path === '/sign-up/email' ? password : newPassword
    // Whether it is too long is said by the provider's own rule.
    if (chosen.length <= passwordLength.max && isEasilyGuessed(chosen, email)) throw poorPassword()
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
