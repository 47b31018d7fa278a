import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { inTransaction } from '#database/transaction.server.ts'
import type { EndpointDependencies } from './embedded-dependencies.ts'
import { voidLinksOf } from './links/link-store.server.ts'
import { lockSignIn, removeSignIns } from './sign-in-changes/sign-in-store.server.ts'

/** Signs out every other browser instead of the library's endpoint: mailed links end in the same transaction. */
export function signInList({ database: { db } }: Pick<EndpointDependencies, 'database'>) {
  return {
    id: 'sign-in-list' as const,
    endpoints: {
      revokeOtherSessions: createAuthEndpoint(
        '/revoke-other-sessions',
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const { user, session } = ctx.context.session
          await inTransaction(db, async (tx) => {
            await lockSignIn(tx, user.id)
            await removeSignIns(tx, user.id, session.token)
            await voidLinksOf(tx, user.id)
          })
          return ctx.json({ status: true })
        },
      ),
    },
  }
}
