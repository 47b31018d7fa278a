import type { Transaction } from '#database/engine.server.ts'
import { paymentProviderActor } from '../audit/audit-entry.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { formatMoney, type Pounds } from '../money.ts'
import { reservesStock } from '../orders/lifecycle/order-lifecycle.ts'
import { insertEvent } from '../orders/records/order-event-store.server.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import type { Payment } from './payment.ts'
import { setDifference } from './payment-store.server.ts'
import { fitRefunds } from './refund-attempt.ts'
import { listRefunds, recordRefund, reduceRefund, sumRefunds } from './refund-store.server.ts'
import { settleRefund } from './settle-refund.server.ts'

interface ProviderTotal {
  /** The refunded running total at the provider. */
  total: Pounds
  at: number
}

/** Refunded amount at the provider that the shop has not recorded. */
export async function growthOf(tx: Transaction, payment: Payment, total: Pounds): Promise<Pounds> {
  return Math.min(total, payment.amount) - (await sumRefunds(tx, payment.id, ['done']))
}

/**
 * Records refunds made at the provider's dashboard, and fits requested refunds into the remainder. The caller has
 * locked the order, and no attempt of the payment has an unknown outcome.
 */
export async function recordProviderRefund(
  tx: Transaction,
  payment: Payment,
  { total, at }: ProviderTotal,
): Promise<void> {
  const amount = await growthOf(tx, payment, total)
  if (amount <= 0) return
  const { id: paymentId, orderId } = payment
  const left = payment.amount - (await sumRefunds(tx, paymentId, ['done']))
  await fitPendingRefunds(tx, payment, { amount, left: left - amount, at })
  const reason = 'Refunded at the payment provider.'
  await recordRefund(tx, { paymentId, orderId, amount, reason, at })
  await settleRefund(tx, payment, { amount, at })
  if (payment.difference === 'open' && amount === left) {
    await setDifference(tx, paymentId, 'refunded')
  }
  await note(tx, orderId, `${formatMoney(amount)} refunded at the payment provider.`, at)
  await writeAudit(tx, {
    at,
    actorId: paymentProviderActor,
    action: 'refund.recorded',
    subject: orderId,
    before: { paymentId, left },
    after: { paymentId, left: left - amount, amount, reason },
  })
}

/** Refunds of the whole remainder, as for ended orders and unusable payments, are reduced to what is left. */
async function fitPendingRefunds(
  tx: Transaction,
  payment: Payment,
  { amount, left, at }: { amount: Pounds; left: Pounds; at: number },
): Promise<void> {
  const { id: paymentId, orderId } = payment
  const order = await findOrder(tx, orderId)
  const hasEnded = order !== null && !reservesStock(order.status)
  const open = (await listRefunds(tx, orderId)).filter(
    (refund) => refund.paymentId === paymentId && refund.status === 'requested',
  )
  const fitting = fitRefunds(
    open.map((one) => ({ ...one, isRest: hasEnded || one.requestedBy === null })),
    left,
  )
  for (const refund of open) {
    const fits = fitting.find(({ id }) => id === refund.id)?.amount ?? 0
    if (fits === refund.amount) continue
    const reason = `${formatMoney(amount)} was refunded at the payment provider; ${formatMoney(left)} was left.`
    await reduceRefund(tx, refund, { amount: fits, reason, at })
    const what = `Refund of ${formatMoney(refund.amount)}`
    const became = fits > 0 ? `reduced to ${formatMoney(fits)}` : 'refused'
    await note(tx, orderId, `${what} ${became}: ${reason}`, at)
    await writeAudit(tx, {
      at,
      actorId: paymentProviderActor,
      action: fits > 0 ? 'refund.reduced' : 'refund.refused',
      subject: orderId,
      before: { refundId: refund.id, amount: refund.amount },
      after: { refundId: refund.id, amount: fits, reason },
    })
  }
}

async function note(tx: Transaction, orderId: string, text: string, at: number): Promise<void> {
  const order = await findOrder(tx, orderId)
  if (!order) return
  const { status } = order
  await insertEvent(tx, {
    orderId,
    kind: 'noted',
    actor: 'payment',
    actorId: null,
    from: status,
    to: status,
    note: text,
    at,
  })
}
