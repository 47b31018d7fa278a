import type { Selectable } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { IdentityPasskeysTable } from '#database/tables/people-tables.ts'

export type Passkey = Selectable<IdentityPasskeysTable>

/** Oldest first. */
export function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('identityPasskeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** The number of passkeys by user id; a user without one is missing. */
export async function countPasskeys(
  db: Database,
  userIds: readonly string[],
): Promise<[userId: string, count: number][]> {
  const rows = await db
    .selectFrom('identityPasskeys')
    .select((row) => ['userId', row.fn.countAll<number>().as('count')])
    .where('userId', 'in', userIds)
    .groupBy('userId')
    .execute()
  return rows.map(({ userId, count }) => [userId, Number(count)])
}

export function findPasskey(db: Database, credentialId: string): Promise<Passkey | undefined> {
  return db
    .selectFrom('identityPasskeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

/** Throws a unique violation for a credential that is stored already. */
export async function addPasskey(tx: Transaction, passkey: Passkey): Promise<void> {
  await tx.insertInto('identityPasskeys').values(passkey).execute()
}

/** Saves the authenticator's counter after a sign-in; false if the passkey was removed meanwhile. */
export async function saveCounter(
  db: Database,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
): Promise<boolean> {
  const saved = await db
    .updateTable('identityPasskeys')
    .set({ counter })
    .where('id', '=', id)
    .executeTakeFirst()
  return saved.numUpdatedRows > 0n
}

export async function renamePasskey(
  db: Database,
  { id, userId, name }: Pick<Passkey, 'id' | 'userId' | 'name'>,
): Promise<boolean> {
  const renamed = await db
    .updateTable('identityPasskeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return renamed.numUpdatedRows > 0n
}

export async function removePasskey(
  tx: Transaction,
  { id, userId }: Pick<Passkey, 'id' | 'userId'>,
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('identityPasskeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}

/** Removes the passkeys added since a change that is undone. */
export async function removePasskeysSince(
  tx: Transaction,
  userId: string,
  since: number,
): Promise<void> {
  await tx
    .deleteFrom('identityPasskeys')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .execute()
}
