import {
  APIError,
  createAuthEndpoint,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api'
import { z } from 'zod'
import { isEmail } from '#commerce/email.ts'
import { isUniqueViolation } from '#database/database-errors.ts'
import { newDocumentId } from '#database/document-id.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { passwordLength } from '../../../passwords/password-length.ts'
import { limitIdentityEmail } from '../../../rate-limits/email-limits.server.ts'
import { emailChangeRule } from '../../../rate-limits/rate-limit-rules.ts'
import { limitRate } from '../../../rate-limits/rate-limiter.server.ts'
import { limitOf } from '../../../rate-limits/rate-limits.ts'
import type { EndpointDependencies } from '../embedded-dependencies.ts'
import { tooManyRequests } from '../hooks/before-request.server.ts'
import { invalidLink } from '../links/invalid-link.server.ts'
import { emailChangeMail } from '../links/link-emails.server.ts'
import { addLink, isReserved, useLink, voidUndoOf } from '../links/link-store.server.ts'
import {
  findUserIdByEmail,
  hasSignIn,
  lockSignIn,
  removeSignIns,
  setVerifiedEmail,
} from '../sign-in-changes/sign-in-store.server.ts'
import { undoToken } from './undo-email-change.server.ts'

/**
 * Changes the email of an account. The link goes to the new address and needs a click on its page, because mail
 * scanners open links; it signs in no browser. The library's own link would let the reader of a mistyped address in.
 */
export function emailChange({
  database,
  mailer,
  log,
  origin,
  secret,
  now,
  onEmailChange,
}: EndpointDependencies) {
  const { db } = database

  return {
    id: 'email-change' as const,
    endpoints: {
      requestEmailChange: createAuthEndpoint(
        '/email-change/request',
        {
          method: 'POST',
          body: z.object({
            email: z.string().max(320),
            password: z.string().max(passwordLength.max),
          }),
          use: [sensitiveSessionMiddleware],
        },
        async (ctx) => {
          const { internalAdapter, password, session } = ctx.context
          const { id: uid } = session.user
          const to = ctx.body.email.trim().toLowerCase()
          const wait = await limitRate(db, [limitOf(emailChangeRule, uid)], now())
          if (wait !== null) throw tooManyRequests(wait)
          await password.checkPassword(uid, ctx)
          if (!isEmail(to)) throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL' })
          await limitIdentityEmail(db, { purpose: 'email-change', to, secret, now: now() })

          const at = now()
          const token = await inTransaction(db, async (tx) => {
            await lockSignIn(tx, uid)
            // The session was revoked while the password was checked.
            if (!(await hasSignIn(tx, session.session.token))) return null
            return addLink(tx, { userId: uid, purpose: 'email-change', email: to, now: at })
          })
          if (token === null) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' })
          // An address with an account gets no email, and the response does not tell.
          const isTaken = await internalAdapter.findUserByEmail(to)
          if (!isTaken && !(await isReserved(db, { email: to, userId: uid, now: at }))) {
            // Not awaited: the response time would reveal that the address has an account.
            mailer
              .send(emailChangeMail(to, `${origin}/confirm-email?token=${token}`))
              .catch((error: unknown) => {
                log.error('email change link not sent', { error: String(error) })
              })
          }
          return ctx.json({ status: true })
        },
      ),

      confirmEmailChange: createAuthEndpoint(
        '/email-change/confirm',
        { method: 'POST', body: z.object({ token: z.string().max(100) }) },
        async (ctx) => {
          const at = now()
          const here = await getSessionFromCtx(ctx, { disableCookieCache: true })
          const link = { token: ctx.body.token, purpose: 'email-change', now: at } as const
          const done = await useLink(db, link, async (tx, { userId: uid, email: to }, account) => {
            const { email: from, emailVerified, secondFactor } = account
            // Another user may have registered with it since.
            if (await findUserIdByEmail(tx, to)) return null
            if (await isReserved(tx, { email: to, userId: uid, now: at })) return null
            await setVerifiedEmail(tx, uid, to)
            await voidUndoOf(tx, uid, to)
            await removeSignIns(tx, uid, here?.user.id === uid ? here.session.token : '')
            // An unverified address may be a stranger's, who must not get the account by an undo.
            const undoId = emailVerified ? newDocumentId() : null
            if (undoId) {
              const purpose = 'email-undo'
              const undo = { userId: uid, purpose, email: from, now: at, secondFactor } as const
              await addLink(tx, { ...undo, token: undoToken(undoId, secret) })
            }
            await onEmailChange(tx, { uid, from, to, undoId, isUndo: false })
            return true
          }).catch((error: unknown) => {
            // A registration with the address won the race.
            if (isUniqueViolation(error)) return null
            throw error
          })
          if (!done) throw invalidLink()
          return ctx.json({ status: true })
        },
      ),
    },
  }
}
