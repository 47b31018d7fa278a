import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { z } from 'zod'
import { containsNullByte } from '../../../contains-null-byte.ts'
import { passwordLength } from '../../../passwords/password-length.ts'
import { isEasilyGuessed } from '../../../passwords/password-strength.server.ts'
import type { SignInThrottle } from '../../../rate-limits/sign-in-throttle.server.ts'
import { tooManyRequests } from '../api-errors.server.ts'

const turnsOnSecondFactor = new Set(['/two-factor/enable', '/two-factor/verify-totp'])

const body = z.object({
  email: z.string().max(320).optional().catch(undefined),
  password: z.string().optional().catch(undefined),
  newPassword: z.string().optional().catch(undefined),
})

/** Checks before the library's own rules: throttle of guesses, weak passwords. */
export function beforeRequest(throttle: SignInThrottle) {
  return createAuthMiddleware(async (ctx) => {
    const { path, body: sent, query } = ctx
    if (containsNullByte([sent, query]))
      throw new APIError('BAD_REQUEST', { code: 'INVALID_REQUEST' })
    const read = body.safeParse(sent ?? {})
    if (!read.success) return
    const { email = '', password = '', newPassword = '' } = read.data

    const session = turnsOnSecondFactor.has(path) ? await getSessionFromCtx(ctx) : null
    if (session && !session.user.emailVerified) {
      // A stranger who registered the address would lock out the owner of the mailbox with it.
      throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' })
    }
    const chosen = path === '/sign-up/email' ? password : newPassword
    // The library itself rejects passwords that are too long.
    if (chosen.length <= passwordLength.max && isEasilyGuessed(chosen, email)) throw weakPassword()
    const wait = await throttle.begin(ctx, email)
    if (wait !== null) throw tooManyRequests(wait)
  })
}

function weakPassword(): APIError {
  const message = 'This password is easily guessed.'
  return new APIError('BAD_REQUEST', { code: 'PASSWORD_COMPROMISED', message })
}
