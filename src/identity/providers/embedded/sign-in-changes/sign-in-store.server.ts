import { createHash } from 'node:crypto'
import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { listPasskeys, removePasskeysSince } from '../passkeys/passkey-store.server.ts'
import { tables, yes } from './provider-tables.server.ts'

const password = 'credential'

/** The ways in which a user can sign in now. */
export interface SignInState {
  email: string
  name: string
  emailVerified: boolean
  /** The hash of the password; null without one. */
  password: string | null
  /** The encrypted second factor, as JSON; null without one. */
  secondFactor: string | null
  /** Changes with the address, password, second factor, passkeys or linked accounts. */
  digest: string
}

/** Locks a user's sign-in until the transaction ends, against the library's own statements too. */
export async function lockSignIn(tx: Transaction, userId: string): Promise<void> {
  const db = tables(tx)
  await db
    .updateTable('identity_users')
    .set((row) => ({ updatedAt: row.ref('updatedAt') }))
    .where('id', '=', userId)
    .execute()
  await db
    .updateTable('identity_accounts')
    .set((row) => ({ updatedAt: row.ref('updatedAt') }))
    .where('userId', '=', userId)
    .execute()
  await db
    .updateTable('identity_two_factors')
    .set((row) => ({ secret: row.ref('secret') }))
    .where('userId', '=', userId)
    .execute()
}

export async function readSignIn(tx: Database, userId: string): Promise<SignInState | null> {
  const db = tables(tx)
  const user = await db
    .selectFrom('identity_users')
    .select(['email', 'name', 'emailVerified', 'twoFactorEnabled'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return null
  const accounts = await db
    .selectFrom('identity_accounts')
    .select(['providerId', 'accountId', 'password'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  const factor = await db
    .selectFrom('identity_two_factors')
    .select(['secret', 'backupCodes'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const passkeys = await listPasskeys(tx, userId)
  // An unconfirmed enrolment does not protect anything yet.
  const secondFactor = user.twoFactorEnabled && factor ? JSON.stringify(factor) : null
  const { email, name } = user
  return {
    email,
    name,
    emailVerified: Boolean(user.emailVerified),
    password: accounts.find(({ providerId }) => providerId === password)?.password ?? null,
    secondFactor,
    digest: createHash('sha256')
      .update(JSON.stringify([email, accounts, secondFactor, ...passkeys.map(({ id }) => id)]))
      .digest('base64url'),
  }
}

/** The providers of a user's linked accounts: `credential` for a password. */
export async function listProviders(db: Database, userId: string): Promise<string[]> {
  const accounts = await tables(db)
    .selectFrom('identity_accounts')
    .select('providerId')
    .where('userId', '=', userId)
    .execute()
  return accounts.map(({ providerId }) => providerId)
}

export async function findUserIdByEmail(db: Database, email: string): Promise<string | null> {
  const user = await tables(db)
    .selectFrom('identity_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return user?.id ?? null
}

/** Saves an address that its owner has verified, by a link or by another account with it. */
export async function setVerifiedEmail(
  tx: Transaction,
  userId: string,
  email: string,
): Promise<void> {
  await tables(tx)
    .updateTable('identity_users')
    .set({ email, emailVerified: yes })
    .where('id', '=', userId)
    .execute()
}

export async function setPassword(
  tx: Transaction,
  userId: string,
  { hash, now }: { hash: string; now: number },
): Promise<void> {
  const db = tables(tx)
  const changed = await db
    .updateTable('identity_accounts')
    .set({ password: hash })
    .where('userId', '=', userId)
    .where('providerId', '=', password)
    .executeTakeFirst()
  if (changed.numUpdatedRows > 0n) return
  const at = new Date(now).toISOString()
  await db
    .insertInto('identity_accounts')
    .values({
      id: newDocumentId(),
      accountId: userId,
      providerId: password,
      userId,
      password: hash,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
}

const deleteAccounts = (tx: Transaction, userId: string) =>
  tables(tx).deleteFrom('identity_accounts').where('userId', '=', userId)

/** Unlinks the accounts of other providers that were linked since. */
export async function removeProvidersSince(
  tx: Transaction,
  userId: string,
  since: number,
): Promise<void> {
  await deleteAccounts(tx, userId)
    .where('providerId', '!=', password)
    .where('createdAt', '>=', new Date(since).toISOString())
    .execute()
}

/** Removes the password, and passkeys and accounts of other providers that were added since. */
export async function removeSignInMethodsSince(
  tx: Transaction,
  userId: string,
  since: number,
): Promise<void> {
  await deleteAccounts(tx, userId).where('providerId', '=', password).execute()
  await removeProvidersSince(tx, userId, since)
  await removePasskeysSince(tx, userId, since)
}

/** Ends a user's sign-ins at the provider except one, and all open challenges. */
export async function removeSignIns(
  tx: Transaction,
  userId: string,
  keptToken = '',
): Promise<void> {
  const db = tables(tx)
  await db
    .deleteFrom('identity_sessions')
    .where('userId', '=', userId)
    .where('token', '!=', keptToken)
    .execute()
  await db.deleteFrom('identity_verifications').where('value', '=', userId).execute()
}

/** Deletes an account of the provider with its sign-ins, links and second factor. */
export async function removeUser(tx: Transaction, userId: string): Promise<void> {
  await removeSignIns(tx, userId)
  await tables(tx).deleteFrom('identity_users').where('id', '=', userId).execute()
}

/** Whether a sign-in, named by its secret token, has not ended. */
export async function hasSignIn(tx: Transaction, token: string): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom('identity_sessions')
    .select('token')
    .where('token', '=', token)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a sign-in, named by the id in its ID tokens, has not ended. */
export async function isSignInOpen(db: Database, id: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom('identity_sessions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
