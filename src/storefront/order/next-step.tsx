import { Link } from '@tanstack/react-router'
import { formatMoney } from '#commerce/money.ts'
import { mayGiveAddress } from '#commerce/orders/address-link.ts'
import type { OrderView } from '#commerce/orders/order-view.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { shopNow } from '../layout/shop-clock.ts'
import { AddressLinkPanel } from './address-link-panel.tsx'
import { PaymentPanel } from './payment-panel.tsx'

/** What the owner can do next, when there is something. */
export function NextStep({ order }: { order: OrderView }) {
  if (!order.isMine || !order.isWhole) return null
  switch (order.status) {
    case 'awaiting_payment':
      // A payment of another amount has arrived: it must not be paid twice.
      if (order.captured > order.refunded && order.paymentStatus === 'paid') return null
      return <PaymentPanel order={order} />
    case 'cancelled':
    case 'expired':
      return (
        <p>
          <Link to="/" className={buttonStyle()}>
            Choose other flowers
          </Link>
        </p>
      )
    default:
      return (
        <>
          {order.addressGivenAt === null && mayGiveAddress(order, shopNow()) && (
            <AddressLinkPanel order={order} />
          )}
          {order.paymentStatus === 'cash_due' && (
            <p className="rounded-sm bg-linen px-5 py-4">
              {formatMoney(order.total)} to be paid in cash at the door.
            </p>
          )}
        </>
      )
  }
}
