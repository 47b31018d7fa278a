import type { Selectable } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { UsersTable } from '#database/tables.ts'
import { type Role, readRole } from '../staff/roles.ts'
import type { Profile, ProfileForm } from './profile.ts'

export async function findProfile(db: Database, id: string): Promise<Profile | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? readProfile(row) : null
}

/** Stores a first profile. Answers false when the person has one already, which then stays as it is. */
export async function addProfile(db: Database, profile: Profile, now: number): Promise<boolean> {
  const result = await db
    .insertInto('users')
    .values({ ...rowOf(profile), createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

/** Replaces all that a person may say of themselves; for somebody new it is the record of a customer. */
export async function replaceOwnProfile(
  db: Database,
  id: string,
  form: ProfileForm,
  now: number,
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      ...rowOf({ ...form, id, profilePicture: null, suspended: false, role: 'customer' }),
      createdAt: now,
      updatedAt: now,
    })
    // Only these: a role that is changed at the same moment must not be overwritten with the one before.
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...form, updatedAt: now }))
    .execute()
}

export async function setRole(db: Database, id: string, role: Role, now: number): Promise<void> {
  await db.updateTable('users').set({ role, updatedAt: now }).where('id', '=', id).execute()
}

export async function setEmail(
  db: Database,
  id: string,
  email: string,
  now: number,
): Promise<void> {
  await db.updateTable('users').set({ email, updatedAt: now }).where('id', '=', id).execute()
}

export async function setSuspended(
  db: Database,
  id: string,
  suspended: boolean,
  now: number,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ suspended: suspended ? 1 : 0, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function removeProfile(db: Database, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

export function readProfile(row: Selectable<UsersTable>): Profile {
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    email: row.email,
    phone: row.phone,
    profilePicture: row.profilePicture,
    suspended: row.suspended === 1,
    role: readRole(row.role),
  }
}

function rowOf(profile: Profile) {
  return { ...profile, suspended: profile.suspended ? (1 as const) : (0 as const) }
}
