import type { Selectable } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { RefundsTable } from '#database/tables/payments-tables.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import type { Pounds } from '../money.ts'
import type { RefundKind } from './refund-attempt.ts'

/** `refused`: too little of the payment is left to send it. */
const refundStatuses = ['requested', 'done', 'refused'] as const
type RefundStatus = (typeof refundStatuses)[number]

/** A refund of one payment: requested, done or refused. Times are in epoch milliseconds. */
export interface Refund {
  id: string
  paymentId: string
  orderId: string
  amount: Pounds
  reason: string
  kind: RefundKind
  status: RefundStatus
  /** User id of the staff member; null when the shop refunded automatically. */
  requestedBy: string | null
  /** Start of the call whose outcome is unknown. */
  sendingSince: number | null
  /** The provider's id of an undecided reversal, as the previous version stored it. */
  underWay: string | null
  /** Why the last attempt failed, or why the refund is refused. */
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
 * Inserts a requested refund and enqueues the job that sends it. The caller has locked the order and checked the
 * remainder; a database constraint rejects more.
 */
export async function recordRefundRequest(db: Database, refund: NewRefund): Promise<void> {
  const id = await insertRefund(db, refund, 'requested')
  await enqueueJob(db, {
    kind: 'refund-payment',
    payload: { refundId: id },
    runAt: refund.at,
    uniqueKey: refundJobKey(id),
    now: refund.at,
  })
}

/** Records a refund that the provider already made. */
export async function recordRefund(db: Database, refund: NewRefund): Promise<void> {
  await insertRefund(db, refund, 'done')
}

/** Reduces a requested refund to the remainder of its payment; 0 refuses it. */
export async function reduceRefund(
  db: Database,
  { id, paymentId, amount: before }: Refund,
  { amount, reason, at }: { amount: Pounds; reason: string; at: number },
): Promise<void> {
  await db
    .updateTable('payments')
    .set((row) => ({ returned: row('returned', '-', before - amount) }))
    .where('id', '=', paymentId)
    .execute()
  await db
    .updateTable('refunds')
    .set(amount > 0 ? { amount } : { status: 'refused' })
    .set({ failureReason: reason, updatedAt: at })
    .where('id', '=', id)
    .execute()
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

/** The refunds of an order, oldest first. */
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
  const { transactionId, updatedAt: _updatedAt, ...rest } = row
  const status = refundStatuses.find((known) => known === row.status)
  if (!status) throw new Error(`The database holds an unknown refund: ${row.id}`)
  const kind = row.kind === 'void' ? 'void' : 'refund'
  return { ...rest, kind, status, underWay: status === 'requested' ? transactionId : null }
}

/** Start of the call whose outcome is unknown, for the previous version; null for none. */
export async function markSending(
  db: Database,
  id: string,
  sendingSince: number | null,
): Promise<void> {
  await db.updateTable('refunds').set({ sendingSince }).where('id', '=', id).execute()
}

export async function noteRefundFailure(
  db: Database,
  id: string,
  failureReason: string,
): Promise<void> {
  await db.updateTable('refunds').set({ failureReason }).where('id', '=', id).execute()
}

/** False when the refund was already done or refused. */
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

/** Refunded amount of a payment; with `requested`, pending refunds are included. */
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

/** Whether the shop recorded a reversal of the provider. */
export async function isReversalKnown(
  db: Database,
  { id: paymentId }: { id: string },
  transactionId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('transactionId', '=', transactionId)
    .executeTakeFirst()
  return row !== undefined
}
