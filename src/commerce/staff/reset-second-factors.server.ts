import type { Database, Transaction } from '#database/engine.server.ts'
import { findUserLocale } from '../customers/user-locale-store.server.ts'
import { verifiedEmailOf } from '../customers/user-store.server.ts'
import { enqueueAccountEmail } from '../emails/send-account-email.server.ts'
import { noSecondFactors, type SecondFactors } from './second-factors.ts'
import { changeStaff, type StaffChanged, type StaffContext } from './staff-change.server.ts'

/** The second factors that the identity provider keeps. */
export interface SecondFactorStore {
  /** By user id; a user without a second factor is missing. */
  list(db: Database, userIds: readonly string[]): Promise<Map<string, SecondFactors>>
  /**
   * Removes authenticator app, recovery codes and passkeys, and ends sign-ins and mailed links. Returns what the user had,
   * or null.
   */
  remove(tx: Transaction, userId: string): Promise<SecondFactors | null>
}

/**
 * A super admin removes the second factors of a user who lost phone and recovery codes. The user is signed out everywhere
 * and gets an email.
 */
export function resetSecondFactors(
  context: StaffContext & { secondFactors: SecondFactorStore },
  { actorId, userId }: { actorId: string; userId: string },
): Promise<StaffChanged> {
  return changeStaff(context, {
    actorId,
    targetId: userId,
    action: 'two-factor.reset',
    async change(tx, target, at) {
      const before = await context.secondFactors.remove(tx, userId)
      if (!before) return null
      await enqueueAccountEmail(tx, {
        userId,
        to: (await verifiedEmailOf(tx, userId)) ?? target.email,
        name: target.name,
        trigger: 'two-factor.reset',
        locale: await findUserLocale(tx, userId),
        at,
      })
      return { before, after: noSecondFactors }
    },
  })
}
