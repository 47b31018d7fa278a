import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatDay } from '#commerce/delivery/moment-words.ts'
import type { OrderView } from '#commerce/orders/order-view.ts'

/** Who, where, when, and what the card says: whole for the owner, hinted at for everybody else. */
export function OrderDetails({ order }: { order: OrderView }) {
  const { recipient, address, delivery } = order
  const lines = [
    [address.street, address.building].filter(Boolean).join(', '),
    address.floor,
    address.zoneName,
  ]
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Detail title="Delivery">
        {formatDay(delivery.date)}
        <br />
        {formatWindow(delivery)}
      </Detail>
      <Detail title="For">
        {recipient.name}
        <br />
        <span className="tabular-nums">{recipient.phone}</span>
      </Detail>
      <Detail title="To">
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {address.notes && <span className="mt-1 block text-ink-soft">{address.notes}</span>}
      </Detail>
      {order.isWhole && (
        <Detail title="Signed">{order.senderShown ? order.contact.name : 'Without a name'}</Detail>
      )}
      {!order.isWhole && (
        <p className="text-ink-soft sm:col-span-2">
          Names, address and card are shown to whoever placed the order.{' '}
          <Link to="/login" search={{ next: `/o/${order.id}` }} className="link">
            Sign in
          </Link>
        </p>
      )}
    </div>
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
