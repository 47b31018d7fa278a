import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { isStaff, readRole, type StaffRole, staffRoles } from './roles.ts'
import type { PendingInvitation, StaffMember } from './staff-member.ts'

/** An entry of the staff roster that is not yet accepted. */
export interface Invitation {
  id: string
  role: StaffRole
}

/** The invitation of an email, compared without case. */
export async function findInvitation(db: Database, email: string): Promise<Invitation | null> {
  const row = await db
    .selectFrom('admins')
    .select(['id', 'role'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('userId', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const role = readRole(row.role)
  return isStaff(role) ? { id: row.id, role } : null
}

/** Stores an invitation. Returns false if the roster has the email already. */
export async function addInvitation(
  db: Database,
  invitation: { email: string; role: StaffRole; addedBy: string; at: number },
): Promise<boolean> {
  const { email, role, addedBy, at } = invitation
  const added = await db
    .insertInto('admins')
    .values({ id: newDocumentId(), userId: null, email, role, addedBy, createdAt: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Stores the invitation of the first super admin, replacing an earlier one of the same email. */
export async function addFirstInvitation(
  tx: Transaction,
  { email, at }: { email: string; at: number },
): Promise<void> {
  const invitation = { email, role: 'superAdmin', userId: null }
  await tx
    .insertInto('admins')
    .values({ ...invitation, id: newDocumentId(), addedBy: null, createdAt: at })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ role: 'superAdmin' }))
    .execute()
}

/** Removes and returns an invitation; null if it is gone or accepted. */
export async function removeInvitation(
  db: Database,
  id: string,
): Promise<{ email: string; role: string } | null> {
  const row = await db
    .deleteFrom('admins')
    .where('id', '=', id)
    .where('userId', 'is', null)
    .returning(['email', 'role'])
    .executeTakeFirst()
  return row ?? null
}

/** Returns false if the invitation is already accepted or the user is on the roster already. */
export async function acceptInvitation(db: Database, id: string, uid: string): Promise<boolean> {
  const result = await db
    .updateTable('admins')
    .set({ userId: uid })
    .where('id', '=', id)
    .where('userId', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('admins as others').select('id').where('others.userId', '=', uid))),
    )
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Locks the super admins who can sign in, so that concurrent changes of them run one after the other. */
export async function lockSuperAdmins(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'superAdmin')
    .orderBy('id')
    .execute()
  // One by one in order of id, to avoid deadlocks; each is read again under its lock.
  const locked: string[] = []
  for (const { id } of rows) {
    const row = await tx
      .updateTable('users')
      .set((user) => ({ updatedAt: user.ref('updatedAt') }))
      .where('id', '=', id)
      .where('role', '=', 'superAdmin')
      .where('suspended', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (row) locked.push(row.id)
  }
  return locked
}

interface RosterEntry {
  userId: string
  email: string
  role: StaffRole
  addedBy: string
  at: number
}

/** The roster identifies staff by unique email. */
export type RosterRefusal = 'no-address' | 'address-taken'

/** Adds a user to the roster, replacing an invitation, or changes the role of the entry. */
export async function insertRosterEntry(
  tx: Transaction,
  place: RosterEntry,
): Promise<RosterRefusal | null> {
  const { userId, email, role, addedBy, at } = place
  const existing = await tx
    .updateTable('admins')
    .set({ role })
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (existing.numUpdatedRows > 0n) return null
  if (email === '') return 'no-address'
  const invitation = await findInvitation(tx, email)
  if (invitation) {
    await tx.updateTable('admins').set({ userId, role }).where('id', '=', invitation.id).execute()
    return null
  }
  const added = await tx
    .insertInto('admins')
    .values({ id: newDocumentId(), userId, email, role, addedBy, createdAt: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n ? null : 'address-taken'
}

export async function leaveRoster(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('admins').where('userId', '=', userId).execute()
}

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
