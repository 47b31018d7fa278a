import type { Pounds } from '../money.ts'
import { changeOrder } from '../orders/change-order.server.ts'
import { amountToPay } from '../orders/difference-due.ts'
import { confirmPaidOrder } from '../orders/lifecycle/confirm-paid-order.server.ts'
import { addCaptured } from '../orders/records/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { captureAtTerminal } from './capture-at-terminal.server.ts'
import { isUndecided } from './payment.ts'
import { listPayments } from './payment-store.server.ts'

export type RecordedPayment =
  | Accepted
  | Refusal<'order-not-found' | 'nothing-to-pay' | 'payment-undecided' | 'amount-undecided'>
  | Refusal<'price-changed', { total: Pounds }>

interface TerminalPayment {
  orderId: string
  /** The amount that staff charged, as the page asked for it. */
  seenAmount: Pounds
  receipt: string
  staffId: string
}

/**
 * Records that staff charged the card of a customer for an unpaid order, or for the difference of an edit. A second
 * request of the same finds nothing to pay.
 */
export function recordTerminalPayment(
  shop: ShopContext,
  { orderId, seenAmount, receipt, staffId }: TerminalPayment,
): Promise<RecordedPayment> {
  return changeOrder<RecordedPayment>(shop, { orderId }, async (tx, order, at) => {
    const amount = amountToPay(order)
    if (amount === 0) return { ok: false, refusal: 'nothing-to-pay' }
    if (amount !== seenAmount) return { ok: false, refusal: 'price-changed', total: amount }
    const attempts = await listPayments(tx, orderId)
    if (attempts.some(({ difference }) => difference === 'open')) {
      return { ok: false, refusal: 'amount-undecided' }
    }
    if (attempts.some(isUndecided)) return { ok: false, refusal: 'payment-undecided' }
    const payment = await captureAtTerminal(tx, order, { amount, receipt, staffId, at })
    await addCaptured(tx, orderId, amount)
    await confirmPaidOrder(tx, payment, at)
    return { ok: true }
  })
}
