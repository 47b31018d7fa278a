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

export async function insertThanks(tx: Transaction, thanks: ThanksRow): Promise<void> {
  await tx.insertInto('recipientThanks').values(thanks).execute()
}
