import type { Database, Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Profile } from '../customers/profile.ts'
import { findProfile } from '../customers/user-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { lockSuperAdmins, type RosterRefusal } from './roster-store.server.ts'
import { type StaffRuleRefusal, staffRuleRefusal } from './staff-rules.ts'

/** Dependencies of a staff change: sessions end in the same transaction. */
export interface StaffContext {
  db: Database
  now: () => number
  endSessionsOf: (tx: Transaction, uid: string, at: number) => Promise<void>
}

/** Refusals that do not depend on the actor. */
type ChangeRefusal = RosterRefusal | 'changed-elsewhere'

export type StaffChanged = Accepted | Refusal<StaffRuleRefusal | 'not-found' | ChangeRefusal>

interface AuditAction {
  actorId: string
  targetId: string
  /** `user.suspended`, for the audit log. */
  action: string
  /** Writes the change and returns before and after, null if there is nothing to change, or a refusal. */
  change: (
    tx: Transaction,
    target: Profile,
    at: number,
  ) => Promise<{ before: object | null; after: object } | Refusal<ChangeRefusal> | null>
}

/**
 * A super admin changes the access of a user: one transaction checks the current roles, writes the change with its
 * audit entry and ends the user's sessions. Of two who demote each other, the second is rejected.
 */
export function changeStaff(
  context: StaffContext,
  { actorId, targetId, action, change }: AuditAction,
): Promise<StaffChanged> {
  return inTransaction(context.db, async (tx): Promise<StaffChanged> => {
    const at = context.now()
    const superAdmins = await lockSuperAdmins(tx)
    const [actor, target] = [await findProfile(tx, actorId), await findProfile(tx, targetId)]
    if (!actor || actor.suspended) return { ok: false, refusal: 'not-permitted' }
    if (!target) return { ok: false, refusal: 'not-found' }

    const refusal = staffRuleRefusal({
      actorId,
      actorRole: actor.role,
      targetId,
      targetRole: target.role,
      otherSuperAdmins: superAdmins.filter((id) => id !== targetId).length,
    })
    if (refusal) return { ok: false, refusal }
    const changed = await change(tx, target, at)
    if (changed === null) return { ok: true }
    if ('refusal' in changed) return changed
    await context.endSessionsOf(tx, targetId, at)
    await writeAudit(tx, { at, actorId, action, subject: targetId, ...changed })
    return { ok: true }
  })
}
