import { randomBytes } from 'node:crypto'
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { z } from 'zod'
import { isEmail } from '#commerce/email.ts'
import type { Log } from '#commerce/log.ts'
import type { Mailer } from '#commerce/notifications/mailer.ts'
import type { Database } from '#database/engine.server.ts'
import { tooMany } from './before-request.server.ts'
import { emailChangeMail } from './identity-mails.server.ts'
import { passwordLength } from './password-length.ts'
import { limitRate } from './rate-limits/rate-limit.server.ts'
import type { EmailChange } from './sign-in-change.ts'

export interface EmailChangeParts {
  db: Database
  mailer: Mailer
  log: Log
  origin: string
  onEmailChange: (change: EmailChange) => Promise<void>
}

const lifeMs = 60 * 60_000
const attempts = { max: 5, windowMs: 15 * 60_000 }
const change = z.object({ uid: z.string(), from: z.string(), to: z.string() })

/**
 * A new address for an account. The link goes to the new address and is confirmed there with a click of its own, so
 * that a mail program which opens links confirms nothing; it signs nobody in. The library's own way would let whoever
 * reads a mistyped address into the account.
 */
export function emailChange({ db, mailer, log, origin, onEmailChange }: EmailChangeParts) {
  // Not waited for: how long it takes would say whether the address has an account.
  const send = (mail: Parameters<Mailer['send']>[0]) => {
    mailer.send(mail).catch((error: unknown) => {
      log.error('change of address was not mailed', { error: String(error) })
    })
  }

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
          const { internalAdapter, password } = ctx.context
          const { id: uid, email: from, name } = ctx.context.session.user
          const to = ctx.body.email.trim().toLowerCase()
          const wait = await limitRate(
            db,
            [{ key: `email-change ${uid}`, ...attempts }],
            Date.now(),
          )
          if (wait !== null) throw tooMany(wait)
          await password.checkPassword(uid, ctx)
          if (!isEmail(to)) throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL' })

          const token = randomBytes(32).toString('base64url')
          await internalAdapter.createVerificationValue({
            identifier: identifierOf(token),
            value: JSON.stringify({ uid, from, to }),
            expiresAt: new Date(Date.now() + lifeMs),
          })
          // To an address that has an account nothing is sent, and the answer does not tell.
          if (!(await internalAdapter.findUserByEmail(to))) {
            send(emailChangeMail(to, name, `${origin}/confirm-email?token=${token}`))
          }
          return ctx.json({ status: true })
        },
      ),
      confirmEmailChange: createAuthEndpoint(
        '/email-change/confirm',
        { method: 'POST', body: z.object({ token: z.string().max(100) }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const kept = await internalAdapter.consumeVerificationValue(identifierOf(ctx.body.token))
          if (!kept || kept.expiresAt.getTime() <= Date.now()) throw spent()
          const { uid, from, to } = change.parse(JSON.parse(kept.value))
          const user = await internalAdapter.findUserById(uid)
          // Somebody else may have registered with it since, and of two links the first one counts.
          if (user?.email !== from || (await internalAdapter.findUserByEmail(to))) throw spent()
          await internalAdapter.updateUser(uid, { email: to, emailVerified: true })
          await onEmailChange({ uid, from, to })
          return ctx.json({ status: true })
        },
      ),
    },
  }
}

function identifierOf(token: string): string {
  return `email-change-${token}`
}

function spent(): APIError {
  return new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Spent.' })
}
