import type { ReactNode } from 'react'
import type { Surcharge } from '#commerce/delivery/surcharge.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { openDue } from '#commerce/orders/difference-due.ts'
import { type Discount, priceOfItems } from '#commerce/orders/discount.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { paymentMethodText } from '#commerce/payments/payment-method.messages.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { orderBillText } from './order-bill.messages.ts'

export function OrderBill({ order }: { order: OrderDetail }) {
  const { discount, deliveryFee, surcharge, total, captured, refunded } = order
  return (
    <>
      <Bill
        flowers={priceOfItems(order)}
        discount={discount}
        delivery={formatMoney(deliveryFee - (surcharge?.amount ?? 0))}
        surcharge={surcharge}
        total={total}
      >
        {openDue(order) > 0 && (
          <Row label={orderBillText('due')}>{formatMoney(openDue(order))}</Row>
        )}
        {refunded > 0 && <Row label={orderBillText('refunded')}>{formatMoney(refunded)}</Row>}
        <Row label={orderBillText('payment')}>{paymentLabel(order)}</Row>
      </Bill>
      {captured > 0 && (
        <p className="mt-4">
          <a
            href={withLocale(`/o/${order.id}/receipt.pdf`)}
            target="_blank"
            className="link"
            rel="noreferrer"
          >
            {orderBillText('receipt')}
          </a>
        </p>
      )}
    </>
  )
}

interface BillProps {
  flowers: Pounds
  discount?: Discount | undefined
  /** The delivery fee without the surcharge. */
  delivery: ReactNode
  surcharge: Surcharge | null
  total: Pounds
  children?: ReactNode
}

export function Bill({ flowers, discount, delivery, surcharge, total, children }: BillProps) {
  return (
    <dl className="mt-6 grid gap-2 border-t border-line pt-5">
      <Row label={orderBillText('flowers')}>{formatMoney(flowers)}</Row>
      {discount && <Row label={discountLabel(discount)}>{formatMoney(-discount.amount)}</Row>}
      <Row label={orderBillText('delivery')}>{delivery}</Row>
      {surcharge && (
        <Row label={orderBillText('deliveryOn', surcharge)}>{formatMoney(surcharge.amount)}</Row>
      )}
      <div className="mt-2 flex items-baseline justify-between border-t border-line pt-4">
        <dt className="text-base">{orderBillText('total')}</dt>
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

function discountLabel({ percent }: Discount): string {
  return percent === null
    ? orderBillText('discount')
    : orderBillText('discountPercent', { percent })
}

function paymentLabel(order: OrderDetail): string {
  const { status, total, captured, paymentMethod, paymentStatus } = order
  const method = paymentMethodText(paymentMethod)
  if (total === 0) return orderBillText('free')
  if (captured === 0 && status === 'expired') return orderBillText('notCharged')
  switch (paymentStatus) {
    case 'pending':
      return paymentMethod === 'cash' ? method : orderBillText('unpaid', { method })
    case 'failed':
      return orderBillText('declined', { method })
    case 'paid':
      return orderBillText('paid', { method })
    case 'cash_due':
      return method
    case 'cash_collected':
      return orderBillText('cashPaid')
    case 'partially_refunded':
      return orderBillText('refundedPartly', { method })
    case 'refunded':
      return orderBillText('refundedFully', { method })
    case 'not_due':
      return captured === 0
        ? orderBillText('notCharged')
        : orderBillText('refundPending', { method })
  }
}
