import type { Transaction } from '#database/engine.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { paymentProviderActor } from '../audit/audit-entry.ts'
import { type AuditEntry, writeAudit } from '../audit/audit-store.server.ts'
import { formatMoney, type Pounds } from '../money.ts'
import { reservesStock } from '../orders/lifecycle/order-lifecycle.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import { notePayment } from './note-payment.server.ts'
import type { Payment } from './payment.ts'
import { setDifference } from './payment-store.server.ts'
import { fitRefunds } from './refund-attempt.ts'
import {
  listRequestedRefunds,
  recordRefund,
  reduceRefund,
  sumRefunds,
} from './refund-store.server.ts'
import { settleRefund } from './settle-refund.server.ts'

/** Refunded amount at the provider that the shop has not recorded. */
export async function growthOf(tx: Transaction, payment: Payment, total: Pounds): Promise<Pounds> {
  return Math.min(total, payment.amount) - (await sumRefunds(tx, payment.id, ['done']))
}

/**
 * Records refunds made at the provider's dashboard (`total` is their running sum) and fits requested refunds into the
 * remainder. The caller has locked the order, and no attempt of the payment has an unknown outcome.
 */
export async function recordProviderRefund(
  tx: Transaction,
  payment: Payment,
  { total, at }: { total: Pounds; at: number },
): Promise<void> {
  const amount = await growthOf(tx, payment, total)
  if (amount <= 0) return
  const { id: paymentId, orderId } = payment
  const left = payment.amount - (await sumRefunds(tx, paymentId, ['done']))
  const rest = left - amount
  await fitPendingRefunds(tx, payment, { amount, left: rest, at })
  const reason = 'Refunded at the payment provider.'
  await recordRefund(tx, { paymentId, orderId, amount, reason, at })
  await settleRefund(tx, payment, { amount, at })
  if (payment.difference === 'open' && rest === 0) await setDifference(tx, paymentId, 'refunded')
  await record(tx, orderId, {
    at,
    note: `${english(amount)} refunded at the payment provider.`,
    action: 'refund.recorded',
    before: { paymentId, left },
    after: { paymentId, left: rest, amount, reason },
  })
}

/** Refunds of the whole remainder, as for ended orders and unusable payments, are reduced to what is left. */
async function fitPendingRefunds(
  tx: Transaction,
  payment: Payment,
  { amount, left, at }: { amount: Pounds; left: Pounds; at: number },
): Promise<void> {
  const order = await findOrder(tx, payment.orderId)
  const hasEnded = order !== null && !reservesStock(order.status)
  // Also after staff rejected its amount.
  const isUnusable = hasEnded || payment.difference === 'refunded'
  const open = await listRequestedRefunds(tx, payment)
  const fitting = fitRefunds(
    open.map((one) => ({ ...one, isRest: isUnusable || one.requestedBy === null })),
    left,
  )
  for (const [index, refund] of open.entries()) {
    const fits = fitting[index]?.amount ?? 0
    if (fits === refund.amount) continue
    const reason = `${english(amount)} was refunded at the payment provider; ${english(left)} was left.`
    await reduceRefund(tx, refund, { amount: fits, reason, at })
    const became = fits > 0 ? `reduced to ${english(fits)}` : 'refused'
    await record(tx, payment.orderId, {
      at,
      note: `Refund of ${english(refund.amount)} ${became}: ${reason}`,
      action: fits > 0 ? 'refund.reduced' : 'refund.refused',
      before: { refundId: refund.id, amount: refund.amount },
      after: { refundId: refund.id, amount: fits, reason },
    })
  }
}

/** Notes are recorded in English, whatever the language of the page that caused them. */
function english(amount: Pounds): string {
  return inLocale('en', () => formatMoney(amount))
}

interface ProviderAction extends Pick<AuditEntry, 'at' | 'action' | 'before' | 'after'> {
  note: string
}

async function record(
  tx: Transaction,
  orderId: string,
  { note, ...entry }: ProviderAction,
): Promise<void> {
  await notePayment(tx, orderId, note, entry.at)
  await writeAudit(tx, { ...entry, actorId: paymentProviderActor, subject: orderId })
}
