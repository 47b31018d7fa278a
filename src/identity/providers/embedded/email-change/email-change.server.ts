import {
  APIError,
  createAuthEndpoint,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api'
import { isEmail } from '#commerce/email.ts'
import { isUniqueViolation } from '#database/database-errors.ts'
import { newDocumentId } from '#database/document-id.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { hmacOf } from '../../../keyed-hash.server.ts'
import { limitIdentityEmail } from '../../../rate-limits/email-limits.server.ts'
import { limitRate } from '../../../rate-limits/rate-limiter.server.ts'
import { emailChangeRule, limitOf } from '../../../rate-limits/rate-limits.ts'
import { invalidLink, tooManyRequests } from '../api-errors.server.ts'
import type { EndpointDependencies } from '../embedded-dependencies.ts'
import { sendLink } from '../links/link-emails.server.ts'
import {
  addLink,
  isReserved,
  useLink,
  voidLinksOf,
  voidUndoLinksSince,
  voidUndoOf,
} from '../links/link-store.server.ts'
import { requestBodies } from '../request-bodies.ts'
import {
  findUserIdByEmail,
  hasSignIn,
  lockSignIn,
  removeSignInMethodsSince,
  removeSignIns,
  setVerifiedEmail,
} from '../sign-in-changes/sign-in-store.server.ts'
import { setSecondFactor, wasTurnedOnSince } from '../two-factor/second-factor-store.server.ts'

/** A thief adds a way to sign in before leaving with the account: an undo removes those of the day before, too. */
const plantedWithinMs = 24 * 60 * 60_000

/** The outbox sends the email, and its rows must not store a token: this derives it from the id of the change. */
export function undoToken(undoId: string, secret: string): string {
  return hmacOf(`email-undo ${undoId}`, secret)
}

/** The path in the email to the previous address. */
export function undoPath(undoId: string, secret: string): string {
  return `/confirm-email?undo=${undoToken(undoId, secret)}`
}

/**
 * Changes the email of an account. The link goes to the new address and needs a click on its page, because mail
 * scanners open links; it signs in no browser. The library's own link would let the reader of a mistyped address in.
 */
export function emailChangeEndpoints(parts: EndpointDependencies) {
  const { secret, now, onEmailChange } = parts
  const { db } = parts.database

  const requestEmailChange = createAuthEndpoint(
    '/email-change/request',
    {
      method: 'POST',
      body: requestBodies['/email-change/request'],
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
        void sendLink(parts, { purpose: 'email-change', to, token })
      }
      return ctx.json({ status: true })
    },
  )

  const confirmEmailChange = createAuthEndpoint(
    '/email-change/confirm',
    { method: 'POST', body: requestBodies['/email-change/confirm'] },
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
        const isReturn = await voidUndoOf(tx, uid, to)
        await removeSignIns(tx, uid, here?.user.id === uid ? here.session.token : '')
        // An unverified address may be a stranger's, and one that the owner leaves again a thief's: neither must get the
        // account by an undo.
        const undoId = emailVerified && !isReturn ? newDocumentId() : null
        if (undoId) {
          const undo = { userId: uid, purpose: 'email-undo', email: from, now: at } as const
          const isPlanted = await wasTurnedOnSince(tx, uid, at - plantedWithinMs)
          const restored = isPlanted ? null : secondFactor
          await addLink(tx, { ...undo, secondFactor: restored, token: undoToken(undoId, secret) })
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
  )

  /**
   * Gives an account back to the owner of its previous address. The password goes, with passkeys and accounts added since or
   * the day before; the older second factor is restored, and all sessions end. Returns the code to choose a new password.
   */
  const undoEmailChange = createAuthEndpoint(
    '/email-change/undo',
    { method: 'POST', body: requestBodies['/email-change/undo'] },
    async (ctx) => {
      const at = now()
      const presented = { token: ctx.body.token, purpose: 'email-undo', now: at } as const
      const code = await useLink(db, presented, async (tx, link, account) => {
        const { userId: uid, email: to } = link
        const holder = await findUserIdByEmail(tx, to)
        if (holder !== null && holder !== uid) throw addressInUse()
        await setVerifiedEmail(tx, uid, to)
        await removeSignInMethodsSince(tx, uid, link.createdAt - plantedWithinMs)
        await setSecondFactor(tx, uid, link.secondFactor)
        await removeSignIns(tx, uid)
        await voidLinksOf(tx, uid)
        await voidUndoLinksSince(tx, uid, link.createdAt)
        await onEmailChange(tx, { uid, from: account.email, to, undoId: null, isUndo: true })
        return addLink(tx, { userId: uid, purpose: 'password-reset', email: to, now: at })
      })
      if (code === null) throw invalidLink()
      return ctx.json({ code })
    },
  )

  return { requestEmailChange, confirmEmailChange, undoEmailChange }
}

function addressInUse(): APIError {
  return new APIError('CONFLICT', { code: 'EMAIL_ALREADY_IN_USE', message: 'Address in use.' })
}
