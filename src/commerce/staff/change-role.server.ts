import { setRole, verifiedEmailOf } from '../customers/user-store.server.ts'
import { isStaff, type Role } from './roles.ts'
import { insertRosterEntry, leaveRoster } from './roster-store.server.ts'
import { changeStaff, type StaffChanged, type StaffContext } from './staff-change.server.ts'

interface RoleChange {
  actorId: string
  userId: string
  /** `customer` removes the user from the staff. */
  role: Role
  /** Role that the admin saw: the second of two concurrent changes is rejected. */
  from?: Role | undefined
}

/** Changes the role of a user, whose sessions end. */
export function changeRole(
  context: StaffContext,
  { actorId, userId, role, from }: RoleChange,
): Promise<StaffChanged> {
  return changeStaff(context, {
    actorId,
    targetId: userId,
    action: 'role.changed',
    async change(tx, target, at) {
      if (target.role === role) return null
      if (from !== undefined && target.role !== from) {
        return { ok: false, refusal: 'changed-elsewhere' }
      }
      await setRole(tx, userId, role)
      if (isStaff(role)) {
        const email = (await verifiedEmailOf(tx, userId)) ?? target.email
        const place = { userId, email, role, addedBy: actorId, at }
        const objection = await insertRosterEntry(tx, place)
        if (objection) return { ok: false, refusal: objection }
      } else await leaveRoster(tx, userId)
      return { before: { role: target.role }, after: { role } }
    },
  })
}
