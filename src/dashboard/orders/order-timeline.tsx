import { formatMoment } from '#commerce/delivery/moment-words.ts'
import type { EventActor, OrderEvent, OrderEventKind } from '#commerce/orders/order-event.ts'
import { statusLooks } from './order-words.ts'

const actors: Record<EventActor, string> = {
  customer: 'the customer',
  staff: 'staff',
  payment: 'the payment',
  clock: 'the clock',
  recipient: 'the recipient',
}

const changes: Record<Exclude<OrderEventKind, 'moved'>, string> = {
  'card-changed': 'Card changed',
  'phone-changed': 'Recipient’s number changed',
  'delivery-changed': 'Day or window changed',
  'address-given': 'Address given',
}

/** Who did what and when, oldest first. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="grid gap-2.5">
      {events.map((event, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened keeps its place.
          key={index}
          className="grid grid-cols-[8.5rem_1fr] gap-x-2 tabular-nums"
        >
          <time dateTime={new Date(event.at).toISOString()} className="text-ink-soft">
            {formatMoment(event.at)}
          </time>
          <span>
            {event.from === null ? 'Placed: ' : ''}
            {event.kind === 'moved' ? statusLooks[event.to].word : changes[event.kind]}
            <span className="text-ink-soft"> by {actors[event.actor]}</span>
            {event.note && <span className="block text-ink-soft">“{event.note}”</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
