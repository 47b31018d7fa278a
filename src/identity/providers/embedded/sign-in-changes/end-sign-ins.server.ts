import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { voidLinksOf } from '../links/link-store.server.ts'
import { lockSignIn, removeSignIns } from './sign-in-store.server.ts'

/** Signs a user out in every browser except one; mailed links end in the same transaction. */
export function endSignIns(db: Database, uid: string, keptToken?: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSignIn(tx, uid)
    await removeSignIns(tx, uid, keptToken)
    await voidLinksOf(tx, uid)
  })
}

/** Instead of the library's endpoint, which leaves mailed links open. */
export function revokeOtherSessions(db: Database) {
  return createAuthEndpoint(
    '/revoke-other-sessions',
    { method: 'POST', use: [sensitiveSessionMiddleware] },
    async (ctx) => {
      const { user, session } = ctx.context.session
      await endSignIns(db, user.id, session.token)
      return ctx.json({ status: true })
    },
  )
}
