import type { Database } from '#database/engine.server.ts'
import { isStaff, readRole, staffRoles } from './roles.ts'
import type { PendingInvitation, StaffMember } from './staff-member.ts'

/** All staff by name, unpaged: a shop has few. */
export async function listStaff(db: Database): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .leftJoin('users as adder', 'adder.id', 'admins.addedBy')
    .where('users.role', 'in', staffRoles)
    .select([
      'users.id',
      'users.name',
      'users.surname',
      'users.email',
      'users.phone',
      'users.suspended',
      'users.role',
      'admins.createdAt as addedAt',
      'adder.name as adderName',
      'adder.surname as adderSurname',
    ])
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
  return rows.flatMap(({ adderName, adderSurname, suspended, ...row }) => {
    const role = readRole(row.role)
    if (!isStaff(role)) return []
    const addedBy = nameOf(adderName, adderSurname)
    return [{ ...row, role, suspended: suspended === 1, addedBy }]
  })
}

/** Pending invitations, newest first. */
export async function listInvitations(db: Database): Promise<PendingInvitation[]> {
  const rows = await db
    .selectFrom('admins')
    .leftJoin('users as adder', 'adder.id', 'admins.addedBy')
    .where('admins.userId', 'is', null)
    .select([
      'admins.id',
      'admins.email',
      'admins.role',
      'admins.createdAt as invitedAt',
      'adder.name as adderName',
      'adder.surname as adderSurname',
    ])
    .orderBy('admins.createdAt', 'desc')
    .orderBy('admins.id')
    .execute()
  return rows.flatMap(({ adderName, adderSurname, ...row }) => {
    const role = readRole(row.role)
    return isStaff(role) ? [{ ...row, role, invitedBy: nameOf(adderName, adderSurname) }] : []
  })
}

function nameOf(name: string | null, surname: string | null): string | null {
  return name === null ? null : `${name} ${surname ?? ''}`.trim()
}
