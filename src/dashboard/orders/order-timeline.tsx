import { formatMoment } from '#commerce/delivery/moment-words.ts'
import type { OrderEvent } from '#commerce/orders/order.ts'
import type { Actor } from '#commerce/orders/order-lifecycle.ts'
import { statusLooks } from './order-words.ts'

const actors: Record<Actor, string> = {
  customer: 'the customer',
  staff: 'staff',
  payment: 'the payment',
  clock: 'the clock',
}

/** Who did what and when, oldest first. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="grid gap-2.5">
      {events.map((event) => (
        <li
          key={`${event.at} ${event.to}`}
          className="grid grid-cols-[8.5rem_1fr] gap-x-2 tabular-nums"
        >
          <time dateTime={new Date(event.at).toISOString()} className="text-ink-soft">
            {formatMoment(event.at)}
          </time>
          <span>
            {event.from === null ? 'Placed: ' : ''}
            {statusLooks[event.to].word}
            <span className="text-ink-soft"> by {actors[event.actor]}</span>
            {event.note && <span className="block text-ink-soft">“{event.note}”</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
