import type { ReactNode } from 'react'
import type { Surcharge } from '#commerce/delivery/surcharge.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { isolated } from '#i18n/isolated.ts'
import { methodNames } from './order-labels.ts'

export function OrderBill({ order }: { order: OrderDetail }) {
  const { subtotal, deliveryFee, surcharge, total, captured, refunded } = order
  return (
    <>
      <Bill
        flowers={subtotal}
        delivery={formatMoney(deliveryFee - (surcharge?.amount ?? 0))}
        surcharge={surcharge}
        total={total}
      >
        {refunded > 0 && <Row label="Refunded">{formatMoney(refunded)}</Row>}
        <Row label="Payment">{paymentLabel(order)}</Row>
      </Bill>
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

interface BillProps {
  flowers: Pounds
  /** The delivery fee without the surcharge. */
  delivery: ReactNode
  surcharge: Surcharge | null
  total: Pounds
  children?: ReactNode
}

export function Bill({ flowers, delivery, surcharge, total, children }: BillProps) {
  return (
    <dl className="mt-6 grid gap-2 border-t border-line pt-5">
      <Row label="Flowers">{formatMoney(flowers)}</Row>
      <Row label="Delivery">{delivery}</Row>
      {surcharge && (
        <Row label={`Delivery on ${isolated(surcharge.name)}`}>{formatMoney(surcharge.amount)}</Row>
      )}
      <div className="mt-2 flex items-baseline justify-between border-t border-line pt-4">
        <dt className="text-base">Total</dt>
        <dd className="font-display text-xl">{formatMoney(total)}</dd>
      </div>
      {children}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function paymentLabel(order: OrderDetail): string {
  const { status, total, captured, paymentMethod, paymentStatus } = order
  const method = methodNames[paymentMethod]
  if (total === 0) return 'Free replacement'
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
