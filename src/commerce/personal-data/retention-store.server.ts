import type { Database } from '#database/engine.server.ts'

const emptyMessage = '{}'

/** Empties the messages of the payment provider from before a time. Their results stay. */
export async function emptyProviderMessages(db: Database, before: number): Promise<void> {
  await db
    .updateTable('paymentEvents')
    .set({ body: emptyMessage })
    .where('receivedAt', '<', before)
    .where('body', '!=', emptyMessage)
    .execute()
}

/** Deletes the records of emails that were sent before a time. */
export async function purgeSentEmails(db: Database, before: number): Promise<void> {
  await db.deleteFrom('sentEmails').where('sentAt', '<', before).execute()
}

/** Orders with personal data whose delivery day is not after another day, oldest first. */
export async function listOrdersDeliveredUntil(
  db: Database,
  day: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('deliveryDate', '<=', day)
    .where('erasedAt', 'is', null)
    .orderBy('deliveryDate')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
