import { changeStaff, type StaffChanged, type StaffContext } from '../staff/staff-change.server.ts'
import { setSuspended } from './user-store.server.ts'

interface Suspension {
  actorId: string
  userId: string
  /** Reason, for the audit log. */
  reason: string
}

/** Suspends a user: ends all sessions at once and blocks sign-in. */
export function suspendUser(
  context: StaffContext,
  { actorId, userId, reason }: Suspension,
): Promise<StaffChanged> {
  return changeStaff(context, {
    actorId,
    targetId: userId,
    action: 'user.suspended',
    async change(tx, target) {
      if (target.suspended) return null
      await setSuspended(tx, userId, true)
      return { before: { suspended: false }, after: { suspended: true, reason } }
    },
  })
}

/** Lifts a suspension. The user signs in again. */
export function liftSuspension(
  context: StaffContext,
  { actorId, userId }: Omit<Suspension, 'reason'>,
): Promise<StaffChanged> {
  return changeStaff(context, {
    actorId,
    targetId: userId,
    action: 'user.suspension-lifted',
    async change(tx, target) {
      if (!target.suspended) return null
      await setSuspended(tx, userId, false)
      return { before: { suspended: true }, after: { suspended: false } }
    },
  })
}
