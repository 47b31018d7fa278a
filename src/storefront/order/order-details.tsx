import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { sendOwnerLink } from '#api/owner-links.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { floorLabel } from '#commerce/orders/floor-label.ts'
import type { MaskedOrder, OrderDetail, OrderView } from '#commerce/orders/order-view.ts'
import { isolated } from '#i18n/isolated.ts'
import { Button } from '#ui/button.tsx'
import { orderDetailText } from './order-details.messages.ts'
import { substitutionLabels } from './order-labels.ts'
import { linkNotices } from './request-notices.ts'
import { useOrderRequest } from './use-order-request.ts'

export function OrderDetails({ order }: { order: OrderView }) {
  const { recipient, delivery } = order
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Detail title={orderDetailText('delivery')}>
        {formatDay(delivery.date)}
        <br />
        {formatWindow(delivery)}
      </Detail>
      <Detail title={orderDetailText('recipient')}>
        <bdi>{recipient.name}</bdi>
        <br />
        <bdi dir="ltr">{recipient.phone}</bdi>
      </Detail>
      {order.isWhole ? <ForOwner order={order} /> : <ForOthers order={order} />}
    </div>
  )
}

function ForOwner({ order }: { order: OrderDetail }) {
  const { choice, note } = substitutionLabels[order.ifMissing]
  return (
    <>
      <Detail title={orderDetailText('address')}>
        <Place order={order} />
      </Detail>
      <Detail title={orderDetailText('sender')}>
        <bdi>{order.senderShown ? order.contact.name : orderDetailText('anonymous')}</bdi>
      </Detail>
      <Detail title={orderDetailText('substitutions')}>
        {choice}
        <span className="block text-ink-soft">{note}</span>
      </Detail>
    </>
  )
}

function Place({ order: { address, addressBy, addressGivenAt } }: { order: OrderDetail }) {
  const lines = [
    address.street && address.building
      ? orderDetailText('streetAndBuilding', address)
      : isolated(address.street || address.building),
    floorLabel(address.floor),
    address.zoneName,
  ]
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {address.notes && (
        <span dir="auto" className="mt-1 block text-page-start text-ink-soft">
          {address.notes}
        </span>
      )}
      {addressBy === 'recipient' && (
        <span className="block text-ink-soft">
          {addressGivenAt === null
            ? orderDetailText('addressMissing')
            : orderDetailText('addressGiven')}
        </span>
      )}
    </>
  )
}

function ForOthers({ order }: { order: MaskedOrder }) {
  return (
    <>
      <Detail title={orderDetailText('address')}>{order.address.zoneName}</Detail>
      <p className="text-ink-soft sm:col-span-2">
        {orderDetailText.rich('masked', {
          link: (text) => (
            <Link to="/login" search={{ next: `/o/${order.id}` }} className="link">
              {text}
            </Link>
          ),
        })}
      </p>
      <div className="sm:col-span-2">
        <p className="mb-3">{orderDetailText('isYours')}</p>
        <RequestLinkButton orderId={order.id} />
      </div>
    </>
  )
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xs text-ink-soft">{title}</h2>
      <p className="mt-1">{children}</p>
    </section>
  )
}

/** Emails the customer of an order a link to it. The page does not name the address. */
function RequestLinkButton({ orderId }: { orderId: string }) {
  const [isSent, setSent] = useState(false)
  const { send, pending } = useOrderRequest(orderId, linkNotices())

  async function request() {
    const requested = () => sendOwnerLink({ data: { orderId } })
    const notice = await send(requested, orderDetailText('checkInbox'))
    if (!notice) setSent(true)
  }

  if (isSent) {
    return <p role="status">{orderDetailText('linkSent')}</p>
  }
  return (
    <Button variant="quiet" pending={pending} onClick={() => void request()}>
      {orderDetailText('requestLink')}
    </Button>
  )
}
