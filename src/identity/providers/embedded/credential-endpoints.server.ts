import { APIError, createAuthEndpoint, formCsrfMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { isEmail } from '#commerce/email.ts'
import { isUniqueViolation } from '#database/database-errors.ts'
import type { Database } from '#database/engine.server.ts'
import { rejectLength, rejectTooLong } from './api-errors.server.ts'
import { requestBodies } from './request-bodies.ts'
import { beginSignIn } from './sign-in-changes/begin-sign-in.server.ts'

/**
 * Registration and sign-in with a password instead of the library's, which refuses addresses that the shop's rule
 * accepts (`.mona@`, `mona..adel@`, `mona%x@`). Hooks, limits and cookies of these paths are the library's.
 */
export function credentialEndpoints(db: Database) {
  const signUpEmail = createAuthEndpoint(
    '/sign-up/email',
    { method: 'POST', body: requestBodies['/sign-up/email'], use: [formCsrfMiddleware] },
    async (ctx) => {
      const { internalAdapter, password: passwords } = ctx.context
      const { name, password } = ctx.body
      const email = readAddress(ctx.body.email)
      rejectLength(password)
      if (await internalAdapter.findUserByEmail(email)) throw addressTaken()
      // Hashing is slow and may be refused, so hash before the account exists.
      const hash = await passwords.hash(password)
      const user = await internalAdapter
        .createUser({ email, name, emailVerified: false }, { method: 'email-password' })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? addressTaken() : error
        })
      await internalAdapter.linkAccount({
        userId: user.id,
        accountId: user.id,
        providerId: 'credential',
        password: hash,
      })
      const session = await beginSignIn(ctx, db, { user, hash })
      if (!session) throw wrongCredentials()
      await setSessionCookie(ctx, { session, user })
      return ctx.json({ user: { id: user.id } })
    },
  )

  const signInEmail = createAuthEndpoint(
    '/sign-in/email',
    { method: 'POST', body: requestBodies['/sign-in/email'], use: [formCsrfMiddleware] },
    async (ctx) => {
      const { internalAdapter, password: passwords } = ctx.context
      const { password } = ctx.body
      const email = readAddress(ctx.body.email)
      rejectTooLong(password)
      const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
      const hash = found?.accounts.find((one) => one.providerId === 'credential')?.password
      // Without an account the response takes as long, so that it does not tell.
      if (!found || !hash) await passwords.hash(password)
      if (!found || !hash || !(await passwords.verify({ hash, password }))) throw wrongCredentials()
      const { user } = found
      const session = await beginSignIn(ctx, db, { user, hash })
      if (!session) throw wrongCredentials()
      await setSessionCookie(ctx, { session, user })
      return ctx.json({ user: { id: user.id } })
    },
  )

  return { signUpEmail, signInEmail }
}

function readAddress(sent: string): string {
  if (!isEmail(sent)) throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL' })
  return sent.toLowerCase()
}

function addressTaken(): APIError {
  return new APIError('UNPROCESSABLE_ENTITY', { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' })
}

function wrongCredentials(): APIError {
  return new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' })
}
