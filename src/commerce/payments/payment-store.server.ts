import type { Insertable, Selectable, Updateable } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { PaymentsTable } from '#database/tables/payments-tables.ts'
import type { Tables } from '#database/tables.ts'
import {
  type Payment,
  type PaymentDifference,
  paymentDifferences,
  paymentStates,
} from './payment.ts'
import { type OpenedPayment, onlinePaymentMethods, type PaymentReport } from './payment-provider.ts'

export async function insertPayment(
  db: Database,
  payment: Insertable<PaymentsTable>,
): Promise<Payment> {
  const row = await db
    .insertInto('payments')
    .values(payment)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toPayment(row)
}

type PaymentKey =
  | { id: string }
  | { reference: string }
  | { providerOrderId: string }
  | { transactionId: string }

export async function findPayment(db: Database, key: PaymentKey): Promise<Payment | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where((payment) => payment.and(key))
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

/** Returns false when the attempt is paid: it stays paid, whatever events follow. */
export function markFailed(
  db: Database,
  id: string,
  failureReason: string,
  at: number,
): Promise<boolean> {
  return updateUnpaid(db, id, { status: 'failed', failureReason, updatedAt: at })
}

/** Returns false when the transaction is known to be undecided, or the attempt is paid. */
export async function markUndecided(
  db: Database,
  { id, transactionId, at }: { id: string; transactionId: string; at: number },
): Promise<boolean> {
  const updated = await db
    .updateTable('payments')
    .set({ undecidedTransaction: transactionId, undecidedSince: at })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .where((payment) =>
      payment.or([
        payment('undecidedTransaction', 'is', null),
        payment('undecidedTransaction', '!=', transactionId),
      ]),
    )
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

export async function markDecided(
  db: Database,
  { id, transactionId }: { id: string; transactionId: string },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ undecidedTransaction: null, undecidedSince: null })
    .where('id', '=', id)
    .where('undecidedTransaction', '=', transactionId)
    .execute()
}

/** How many transactions of an order were declined since a moment. */
export async function countFailures(
  db: Database,
  { orderId, since }: { orderId: string; since: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('paymentEvents')
    .innerJoin('payments', 'payments.id', 'paymentEvents.paymentId')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('payments.orderId', '=', orderId)
    .where('paymentEvents.outcome', '=', 'failed')
    .where('paymentEvents.verdict', '=', 'accepted')
    .where('paymentEvents.receivedAt', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns false when the attempt was already paid. */
export function markPaid(
  db: Database,
  {
    id,
    ...taken
  }: Pick<Payment, 'id' | 'transactionId' | 'amount' | 'requestedAmount' | 'difference'>,
  at: number,
): Promise<boolean> {
  const paid = { status: 'paid', failureReason: null, paidAt: at, updatedAt: at }
  return updateUnpaid(db, id, { ...taken, ...paid })
}

async function updateUnpaid(
  db: Database,
  id: string,
  change: Updateable<PaymentsTable>,
): Promise<boolean> {
  const updated = await db
    .updateTable('payments')
    .set(change)
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
  const method = onlinePaymentMethods.find((known) => known === row.method)
  if (!status || !method) throw new Error(`Unknown status or method of payment ${row.id}`)
  const difference = paymentDifferences.find((known) => known === row.difference) ?? null
  return { ...row, status, method, difference }
}

/** Channel that reported a payment event. */
export type ReportSource = 'webhook' | 'return' | 'inquiry'

/** A report about a payment, as it is stored. */
export interface PaymentEvent extends Pick<Tables['paymentEvents'], 'paymentId' | 'receivedAt'> {
  report: PaymentReport
  source: ReportSource
  result: 'accepted' | 'unknown-payment' | 'mismatch'
}

/** Stores the event unchanged. Returns false for a duplicate: only the first caller applies the event. */
export async function insertPaymentEvent(
  db: Database,
  { report, ...event }: PaymentEvent,
): Promise<boolean> {
  const inserted = await db
    .insertInto('paymentEvents')
    .values({
      ...event,
      id: newDocumentId(),
      verdict: event.result,
      outcome: report.outcome,
      providerEvent: `${event.result}:${report.eventId}`,
      body: JSON.stringify(report.raw),
    })
    .onConflict((conflict) => conflict.column('providerEvent').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}
