import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { sanitiseName } from '#commerce/person-name.ts'
import type { Database } from '#database/engine.server.ts'
import { isReserved } from '../links/link-store.server.ts'
import { includesSecondFactor } from '../two-factor/second-factor.server.ts'

/** Changes rows that the library is about to write: its timestamps are of the machine, the shop uses its own clock. */
export function databaseHooks(db: Database, now: () => number) {
  return {
    user: {
      create: {
        before: async (user) => {
          if (await isReserved(db, { email: user.email, now: now() })) {
            const code = 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'
            throw new APIError('UNPROCESSABLE_ENTITY', { code })
          }
          return { data: { ...user, name: sanitiseName(user.name) } }
        },
      },
    },
    account: {
      create: {
        // Undoing an address change removes accounts linked after it, so both times must be of one clock.
        before: async (account) => {
          const at = new Date(now())
          return { data: { ...account, createdAt: at, updatedAt: at } }
        },
      },
    },
    session: {
      create: {
        before: async (session, ctx) => {
          const at = new Date(now())
          const lifeMs = session.expiresAt.getTime() - session.createdAt.getTime()
          const proved = ctx?.context.session?.session.secondFactor
          return {
            data: {
              ...session,
              // The start of the session is a claim of its ID tokens.
              createdAt: at,
              updatedAt: at,
              expiresAt: new Date(at.getTime() + lifeMs),
              secondFactor: includesSecondFactor(ctx?.path, proved),
            },
          }
        },
      },
    },
  } satisfies BetterAuthOptions['databaseHooks']
}
