import { Link } from '@tanstack/react-router'
import { CircleAlert, MapPin, Route } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { mapLink } from '#commerce/delivery/map-link.ts'
import type { Order } from '#commerce/orders/order.ts'
import { orderStatusProperties } from '#commerce/orders/order-status.ts'
import { EnterAddress } from './enter-address.tsx'
import { substitutionLabels } from './order-labels.ts'

/** Delivery, recipient and sender of an order. */
export function OrderPeople({ order }: { order: Order }) {
  const { recipient, delivery, contact } = order
  return (
    <div className="grid h-full content-start gap-6 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
      <Part title="Delivery">
        {formatDay(delivery.date)}
        <br />
        {delivery.slotName}, {formatWindow(delivery)}
        <Link
          to="/dashboard/routes"
          search={{ date: delivery.date, slot: delivery.slotId }}
          className="link mt-1 flex w-fit items-center gap-1.5"
        >
          <Route className="size-3.5" />
          View route
        </Link>
      </Part>
      <Part title="Recipient">
        <bdi>{recipient.name}</bdi>
        <br />
        <Phone number={recipient.phone} />
      </Part>
      <DeliveryAddress order={order} />
      <Part title={order.senderShown ? 'Card, signed' : 'Card, anonymous'}>
        {order.cardMessage ? (
          <span
            dir="auto"
            className="block text-left font-display text-base wrap-anywhere whitespace-pre-wrap"
          >
            {order.cardMessage}
          </span>
        ) : (
          <span className="text-ink-soft">No card message</span>
        )}
      </Part>
      <Part title="Substitutions">{substitutionLabels[order.ifMissing]}</Part>
      <Part title="Sender">
        <bdi>{contact.name}</bdi>
        <br />
        <a href={`mailto:${contact.email}`} className="link wrap-anywhere">
          {contact.email}
        </a>
        <br />
        <Phone number={contact.phone} />
      </Part>
    </div>
  )
}

function DeliveryAddress({ order }: { order: Order }) {
  const { address } = order
  if (order.addressGivenAt === null) {
    return (
      <section>
        <h2 className="text-xs text-ink-soft">Address</h2>
        <p className="mt-1">{address.zoneName}</p>
        <p className="mt-1 flex gap-1.5 rounded-sm bg-clay px-3 py-2">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          Missing. The recipient has not given it yet.
        </p>
        {orderStatusProperties[order.status].staffMayEnterAddress && (
          <EnterAddress orderId={order.id} />
        )}
      </section>
    )
  }
  return (
    <Part title={order.addressBy === 'recipient' ? 'Address, from the recipient' : 'Address'}>
      <bdi>{address.street}</bdi>, <bdi>{address.building}</bdi>
      {address.floor && <span className="block">{address.floor}</span>}
      <span className="block">{address.zoneName}</span>
      {address.notes && (
        <span dir="auto" className="mt-1 block text-left text-ink-soft">
          {address.notes}
        </span>
      )}
      <a
        href={mapLink(address)}
        target="_blank"
        rel="noreferrer"
        className="link mt-1 inline-flex items-center gap-1.5"
      >
        <MapPin className="size-3.5" />
        Open map
      </a>
    </Part>
  )
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className="link tabular-nums">
      {number}
    </a>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xs text-ink-soft">{title}</h2>
      <p className="mt-1 wrap-anywhere">{children}</p>
    </section>
  )
}
