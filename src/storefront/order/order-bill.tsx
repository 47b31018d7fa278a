import { formatMoney } from '#commerce/money.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { methodNames } from './order-labels.ts'

/** The sums of an order and the state of its payment. */
export function OrderBill({ order }: { order: OrderDetail }) {
  const { subtotal, deliveryFee, surcharge, total, captured, refunded } = order
  return (
    <>
      <dl className="mt-6 grid gap-2 border-t border-line pt-5 tabular-nums">
        <Row label="Flowers" value={formatMoney(subtotal)} />
        <Row label="Delivery" value={formatMoney(deliveryFee - (surcharge?.amount ?? 0))} />
        {surcharge && (
          <Row label={`Delivery on ${surcharge.name}`} value={formatMoney(surcharge.amount)} />
        )}
        <div className="mt-1 flex items-baseline justify-between border-t border-line pt-3">
          <dt className="text-base">Total</dt>
          <dd className="font-display text-lg font-normal">{formatMoney(total)}</dd>
        </div>
        {refunded > 0 && <Row label="Refunded" value={formatMoney(refunded)} />}
        <Row label="Payment" value={paymentLabel(order)} />
      </dl>
      {captured > 0 && (
        <p className="mt-4">
          <a href={`/o/${order.id}/receipt.pdf`} target="_blank" className="link" rel="noreferrer">
            Download receipt (PDF)
          </a>
        </p>
      )}
    </>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function paymentLabel({ status, captured, paymentMethod, paymentStatus }: OrderDetail): string {
  const method = methodNames[paymentMethod]
  if (captured === 0 && status === 'expired') return 'Not charged'
  switch (paymentStatus) {
    case 'pending':
      return paymentMethod === 'cash' ? method : `${method}, not paid yet`
    case 'failed':
      return `${method}, declined`
    case 'paid':
      return `${method}, paid`
    case 'cash_due':
      return method
    case 'cash_collected':
      return 'Cash, paid'
    case 'partially_refunded':
      return `${method}, partially refunded`
    case 'refunded':
      return `${method}, refunded`
    case 'not_due':
      return captured === 0 ? 'Not charged' : `${method}, refund pending`
  }
}
