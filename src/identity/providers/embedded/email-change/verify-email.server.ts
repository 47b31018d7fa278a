import {
  APIError,
  createAuthEndpoint,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api'
import { inTransaction } from '#database/transaction.server.ts'
import { limitIdentityEmail } from '../../../rate-limits/email-limits.server.ts'
import { invalidLink } from '../api-errors.server.ts'
import type { EndpointDependencies } from '../embedded-dependencies.ts'
import { sendLink } from '../links/link-emails.server.ts'
import { addOwnLink, findLink, useLink } from '../links/link-store.server.ts'
import { requestBodies } from '../request-bodies.ts'
import { setVerifiedEmail } from '../sign-in-changes/sign-in-store.server.ts'

/**
 * Email verification. The library's own link verifies the address for any client that follows it: a mail scanner, or
 * the owner of an address that a stranger registered. Here it takes a click in a browser signed in to the account.
 */
export function verificationEndpoints(parts: EndpointDependencies) {
  const { secret, now } = parts
  const { db } = parts.database

  const sendVerificationEmail = createAuthEndpoint(
    '/send-verification-email',
    {
      method: 'POST',
      body: requestBodies['/send-verification-email'],
      use: [sensitiveSessionMiddleware],
    },
    async (ctx) => {
      const { id: userId, email, emailVerified } = ctx.context.session.user
      if (emailVerified) return ctx.json({ status: true })
      await limitIdentityEmail(db, { purpose: 'email-proof', to: email, secret, now: now() })
      const link = { userId, purpose: 'email-proof', email, now: now() } as const
      const token = await inTransaction(db, (tx) => addOwnLink(tx, link))
      if (!token) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' })
      return ctx.json({
        status: await sendLink(parts, { purpose: 'email-proof', to: email, token }),
      })
    },
  )

  const confirmEmail = createAuthEndpoint(
    '/email-proof/confirm',
    { method: 'POST', body: requestBodies['/email-proof/confirm'] },
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
  )

  return { sendVerificationEmail, confirmEmail }
}

function signedInElsewhere(): APIError {
  const message = 'Sign in to the account of this address first.'
  return new APIError('FORBIDDEN', { code: 'EMAIL_MISMATCH', message })
}
