import type { Database, Transaction } from '#database/engine.server.ts'
import { no, tables, yes } from '../sign-in-changes/provider-tables.server.ts'

/** A value that the key has encrypted, with the id of its row or user. */
export interface EncryptedValue {
  id: string
  value: string
}

export async function listEncryptedValues(
  db: Database,
): Promise<{ signingKeys: EncryptedValue[]; secondFactors: EncryptedValue[] }> {
  const signingKeys = await tables(db)
    .selectFrom('identity_keys')
    .select(['id', 'privateKey as value'])
    .execute()
  const secondFactors = await tables(db)
    .selectFrom('identity_two_factors')
    .select(['userId as id', 'secret as value'])
    .execute()
  return {
    // The library stores it as JSON.
    signingKeys: signingKeys.map(({ id, value }) => ({ id, value: String(JSON.parse(value)) })),
    secondFactors,
  }
}

/** Deletes keys that sign ID tokens: what they signed is invalid, and the next sign-in creates another one. */
export async function deleteSigningKeys(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tables(tx).deleteFrom('identity_keys').where('id', 'in', ids).execute()
}

/**
 * Removes the authenticator app of a user, and the password if the app protected it: alone it would open the account. Returns
 * whether it did.
 */
export async function removeAuthenticator(tx: Transaction, userId: string): Promise<boolean> {
  const db = tables(tx)
  await db.deleteFrom('identity_two_factors').where('userId', '=', userId).execute()
  const { numUpdatedRows } = await db
    .updateTable('identity_users')
    .set({ twoFactorEnabled: no })
    .where('id', '=', userId)
    .where('twoFactorEnabled', '=', yes)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await db
    .deleteFrom('identity_accounts')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute()
  return true
}

/** Ends every sign-in, session, challenge and mailed link, and removes the tokens of other providers. */
export async function endEverySignIn(tx: Transaction): Promise<void> {
  const db = tables(tx)
  await db.deleteFrom('identity_sessions').execute()
  await db.deleteFrom('identity_verifications').execute()
  await db
    .updateTable('identity_accounts')
    .set({ accessToken: null, refreshToken: null, idToken: null })
    .execute()
  await tx.deleteFrom('identityLinks').execute()
  await tx.deleteFrom('sessions').execute()
}
