import { setRole } from '../customers/user-store.server.ts'
import { verifiedEmailOf } from '../customers/verified-email-store.server.ts'
import { insertRosterEntry, leaveRoster } from './admin-store.server.ts'
import { isStaff, type Role } from './roles.ts'
import { changeStaff, type StaffChanged, type StaffOffice } from './staff-change.server.ts'

interface RoleChange {
  actorId: string
  userId: string
  /** `customer` takes somebody off the staff. */
  role: Role
  /** The role that they were seen with: who comes second is told, and undoes nothing by mistake. */
  from?: Role | undefined
}

/** Gives somebody another role. They sign in again, and come in as what they are now. */
export function changeRole(
  office: StaffOffice,
  { actorId, userId, role, from }: RoleChange,
): Promise<StaffChanged> {
  return changeStaff(office, {
    actorId,
    targetId: userId,
    action: 'role.changed',
    async change(tx, target, at) {
      if (target.role === role) return null
      if (from !== undefined && target.role !== from) {
        return { ok: false, refusal: 'changed-by-somebody-else' }
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
