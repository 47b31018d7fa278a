import { formatMoment } from '#commerce/delivery/moment-words.ts'
import { formatMoney } from '#commerce/money.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { StaffOrder } from '#commerce/orders/staff-orders.functions.ts'
import type { PaymentState } from '#commerce/payments/payment.ts'
import { methodWords, paymentWords } from './order-words.ts'

const states: Record<PaymentState, string> = {
  opening: 'Being opened',
  open: 'Open',
  failed: 'Declined',
  paid: 'Paid',
}

export interface PaymentAttemptsProps {
  order: Order
  payments: StaffOrder['payments']
}

/** What the order's money stands at, and each attempt to pay with the provider's own words. */
export function PaymentAttempts({ order, payments }: PaymentAttemptsProps) {
  return (
    <>
      <p>
        {methodWords[order.paymentMethod]}, {moneyWords(order)}
        <span className="text-ink-soft tabular-nums">
          {order.captured > 0 && `, ${formatMoney(order.captured)} taken`}
          {order.refunded > 0 && `, ${formatMoney(order.refunded)} given back`}
        </span>
      </p>
      {payments.length > 0 && (
        <ol className="mt-3 border-t border-line">
          {payments.map((payment) => (
            <li
              key={payment.attempt}
              className="grid grid-cols-[8.5rem_1fr_auto] gap-x-2 border-b border-line py-2.5 tabular-nums"
            >
              <span className="text-ink-soft">{formatMoment(payment.createdAt)}</span>
              <span>
                {methodWords[payment.method]}: {states[payment.status].toLowerCase()}
                {payment.failureReason && (
                  <span className="block text-ink-soft">{payment.failureReason}</span>
                )}
                {payment.transactionId && (
                  <span className="block text-xs text-ink-soft">
                    Transaction {payment.transactionId}
                  </span>
                )}
              </span>
              <span>{formatMoney(payment.amount)}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function moneyWords({ status, captured, paymentStatus }: Order): string {
  const isOver = status === 'cancelled' || status === 'expired'
  return isOver && captured === 0 ? 'nothing taken' : paymentWords[paymentStatus].toLowerCase()
}
