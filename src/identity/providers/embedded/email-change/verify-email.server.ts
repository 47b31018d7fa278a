import {
  APIError,
  createAuthEndpoint,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api'
import { z } from 'zod'
import { inTransaction } from '#database/transaction.server.ts'
import { limitIdentityEmail } from '../../../rate-limits/email-limits.server.ts'
import type { EndpointDependencies } from '../embedded-dependencies.ts'
import { invalidLink } from '../links/invalid-link.server.ts'
import { verificationMail } from '../links/link-emails.server.ts'
import { addLink, findLink, useLink } from '../links/link-store.server.ts'
import { lockSignIn, setVerifiedEmail } from '../sign-in-changes/sign-in-store.server.ts'

/**
 * Email verification. The library's own link verifies the address for any client that follows it: a mail scanner, or
 * the owner of an address that a stranger registered. Here it takes a click in a browser signed in to the account.
 */
export function emailVerification({
  database,
  mailer,
  log,
  origin,
  secret,
  now,
}: EndpointDependencies) {
  const { db } = database

  return {
    id: 'email-proof' as const,
    endpoints: {
      sendVerificationEmail: createAuthEndpoint(
        '/send-verification-email',
        { method: 'POST', body: z.object({}), use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const { id: userId, email, emailVerified } = ctx.context.session.user
          if (emailVerified) return ctx.json({ status: true })
          await limitIdentityEmail(db, { purpose: 'email-proof', to: email, secret, now: now() })
          const token = await inTransaction(db, async (tx) => {
            await lockSignIn(tx, userId)
            return addLink(tx, { userId, purpose: 'email-proof', email, now: now() })
          })
          const mail = verificationMail(email, `${origin}/confirm-email?proof=${token}`)
          const status = await mailer.send(mail).then(
            () => true,
            (error: unknown) => {
              log.error('verification link not sent', { error: String(error) })
              return false
            },
          )
          return ctx.json({ status })
        },
      ),

      confirmEmail: createAuthEndpoint(
        '/email-proof/confirm',
        { method: 'POST', body: z.object({ token: z.string().max(2000) }) },
        async (ctx) => {
          const link = { token: ctx.body.token, purpose: 'email-proof', now: now() } as const
          const found = await findLink(db, link)
          if (!found) throw invalidLink()
          const session = await getSessionFromCtx(ctx, { disableCookieCache: true })
          if (session?.user.id !== found.userId) throw signedInElsewhere()
          const done = await useLink(db, link, async (tx, { userId, email }) => {
            await setVerifiedEmail(tx, userId, email)
            return true
          })
          if (!done) throw invalidLink()
          return ctx.json({ status: true })
        },
      ),
    },
  }
}

function signedInElsewhere(): APIError {
  const message = 'Sign in to the account of this address first.'
  return new APIError('FORBIDDEN', { code: 'EMAIL_MISMATCH', message })
}
