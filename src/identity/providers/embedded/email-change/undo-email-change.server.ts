import { APIError, createAuthEndpoint } from 'better-auth/api'
import { z } from 'zod'
import { hmacOf } from '../../../keyed-hash.server.ts'
import type { EndpointDependencies } from '../embedded-dependencies.ts'
import { invalidLink } from '../links/invalid-link.server.ts'
import { addLink, useLink, voidLinksOf, voidUndoLinksSince } from '../links/link-store.server.ts'
import {
  findUserIdByEmail,
  removeSignInMethodsSince,
  removeSignIns,
  setSecondFactor,
  setVerifiedEmail,
} from '../sign-in-changes/sign-in-store.server.ts'

/** The outbox sends the email, and its rows must not store a token: this derives it from the id of the change. */
export function undoToken(undoId: string, secret: string): string {
  return hmacOf(`email-undo ${undoId}`, secret)
}

/** The path in the email to the previous address. */
export function undoPath(undoId: string, secret: string): string {
  return `/confirm-email?undo=${undoToken(undoId, secret)}`
}

/**
 * Gives an account back to the owner of its previous address. The password and accounts linked since are removed, the
 * second factor of that moment is restored, and all sessions end. Returns the code to choose a new password.
 */
export function emailChangeUndo({ database: { db }, now, onEmailChange }: EndpointDependencies) {
  return {
    id: 'email-undo' as const,
    endpoints: {
      undoEmailChange: createAuthEndpoint(
        '/email-change/undo',
        { method: 'POST', body: z.object({ token: z.string().max(100) }) },
        async (ctx) => {
          const at = now()
          const presented = { token: ctx.body.token, purpose: 'email-undo', now: at } as const
          const code = await useLink(db, presented, async (tx, link, account) => {
            const { userId: uid, email: to } = link
            const holder = await findUserIdByEmail(tx, to)
            if (holder !== null && holder !== uid) throw addressInUse()
            await setVerifiedEmail(tx, uid, to)
            await removeSignInMethodsSince(tx, uid, link.createdAt)
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
      ),
    },
  }
}

function addressInUse(): APIError {
  return new APIError('CONFLICT', { code: 'EMAIL_ALREADY_IN_USE', message: 'Address in use.' })
}
