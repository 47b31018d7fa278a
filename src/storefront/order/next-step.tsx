import { Link } from '@tanstack/react-router'
import { formatMoney } from '#commerce/money.ts'
import type { OrderView } from '#commerce/orders/order-view.ts'
import { mayGiveAddress } from '#commerce/orders/recipient-address/address-link.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { useOrderAgain } from '../account/use-order-again.ts'
import { shopNow } from '../layout/shop-clock.ts'
import { AddressLinkPanel } from './address-link-panel.tsx'
import { ConfirmByLink, useLinkToken } from './confirm-by-link.tsx'
import { ConfirmPanel } from './confirm-panel.tsx'
import { PaymentPanel } from './payment-panel.tsx'

/** What the owner can do next, when there is something; or who came by the link of the confirmation email. */
export function NextStep({ order }: { order: OrderView }) {
  const token = useLinkToken()
  const isWaiting = order.status === 'awaiting_payment'
  if (isWaiting && token !== null) return <ConfirmByLink order={order} token={token} />
  if (!order.isMine || !order.isWhole) return null
  switch (order.status) {
    case 'awaiting_payment':
      // A payment of another amount has arrived: it must not be paid twice.
      if (order.captured > order.refunded && order.paymentStatus === 'paid') return null
      return order.confirmation ? (
        <ConfirmPanel order={order} confirmation={order.confirmation} />
      ) : (
        <PaymentPanel order={order} />
      )
    case 'cancelled':
      return (
        <p>
          <OtherFlowers />
        </p>
      )
    case 'expired':
      return (
        <p className="flex flex-wrap gap-2">
          <OrderAgain orderId={order.id} />
          <OtherFlowers />
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

function OtherFlowers() {
  return (
    <Link to="/" className={buttonStyle()}>
      Choose other flowers
    </Link>
  )
}

function OrderAgain({ orderId }: { orderId: string }) {
  const { again, pending } = useOrderAgain(orderId)
  return (
    <Button look="quiet" pending={pending} onClick={again}>
      Order again
    </Button>
  )
}
