import { formatMoment } from '#commerce/delivery/moment-label.ts'
import type { OrderEvent, OrderEventKind } from '#commerce/orders/order-event.ts'
import { orderStatusProperties } from '#commerce/orders/order-status.ts'

export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="grid gap-2">
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the timeline is append-only.
        <li key={index} className="grid grid-cols-[8.5rem_1fr]">
          <time dateTime={new Date(event.at).toISOString()} className="text-ink-soft">
            {formatMoment(event.at)}
          </time>
          <span>{eventLabel(event)}</span>
        </li>
      ))}
    </ol>
  )
}

const changeLabels: Record<Exclude<OrderEventKind, 'moved'>, string> = {
  'card-changed': 'Card message changed',
  'phone-changed': 'Recipient’s phone number changed',
  'delivery-changed': 'Delivery time changed',
  'address-given': 'Address received',
  'bouquet-photographed': 'Bouquet photographed',
  'delivery-photographed': 'Delivery photographed',
  substituted: 'Item substituted',
  // Internal events: the server does not send them to customers.
  'photo-removed': '',
  noted: '',
}

function eventLabel({ kind, from, to, actor }: OrderEvent): string {
  if (kind !== 'moved') return changeLabels[kind]
  if (from === null) return to === 'confirmed' ? 'Order placed and confirmed' : 'Order placed'
  if (to === 'confirmed' && actor === 'payment') return 'Paid and confirmed'
  return orderStatusProperties[to].customerLabel
}
