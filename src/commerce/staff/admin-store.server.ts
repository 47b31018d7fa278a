import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { isStaff, readRole, type StaffRole } from './roles.ts'

/** A place on the roster that nobody has taken yet. */
export interface Invitation {
  id: string
  role: StaffRole
}

/** The invitation under an address, in whatever case either was written. */
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

/** Keeps a place for whoever proves that an address is theirs. Answers false when the roster names it already. */
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

/** Keeps the first super admin's place, whatever the roster kept for the address before. */
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

/** Takes an invitation back, and answers what it was; null when it is gone or taken up. */
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

/** Answers false when the invitation is taken, or the person has a place on the roster already. */
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

/** The super admins who can sign in. Whoever changes one of them waits here for whoever else is changing one. */
export async function lockSuperAdmins(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'superAdmin')
    .orderBy('id')
    .execute()
  // One by one and by id, so that two never wait for each other in a circle; each is read again once it is held.
  const held: string[] = []
  for (const { id } of rows) {
    const row = await tx
      .updateTable('users')
      .set((user) => ({ updatedAt: user.ref('updatedAt') }))
      .where('id', '=', id)
      .where('role', '=', 'superAdmin')
      .where('suspended', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (row) held.push(row.id)
  }
  return held
}

interface RosterPlace {
  userId: string
  email: string
  role: StaffRole
  addedBy: string
  at: number
}

/** The roster names people by their address: one each. */
export type RosterObjection = 'no-address' | 'address-taken'

/** Puts somebody on the roster, in the place of an invitation if there is one, or changes the role that it names. */
export async function insertRosterEntry(
  tx: Transaction,
  place: RosterPlace,
): Promise<RosterObjection | null> {
  const { userId, email, role, addedBy, at } = place
  const known = await tx
    .updateTable('admins')
    .set({ role })
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (known.numUpdatedRows > 0n) return null
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
