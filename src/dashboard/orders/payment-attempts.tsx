import { tryRefundAgain } from '#api/refunds.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { Order } from '#commerce/orders/order.ts'
import { isInPhase } from '#commerce/orders/order-status.ts'
import type {
  StaffOrder,
  StaffPayment,
  StaffRefund,
} from '#commerce/orders/staff/read-staff-order.server.ts'
import type { PaymentState } from '#commerce/payments/payment.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { AmountDiffers } from './amount-differs.tsx'
import { methodLabels, paymentLabel } from './order-labels.ts'
import { RefundButton } from './refund-button.tsx'
import { useSaveOrder } from './use-save-order.ts'

const states: Record<PaymentState, string> = {
  opening: 'Opening',
  open: 'Open',
  failed: 'Declined',
  paid: 'Paid',
}

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
        {methodLabels[order.paymentMethod]}, {moneyMessage(order)}
        <span className="text-ink-soft">
          {order.captured > 0 && `, ${formatMoney(order.captured)} received`}
          {order.refunded > 0 && `, ${formatMoney(order.refunded)} refunded`}
        </span>
      </p>
      {payments.length > 0 && (
        <ol className="mt-3 border-t border-line">
          {payments.map((payment) => (
            <li key={payment.id} className="border-b border-line py-2.5">
              <Attempt payment={payment} />
              <AmountDiffers payment={payment} mayDecide={mayRefund} />
              <RefundList
                refunds={refunds.filter(({ paymentId }) => paymentId === payment.id)}
                mayRetry={mayRefund}
              />
              {mayRefund && isRefundable(payment) && (
                <div className="mt-2 text-end">
                  <RefundButton payment={payment} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Attempt({ payment }: { payment: StaffPayment }) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr_auto] gap-x-2">
      <span className="text-ink-soft">{formatMoment(payment.createdAt)}</span>
      <span>
        {methodLabels[payment.method]}: {states[payment.status].toLowerCase()}
        {payment.failureReason && (
          <span className="block text-ink-soft">{payment.failureReason}</span>
        )}
        {payment.transactionId && (
          <span className="block text-xs text-ink-soft">Transaction {payment.transactionId}</span>
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
  if (total === 0) return 'free replacement'
  return isInPhase(status, 'released') && captured === 0
    ? 'not charged'
    : paymentLabel(order).toLowerCase()
}

interface RefundListProps {
  refunds: readonly StaffRefund[]
  mayRetry: boolean
}

function RefundList({ refunds, mayRetry }: RefundListProps) {
  const { save, saving } = useSaveOrder({
    send: (refundId: string) => tryRefundAgain({ data: { refundId } }),
    refusal: () => ({
      title: 'Not refunded',
      message: 'The refund is already being sent, or is done.',
    }),
  })
  if (refunds.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1.5">
      {refunds.map((refund) => (
        <li key={refund.id} className="grid grid-cols-[8.5rem_1fr_auto] gap-x-2">
          <span className="text-ink-soft">{formatMoment(refund.createdAt)}</span>
          <span>
            <span className="block">{stateOf(refund)}</span>
            <span dir="auto" className="block text-ink-soft wrap-anywhere">
              {refund.reason}
            </span>
            {refund.failureReason && refund.status !== 'done' && (
              <span className="mt-1 flex flex-wrap items-center gap-3">
                <span className="text-blush">{refund.failureReason}</span>
                {mayRetry && refund.status === 'requested' && (
                  <Button
                    variant="quiet"
                    size="small"
                    pending={saving === refund.id}
                    onClick={() => void save(refund.id)}
                  >
                    Retry now
                  </Button>
                )}
              </span>
            )}
          </span>
          <span className={refund.status === 'refused' ? 'text-ink-soft line-through' : undefined}>
            −{formatMoney(refund.amount)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ status, kind }: StaffRefund): string {
  if (status === 'requested') return 'Refund pending'
  if (status === 'refused') return 'Refund not sent'
  return kind === 'void' ? 'Payment voided' : 'Refunded'
}
