import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { Order } from '#commerce/orders/order.ts'
import { isInPhase } from '#commerce/orders/order-status.ts'
import { recordedNote } from '#commerce/orders/recorded-note.ts'
import type { StaffOrder, StaffPayment } from '#commerce/orders/staff/read-staff-order.server.ts'
import { paymentMethodText } from '#commerce/payments/payment-method.messages.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { AmountDiffers } from './amount-differs.tsx'
import { DuePayment } from './due-payment.tsx'
import { paymentLabel } from './order-labels.ts'
import { paymentAttemptText } from './payments.messages.ts'
import { RefundButton } from './refund-button.tsx'
import { RefundList } from './refund-list.tsx'
import { TerminalPayment } from './terminal-payment.tsx'

export interface PaymentAttemptsProps {
  order: Order
  payments: StaffOrder['payments']
  refunds: StaffOrder['refunds']
  role: Role
}

export function PaymentAttempts({ order, payments, refunds, role }: PaymentAttemptsProps) {
  const mayRefund = may(role, 'payments.refund')
  return (
    <>
      <p>
        {paymentAttemptText.rich(summaryOf(order), {
          method: paymentMethodText(order.paymentMethod),
          state: moneyMessage(order),
          received: formatMoney(order.captured),
          refunded: formatMoney(order.refunded),
          soft: (text) => <span className="text-ink-soft">{text}</span>,
        })}
      </p>
      <DuePayment order={order} role={role} />
      <TerminalPayment order={order} role={role} />
      {payments.length > 0 && (
        <ol className="mt-3 border-t border-line">
          {payments.map((payment) => (
            <li key={payment.id} className="border-b border-line py-2.5">
              <PaymentAttempt payment={payment} />
              <AmountDiffers payment={payment} mayDecide={mayRefund} />
              <RefundList
                isAtTerminal={payment.method === 'terminal'}
                refunds={refunds.filter(({ paymentId }) => paymentId === payment.id)}
                mayRefund={mayRefund}
              />
              {mayRefund && isRefundable(payment) && (
                <div className="mt-2 text-end">
                  <RefundButton order={order} payment={payment} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function summaryOf({ captured, refunded }: Order) {
  if (refunded > 0) return 'summaryRefunded'
  return captured > 0 ? 'summaryReceived' : 'summary'
}

function PaymentAttempt({ payment }: { payment: StaffPayment }) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr_auto] gap-x-2">
      <span className="text-ink-soft">{formatMoment(payment.createdAt)}</span>
      <span>
        {paymentAttemptText('attempt', {
          method: paymentMethodText(payment.method),
          state: paymentAttemptText(payment.status),
        })}
        {payment.failureReason && (
          <span dir="auto" className="block text-page-start text-ink-soft">
            {recordedNote(payment.failureReason)}
          </span>
        )}
        {payment.receipt !== '' && (
          <span className="block text-xs text-ink-soft wrap-anywhere">
            {paymentAttemptText('receipt', { receipt: payment.receipt })}
          </span>
        )}
        {payment.transactionId && (
          <span className="block text-xs text-ink-soft">
            {paymentAttemptText('transaction', { id: payment.transactionId })}
          </span>
        )}
      </span>
      <span>{formatMoney(payment.amount)}</span>
    </div>
  )
}

/** Whether staff can refund a part of the payment. */
export function isRefundable({ status, difference, returned, amount }: StaffPayment): boolean {
  return status === 'paid' && difference !== 'open' && returned < amount
}

function moneyMessage(order: Order): string {
  const { status, captured, total } = order
  if (total === 0) return paymentAttemptText('freeReplacement')
  return isInPhase(status, 'released') && captured === 0
    ? paymentAttemptText('notCharged')
    : paymentLabel(order).toLowerCase()
}
