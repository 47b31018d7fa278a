import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { currency, type Pounds } from '../money.ts'
import type { Order } from '../orders/order.ts'
import type { Payment } from './payment.ts'
import { insertPayment, listPayments } from './payment-store.server.ts'

interface TerminalCapture {
  amount: Pounds
  /** The number on the receipt of the terminal; empty if staff typed none. */
  receipt: string
  staffId: string
  at: number
}

/** Records that staff charged a card on the terminal of the shop. The caller has locked the order and updates its ledger. */
export async function captureAtTerminal(
  tx: Transaction,
  { id: orderId, number }: Pick<Order, 'id' | 'number'>,
  { amount, receipt, staffId, at }: TerminalCapture,
): Promise<Payment> {
  const id = newDocumentId()
  const attempts = await listPayments(tx, orderId)
  const attempt = Math.max(0, ...attempts.map((known) => known.attempt)) + 1
  const payment = await insertPayment(tx, {
    id,
    orderId,
    attempt,
    reference: `${number}-${attempt}-${id.slice(0, 8)}`,
    method: 'card',
    // The provider has no method for it.
    methodId: 0,
    atTerminal: 1,
    receipt,
    amount,
    currency,
    status: 'paid',
    paidAt: at,
    createdAt: at,
    updatedAt: at,
  })
  await writeAudit(tx, {
    at,
    actorId: staffId,
    action: 'order.payment-recorded',
    subject: orderId,
    before: null,
    after: { amount, ...(receipt !== '' && { receipt }) },
  })
  return payment
}
