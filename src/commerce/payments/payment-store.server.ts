import type { Selectable } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { PaymentsTable } from '#database/tables/payments-tables.ts'
import {
  type Payment,
  type PaymentDifference,
  paymentDifferences,
  paymentStates,
} from './payment.ts'
import type { OpenedPayment } from './payment-provider.ts'

export async function insertPayment(db: Database, payment: Payment): Promise<void> {
  await db.insertInto('payments').values(payment).execute()
}

export async function findPayment(db: Database, id: string): Promise<Payment | null> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toPayment(row) : null
}

export async function findPaymentByProviderOrder(
  db: Database,
  providerOrderId: string,
): Promise<Payment | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('providerOrderId', '=', providerOrderId)
    .executeTakeFirst()
  return row ? toPayment(row) : null
}

export async function findPaymentByReference(
  db: Database,
  reference: string,
): Promise<Payment | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row ? toPayment(row) : null
}

export async function findPaymentByTransaction(
  db: Database,
  transactionId: string,
): Promise<Payment | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('transactionId', '=', transactionId)
    .executeTakeFirst()
  return row ? toPayment(row) : null
}

/** The payment attempts of an order, oldest first. */
export async function listPayments(db: Database, orderId: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('attempt')
    .execute()
  return rows.map(toPayment)
}

export async function markOpened(
  db: Database,
  id: string,
  opened: OpenedPayment,
  at: number,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ...opened, status: 'open', updatedAt: at })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute()
}

/** Stores the provider's order id for an attempt whose response was lost. */
export async function setProviderOrderId(
  db: Database,
  id: string,
  providerOrderId: string,
  at: number,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ providerOrderId, updatedAt: at })
    .where('id', '=', id)
    .where('providerOrderId', 'is', null)
    .execute()
}

/** A paid attempt stays paid, whatever events follow. */
export async function markFailed(
  db: Database,
  id: string,
  failureReason: string,
  at: number,
): Promise<boolean> {
  const updated = await db
    .updateTable('payments')
    .set({ status: 'failed', failureReason, updatedAt: at })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Returns false when the attempt was already paid. */
export async function markPaid(
  db: Database,
  {
    id,
    ...taken
  }: Pick<Payment, 'id' | 'transactionId' | 'amount' | 'requestedAmount' | 'difference'>,
  at: number,
): Promise<boolean> {
  const updated = await db
    .updateTable('payments')
    .set({ ...taken, status: 'paid', failureReason: null, paidAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

export async function setDifference(
  db: Database,
  id: string,
  difference: PaymentDifference,
): Promise<void> {
  await db.updateTable('payments').set({ difference }).where('id', '=', id).execute()
}

function toPayment(row: Selectable<PaymentsTable>): Payment {
  const status = paymentStates.find((state) => state === row.status)
  const method = row.method === 'card' || row.method === 'wallet' ? row.method : undefined
  if (!status || !method) throw new Error(`The database holds an unknown payment: ${row.id}`)
  const difference = paymentDifferences.find((known) => known === row.difference) ?? null
  return { ...row, status, method, difference }
}
