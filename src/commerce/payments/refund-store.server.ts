import type { Selectable, Updateable } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { RefundsTable } from '#database/tables/payments-tables.ts'
import type { Pounds } from '../money.ts'
import type { RefundKind } from './refund-attempt.ts'

/** `refused`: too little of the payment is left to send it. */
const refundStatuses = ['requested', 'done', 'refused'] as const

/** A refund of one payment. Times are in epoch milliseconds. */
export interface Refund extends Omit<Selectable<RefundsTable>, 'kind' | 'status'> {
  kind: RefundKind
  status: (typeof refundStatuses)[number]
}

/** A refund before it has an id. `at` is in epoch milliseconds. */
export interface NewRefund extends Pick<Refund, 'paymentId' | 'orderId' | 'amount' | 'reason'> {
  /** User id of the staff member; without one the shop refunds automatically. */
  requestedBy?: string | undefined
  at: number
}

export const refundJobKey = (refundId: string) => `refund-payment:${refundId}`

/** A database constraint rejects more than the remainder. Returns the id of the refund. */
export function insertRefundRequest(db: Database, refund: NewRefund): Promise<string> {
  return insertRefund(db, refund, 'requested')
}

/** Records a refund that the provider already made. */
export async function recordRefund(db: Database, refund: NewRefund): Promise<void> {
  await insertRefund(db, refund, 'done')
}

async function insertRefund(
  db: Database,
  { at, ...refund }: NewRefund,
  status: 'requested' | 'done',
): Promise<string> {
  await addReturned(db, refund.paymentId, refund.amount)
  const id = newDocumentId()
  await db
    .insertInto('refunds')
    .values({ ...refund, id, status, createdAt: at, updatedAt: at })
    .execute()
  return id
}

/** Reduces a requested refund to the remainder of its payment; 0 refuses it. */
export async function reduceRefund(
  db: Database,
  { id, paymentId, amount: before }: Refund,
  { amount, reason, at }: { amount: Pounds; reason: string; at: number },
): Promise<void> {
  await addReturned(db, paymentId, amount - before)
  const change = amount > 0 ? { amount } : { status: 'refused' }
  await updateRefund(db, id, { ...change, failureReason: reason, updatedAt: at })
}

async function addReturned(db: Database, paymentId: string, amount: Pounds): Promise<void> {
  await db
    .updateTable('payments')
    .set((row) => ({ returned: row('returned', '+', amount) }))
    .where('id', '=', paymentId)
    .execute()
}

export async function updateRefund(
  db: Database,
  id: string,
  change: Updateable<RefundsTable>,
): Promise<void> {
  await db.updateTable('refunds').set(change).where('id', '=', id).execute()
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

/** The refunds of a payment that are not closed, oldest first. */
export async function listRequestedRefunds(
  db: Database,
  { id, orderId }: { id: string; orderId: string },
): Promise<Refund[]> {
  const refunds = await listRefunds(db, orderId)
  return refunds.filter(({ paymentId, status }) => paymentId === id && status === 'requested')
}

function toRefund(row: Selectable<RefundsTable>): Refund {
  const status = refundStatuses.find((known) => known === row.status)
  if (!status) throw new Error(`Unknown status of refund ${row.id}`)
  return { ...row, status, kind: row.kind === 'void' ? 'void' : 'refund' }
}

/** False when the refund was already done or refused. */
export async function markRefunded(
  db: Database,
  id: string,
  { at, ...made }: { kind: RefundKind; transactionId: string | null; at: number },
): Promise<boolean> {
  const updated = await db
    .updateTable('refunds')
    .set({ ...made, status: 'done', sendingSince: null, failureReason: null, updatedAt: at })
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
