import type { Database } from '#database/engine.server.ts'
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
