import type { Selectable } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { UsersTable } from '#database/tables/people-tables.ts'
import { currentLocale, type Locale, readLocale } from '#i18n/locale.ts'
import { type Role, readRole } from '../staff/roles.ts'
import type { Profile, ProfileForm } from './profile.ts'
import { removeSearchTerms, replaceSearchTerms } from './user-search-store.server.ts'

export const profileColumns = [
  ...(['id', 'name', 'surname', 'email', 'phone', 'profilePicture'] as const),
  ...(['suspended', 'locale', 'role'] as const),
] as const satisfies (keyof UsersTable)[]

const userOfId = prepared((db, given: Given<{ id: string }>) =>
  db.selectFrom('users').select(profileColumns).where('id', '=', given('id')),
)

export async function findProfile(db: Database, id: string): Promise<Profile | null> {
  const { rows } = await userOfId(db, { id })
  return rows[0] ? readProfile(rows[0]) : null
}

const unchangedUser = prepared((db, given: Given<{ id: string }>) =>
  db
    .updateTable('users')
    .set((row) => ({ updatedAt: row.ref('updatedAt') }))
    .where('id', '=', given('id')),
)

/** Locks the row of a user until the transaction ends. Returns whether the user exists. */
export async function lockUser(tx: Transaction, id: string): Promise<boolean> {
  const { numAffectedRows } = await unchangedUser(tx, { id })
  return numAffectedRows === 1n
}

const customerInLocale = prepared((db, given: Given<{ id: string; locale: Locale }>) =>
  db
    .updateTable('users')
    .set((row) => ({
      locale: row
        .case()
        .when('role', '=', 'customer')
        .then(given('locale'))
        .else(row.ref('locale'))
        .end(),
    }))
    .where('id', '=', given('id')),
)

/**
 * Locks the row of a user who orders until the transaction ends, and makes the language of the order that of the
 * customer; staff keep theirs. Returns whether the user exists. Leaves `updatedAt` alone: another language must not
 * reject a concurrent edit of the profile.
 */
export async function lockCustomer(
  tx: Transaction,
  customer: { id: string; locale: Locale },
): Promise<boolean> {
  const { numAffectedRows } = await customerInLocale(tx, customer)
  return numAffectedRows === 1n
}

/** Stores a first profile. Returns false, and changes nothing, if the user has one. */
export async function addProfile(db: Database, profile: Profile, now: number): Promise<boolean> {
  const result = await db
    .insertInto('users')
    .values({ ...rowOf(profile), createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  const isNew = Number(result.numInsertedOrUpdatedRows ?? 0) > 0
  if (isNew) await replaceSearchTerms(db, profile.id, profile)
  return isNew
}

/** Replaces the fields that the user may edit; a new user becomes a customer. */
export async function replaceOwnProfile(
  db: Database,
  id: string,
  form: ProfileForm,
  now: number,
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      ...rowOf({
        ...form,
        id,
        profilePicture: null,
        suspended: false,
        role: 'customer',
        locale: currentLocale(),
      }),
      createdAt: now,
      updatedAt: now,
    })
    // Only these fields, so that a concurrent change of role is not overwritten.
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...form, updatedAt: now }))
    .execute()
  await replaceSearchTerms(db, id, form)
}

/** Replaces a profile if it is still the version that the editor read. Returns false otherwise. */
export async function replaceProfileVersion(
  db: Database,
  { id, form, seenUpdatedAt, at }: ProfileVersion,
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    // Always increases, so that two changes in one millisecond have different versions.
    .set({ ...form, updatedAt: Math.max(at, seenUpdatedAt + 1) })
    .where('id', '=', id)
    .where('updatedAt', '=', seenUpdatedAt)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  await replaceSearchTerms(db, id, form)
  return true
}

interface ProfileVersion {
  id: string
  form: ProfileForm
  seenUpdatedAt: number
  at: number
}

/** Leaves `updatedAt` alone: a change of role must not reject a concurrent edit of the profile. */
export async function setRole(db: Database, id: string, role: Role): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', id).execute()
}

export async function setEmail(
  db: Database,
  id: string,
  email: string,
  now: number,
): Promise<void> {
  await db.updateTable('users').set({ email, updatedAt: now }).where('id', '=', id).execute()
  const profile = await findProfile(db, id)
  if (profile) await replaceSearchTerms(db, id, profile)
}

/**
 * Stores the email that the identity provider verified. The email of the profile is typed: it receives order emails and
 * proves nothing.
 */
export async function saveVerifiedEmail(db: Database, uid: string, email: string): Promise<void> {
  const verifiedEmail = email.toLowerCase()
  // If an email changed owner, the latest verification wins.
  await db
    .updateTable('users')
    .set({ verifiedEmail: null })
    .where('verifiedEmail', '=', verifiedEmail)
    .where('id', '!=', uid)
    .execute()
  await db.updateTable('users').set({ verifiedEmail }).where('id', '=', uid).execute()
}

export async function findByVerifiedEmail(db: Database, email: string): Promise<Profile | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('verifiedEmail', '=', email.toLowerCase())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? readProfile(row) : null
}

export async function verifiedEmailOf(db: Database, uid: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('verifiedEmail')
    .where('id', '=', uid)
    .executeTakeFirst()
  return row?.verifiedEmail ?? null
}

/** Leaves `updatedAt` alone, like `setRole`. */
export async function setSuspended(db: Database, id: string, suspended: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ suspended: suspended ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

export async function removeProfile(db: Database, id: string): Promise<void> {
  await removeSearchTerms(db, id)
  await db.deleteFrom('userNotes').where('userId', '=', id).execute()
  await db.deleteFrom('sentEmails').where('userId', '=', id).execute()
  await db.deleteFrom('users').where('id', '=', id).execute()
}

type UserRow = Pick<Selectable<UsersTable>, (typeof profileColumns)[number]>

type JoinedRow = { [Column in keyof UserRow]: UserRow[Column] | null }

/** The profile of a left join, which has all columns of a user or none. */
export function readJoinedProfile(row: JoinedRow): Profile | null {
  return isUserRow(row) ? readProfile(row) : null
}

function isUserRow(row: JoinedRow): row is UserRow {
  return row.id !== null
}

export function readProfile(row: UserRow): Profile {
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    email: row.email,
    phone: row.phone,
    profilePicture: row.profilePicture,
    suspended: row.suspended === 1,
    locale: readLocale(row.locale) ?? 'en',
    role: readRole(row.role),
  }
}

function rowOf(profile: Profile) {
  const suspended = profile.suspended ? (1 as const) : (0 as const)
  return { ...profile, suspended }
}
