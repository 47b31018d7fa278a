import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { inTransaction } from '#database/transaction.server.ts'
import { isEasilyGuessed } from '../../passwords/password-strength.server.ts'
import { limitIdentityEmail } from '../../rate-limits/email-limits.server.ts'
import { invalidLink, rejectLength, weakPassword } from './api-errors.server.ts'
import type { EndpointDependencies } from './embedded-dependencies.ts'
import { sendLink } from './links/link-emails.server.ts'
import { addOwnLink, findLink, useLink } from './links/link-store.server.ts'
import { requestBodies } from './request-bodies.ts'
import { beginSignIn } from './sign-in-changes/begin-sign-in.server.ts'
import {
  hasSignIn,
  lockSignIn,
  readSignIn,
  removeSignInMethodsSince,
  removeSignIns,
  setPassword,
  setVerifiedEmail,
} from './sign-in-changes/sign-in-store.server.ts'
import { setSecondFactor } from './two-factor/second-factor-store.server.ts'

/**
 * Password changes instead of the library's: there a reset link stays valid after another one was used, and a second
 * change can happen between the check of a link or password and the write.
 */
export function passwordEndpoints(parts: EndpointDependencies) {
  const { secret, now, throttle, onSignInChange } = parts
  const { db } = parts.database

  const requestPasswordReset = createAuthEndpoint(
    '/request-password-reset',
    { method: 'POST', body: requestBodies['/request-password-reset'] },
    async (ctx) => {
      const purpose = 'password-reset'
      const to = ctx.body.email.trim().toLowerCase()
      await limitIdentityEmail(db, { purpose, to, secret, now: now() })
      const found = await ctx.context.internalAdapter.findUserByEmail(to)
      if (found) {
        const link = { userId: found.user.id, purpose, email: to, now: now() } as const
        const token = await inTransaction(db, (tx) => addOwnLink(tx, link))
        if (token) void sendLink(parts, { purpose, to, token })
      }
      return ctx.json({ status: true })
    },
  )

  const resetPassword = createAuthEndpoint(
    '/reset-password',
    { method: 'POST', body: requestBodies['/reset-password'] },
    async (ctx) => {
      const { token, newPassword } = ctx.body
      const link = { token, purpose: 'password-reset', now: now() } as const
      rejectLength(newPassword)
      // Hashing is slow, so check the link first.
      const found = await findLink(db, link)
      if (!found) throw invalidLink()
      if (isEasilyGuessed(newPassword, found.email)) throw weakPassword()
      const hash = await ctx.context.password.hash(newPassword)
      const done = await useLink(db, link, async (tx, { userId: uid, email }, account) => {
        // The link verifies the mailbox. A stranger may have registered its address, with ways to sign in of their own.
        if (!account.emailVerified) {
          await setSecondFactor(tx, uid, null)
          await removeSignInMethodsSince(tx, uid, 0)
        }
        await setPassword(tx, uid, { hash, now: now() })
        await setVerifiedEmail(tx, uid, email)
        await removeSignIns(tx, uid)
        const changed = { uid, email, emailVerified: true, name: account.name }
        await onSignInChange(tx, changed, 'password.changed')
        return { id: uid, email }
      })
      if (!done) throw invalidLink()
      throttle.noteReset(done, ctx.request)
      return ctx.json({ status: true })
    },
  )

  const changePassword = createAuthEndpoint(
    '/change-password',
    { method: 'POST', body: requestBodies['/change-password'], use: [sensitiveSessionMiddleware] },
    async (ctx) => {
      const { internalAdapter, password, session } = ctx.context
      const { id: uid } = session.user
      const { currentPassword, newPassword } = ctx.body
      rejectLength(newPassword)
      if (isEasilyGuessed(newPassword, session.user.email)) throw weakPassword()
      const known = (await internalAdapter.findCredentialAccount(uid))?.password
      if (!known || !(await password.verify({ hash: known, password: currentPassword }))) {
        throw wrongPassword()
      }
      const hash = await password.hash(newPassword)
      const done = await inTransaction(db, async (tx) => {
        await lockSignIn(tx, uid)
        const account = await readSignIn(tx, uid)
        // A reset in between wins, and so does the end of this sign-in.
        if (account?.password !== known || !(await hasSignIn(tx, session.session.token)))
          return false
        await setPassword(tx, uid, { hash, now: now() })
        await removeSignIns(tx, uid)
        await onSignInChange(tx, { uid, ...account }, 'password.changed')
        return true
      })
      if (!done) throw wrongPassword()
      const renewed = await beginSignIn(ctx, db, { user: session.user, hash })
      if (!renewed) throw wrongPassword()
      await setSessionCookie(ctx, { session: renewed, user: session.user })
      return ctx.json({ status: true })
    },
  )

  return { requestPasswordReset, resetPassword, changePassword }
}

function wrongPassword(): APIError {
  return new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Invalid password.' })
}
