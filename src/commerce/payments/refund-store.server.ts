import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import type { Pounds } from '../money.ts'

export interface Refund {
  id: string
  paymentId: string
  orderId: string
  amount: Pounds
  done: boolean
}

export interface NewRefund {
  paymentId: string
  orderId: string
  amount: Pounds
  reason: string
  at: number
}

/** Writes down that money has to go back, and the job that sends it. */
export async function requestRefund(db: Database, refund: NewRefund): Promise<void> {
  const id = await insertRefund(db, refund, 'requested')
  await enqueueJob(db, {
    kind: 'refund-payment',
    payload: { refundId: id },
    runAt: refund.at,
    uniqueKey: `refund-payment:${id}`,
    now: refund.at,
  })
}

/** Writes down money that went back already, by the provider's own account of it. */
export async function recordRefund(db: Database, refund: NewRefund): Promise<void> {
  await insertRefund(db, refund, 'done')
}

async function insertRefund(
  db: Database,
  { paymentId, orderId, amount, reason, at }: NewRefund,
  status: 'requested' | 'done',
): Promise<string> {
  const id = newDocumentId()
  await db
    .insertInto('refunds')
    .values({
      id,
      paymentId,
      orderId,
      amount,
      reason,
      status,
      transactionId: null,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  return id
}

export async function findRefund(db: Database, id: string): Promise<Refund | null> {
  const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { paymentId, orderId, amount, status } = row
  return { id, paymentId, orderId, amount, done: status === 'done' }
}

/** Answers false when the refund was done before. */
export async function markRefunded(
  db: Database,
  id: string,
  { transactionId, at }: { transactionId: string | null; at: number },
): Promise<boolean> {
  const updated = await db
    .updateTable('refunds')
    .set({ status: 'done', transactionId, updatedAt: at })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** What went back of a payment, and with `requested` also what is on its way. */
export async function sumRefunds(
  db: Database,
  paymentId: string,
  statuses: ReadonlyArray<'requested' | 'done'>,
): Promise<Pounds> {
  const row = await db
    .selectFrom('refunds')
    .select((all) => all.fn.sum<number | null>('amount').as('total'))
    .where('paymentId', '=', paymentId)
    .where('status', 'in', statuses)
    .executeTakeFirst()
  return row?.total ?? 0
}
