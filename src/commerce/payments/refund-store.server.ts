import type { Selectable } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { RefundsTable } from '#database/tables/payments-tables.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import type { Pounds } from '../money.ts'

/** `void` undoes a whole payment before the bank has settled it. */
export type RefundKind = 'refund' | 'void'

/** Money that goes back of one payment, or went. Times are in epoch milliseconds. */
export interface Refund {
  id: string
  paymentId: string
  orderId: string
  amount: Pounds
  reason: string
  kind: RefundKind
  done: boolean
  /** Of the staff; null where the shop gave the money back by itself. */
  requestedBy: string | null
  /** Since when the provider is being asked; from then on its answer may be lost. */
  sendingSince: number | null
  /** The provider's id of it, where it was taken up there and is not decided yet. */
  underWay: string | null
  /** Why the last try did not come through. */
  failureReason: string | null
  createdAt: number
}

interface NewRefund {
  paymentId: string
  orderId: string
  amount: Pounds
  reason: string
  requestedBy?: string
  at: number
}

export const refundJobKey = (refundId: string) => `refund-payment:${refundId}`

/**
 * Writes down that money has to go back, and the job that sends it. The caller holds the order, and has seen that so
 * much of the payment is left: the database refuses more.
 */
export async function requestRefund(db: Database, refund: NewRefund): Promise<void> {
  const id = await insertRefund(db, refund, 'requested')
  await enqueueJob(db, {
    kind: 'refund-payment',
    payload: { refundId: id },
    runAt: refund.at,
    uniqueKey: refundJobKey(id),
    now: refund.at,
  })
}

/** Writes down money that went back already, by the provider's own account of it. */
export async function recordRefund(db: Database, refund: NewRefund): Promise<void> {
  await insertRefund(db, refund, 'done')
}

async function insertRefund(
  db: Database,
  { paymentId, orderId, amount, reason, requestedBy, at }: NewRefund,
  status: 'requested' | 'done',
): Promise<string> {
  await db
    .updateTable('payments')
    .set((row) => ({ returned: row('returned', '+', amount) }))
    .where('id', '=', paymentId)
    .execute()
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
      requestedBy: requestedBy ?? null,
      sendingSince: null,
      failureReason: null,
      transactionId: null,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  return id
}

export async function findRefund(db: Database, id: string): Promise<Refund | null> {
  const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toRefund(row) : null
}

/** What goes or went back of an order, the first one first. */
export async function listRefunds(db: Database, orderId: string): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(toRefund)
}

function toRefund(row: Selectable<RefundsTable>): Refund {
  const { status, transactionId, updatedAt: _updatedAt, ...rest } = row
  const done = status === 'done'
  const kind = row.kind === 'void' ? 'void' : 'refund'
  return { ...rest, kind, done, underWay: done ? null : transactionId }
}

/** Notes that the provider is asked from now on, or, with null, that nothing of this refund is under way. */
export async function markSending(
  db: Database,
  id: string,
  sendingSince: number | null,
): Promise<void> {
  await db.updateTable('refunds').set({ sendingSince }).where('id', '=', id).execute()
}

/** Notes what the provider has taken up and not decided yet, or, with null, that it has refused it. */
export async function markUnderWay(
  db: Database,
  id: string,
  { kind, transactionId }: { kind: RefundKind; transactionId: string | null },
): Promise<void> {
  await db.updateTable('refunds').set({ kind, transactionId }).where('id', '=', id).execute()
}

export async function noteRefundFailure(
  db: Database,
  id: string,
  failureReason: string,
): Promise<void> {
  await db.updateTable('refunds').set({ failureReason }).where('id', '=', id).execute()
}

/** Answers false when the refund was done before. */
export async function markRefunded(
  db: Database,
  id: string,
  { kind, transactionId, at }: { kind: RefundKind; transactionId: string | null; at: number },
): Promise<boolean> {
  const updated = await db
    .updateTable('refunds')
    .set({
      status: 'done',
      kind,
      transactionId,
      sendingSince: null,
      failureReason: null,
      updatedAt: at,
    })
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
