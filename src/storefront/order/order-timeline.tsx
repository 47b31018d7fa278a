import { formatMoment } from '#commerce/delivery/moment-words.ts'
import type { OrderEvent } from '#commerce/orders/order.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'

const words: Record<OrderStatus, string> = {
  awaiting_payment: 'Order placed',
  confirmed: 'Confirmed',
  preparing: 'Taken to the table',
  out_for_delivery: 'Handed to the driver',
  delivered: 'Delivered',
  delivery_failed: 'Not handed over',
  cancelled: 'Cancelled',
  expired: 'Not paid in time',
}

/** What happened so far, in Cairo time. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="grid gap-2">
      {events.map((event) => (
        <li key={`${event.at} ${event.to}`} className="grid grid-cols-[8.5rem_1fr] tabular-nums">
          <time dateTime={new Date(event.at).toISOString()} className="text-ink-soft">
            {formatMoment(event.at)}
          </time>
          <span>{eventWords(event)}</span>
        </li>
      ))}
    </ol>
  )
}

function eventWords({ from, to, actor }: OrderEvent): string {
  if (from === null && to === 'confirmed') return 'Order placed and confirmed'
  if (to === 'confirmed' && actor === 'payment') return 'Paid and confirmed'
  return words[to]
}
