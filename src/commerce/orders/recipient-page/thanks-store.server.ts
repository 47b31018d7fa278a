import type { Selectable } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'

type ThanksRow = Selectable<Tables['recipientThanks']>

export async function findThanks(db: Database, orderId: string): Promise<ThanksRow | null> {
  const row = await db
    .selectFrom('recipientThanks')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return row ?? null
}

/** Orders whose thanks were sent before a moment and still have a photograph, oldest first. */
export async function listThanksToPurge(
  db: Database,
  { before, limit }: { before: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('recipientThanks')
    .select('orderId')
    .where('image', 'is not', null)
    .where('sentAt', '<', before)
    .orderBy('sentAt')
    .limit(limit)
    .execute()
  return rows.map(({ orderId }) => orderId)
}

export async function removeThanksImage(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .updateTable('recipientThanks')
    .set({ image: null })
    .where('orderId', '=', orderId)
    .execute()
}

export async function insertThanks(tx: Transaction, thanks: ThanksRow): Promise<void> {
  await tx.insertInto('recipientThanks').values(thanks).execute()
}
