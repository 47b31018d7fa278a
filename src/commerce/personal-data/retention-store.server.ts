import type { Database } from '#database/engine.server.ts'
import { jobKindNames } from '#database/stored-names.ts'
import { statusesIn } from '../orders/order-status.ts'

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

/** Deletes emails to accounts that failed for the last time before a moment. */
export async function purgeFailedAccountEmails(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('kind', 'in', jobKindNames.all(['send-account-email']))
    .where('diedAt', '<', before)
    .execute()
}

/** An order in the list below. */
export interface DueOrder {
  id: string
  deliveryDate: string
}

interface DueOrders {
  /** The last delivery day. */
  until: string
  /** The list goes on after this order. */
  after: DueOrder
  limit: number
}

const ended = statusesIn('delivered', 'released')

/** Ended orders with personal data whose delivery day is not after another day, oldest first. */
export function listDueOrders(
  db: Database,
  { until, after, limit }: DueOrders,
): Promise<DueOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'deliveryDate'])
    .where('deliveryDate', '<=', until)
    .where('erasedAt', 'is', null)
    .where((is) =>
      is.or([
        is('deliveryDate', '>', after.deliveryDate),
        is.and([is('deliveryDate', '=', after.deliveryDate), is('id', '>', after.id)]),
      ]),
    )
    .where('status', 'in', ended)
    .orderBy('deliveryDate')
    .orderBy('id')
    .limit(limit)
    .execute()
}
