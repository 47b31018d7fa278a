import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { sendOwnerLink } from '#api/owner-links.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { floorLabel } from '#commerce/orders/floor-label.ts'
import type { MaskedOrder, OrderDetail, OrderView } from '#commerce/orders/order-view.ts'
import { isolated } from '#i18n/isolated.ts'
import { Button } from '#ui/button.tsx'
import { substitutionLabels } from './order-labels.ts'
import { linkNotices } from './request-notices.ts'
import { useOrderRequest } from './use-order-request.ts'

export function OrderDetails({ order }: { order: OrderView }) {
  const { recipient, delivery } = order
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Detail title="Delivery">
        {formatDay(delivery.date)}
        <br />
        {formatWindow(delivery)}
      </Detail>
      <Detail title="For">
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
      <Detail title="To">
        <Place order={order} />
      </Detail>
      <Detail title="Signed">
        <bdi>{order.senderShown ? order.contact.name : 'Anonymous'}</bdi>
      </Detail>
      <Detail title="Substitutions">
        {choice}
        <span className="block text-ink-soft">{note}</span>
      </Detail>
    </>
  )
}

function Place({ order: { address, addressBy, addressGivenAt } }: { order: OrderDetail }) {
  const lines = [
    [address.street, address.building].filter(Boolean).map(isolated).join(', '),
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
            ? 'Waiting for the recipient’s address.'
            : 'The recipient gave us the address.'}
        </span>
      )}
    </>
  )
}

function ForOthers({ order }: { order: MaskedOrder }) {
  return (
    <>
      <Detail title="To">{order.address.zoneName}</Detail>
      <p className="text-ink-soft sm:col-span-2">
        Only the customer who placed the order can see names, address, card and prices.{' '}
        <Link to="/login" search={{ next: `/o/${order.id}` }} className="link">
          Sign in
        </Link>
      </p>
      <div className="sm:col-span-2">
        <p className="mb-3">Is this your order?</p>
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
  const { send, pending } = useOrderRequest(orderId, linkNotices)

  async function request() {
    const notice = await send(() => sendOwnerLink({ data: { orderId } }), 'Check your inbox')
    if (!notice) setSent(true)
  }

  if (isSent) {
    return (
      <p role="status">
        We sent a link to the email address of this order. It arrives within a few minutes.
      </p>
    )
  }
  return (
    <Button variant="quiet" pending={pending} onClick={() => void request()}>
      Email me a link
    </Button>
  )
}
