import { formatMoment } from '#commerce/delivery/moment-label.ts'
import type { EventActor, OrderEventKind } from '#commerce/orders/order-event.ts'
import type { StaffEvent } from '#commerce/orders/records/order-event-store.server.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import { statusStyleOf } from './order-labels.ts'

const actors: Record<EventActor, string> = {
  customer: 'the customer',
  staff: 'staff',
  payment: 'the payment',
  clock: 'the system',
  recipient: 'the recipient',
}

const changeLabels: Record<Exclude<OrderEventKind, 'moved'>, string> = {
  'card-changed': 'Card message changed',
  'phone-changed': 'Recipient’s phone number changed',
  'delivery-changed': 'Delivery time changed',
  'address-given': 'Address received',
  'bouquet-photographed': 'Bouquet photographed',
  'delivery-photographed': 'Delivery photographed',
  'photo-removed': 'Photograph removed',
  substituted: 'Item substituted',
  noted: 'Note',
}

export interface OrderTimelineProps {
  events: readonly StaffEvent[]
  paymentMethod: PaymentMethod
}

/** The timeline with its actors, oldest event first. */
export function OrderTimeline({ events, paymentMethod }: OrderTimelineProps) {
  return (
    <ol className="grid gap-2.5">
      {events.map((event, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the timeline is append-only.
          key={index}
          className="grid gap-x-2 tabular-nums sm:grid-cols-[8.5rem_1fr]"
        >
          <time dateTime={new Date(event.at).toISOString()} className="text-ink-soft">
            {formatMoment(event.at)}
          </time>
          <span className="min-w-0">
            {event.from === null ? 'Placed: ' : ''}
            {changeOf(event, paymentMethod)}
            {!isPaymentNote(event) && (
              <span className="text-ink-soft"> by {event.staffName ?? actors[event.actor]}</span>
            )}
            {event.note && <Note event={event} />}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Changes that staff make at the payment provider are recorded as notes of the payment. */
function isPaymentNote({ kind, actor }: StaffEvent): boolean {
  return kind === 'noted' && actor === 'payment'
}

function changeOf(event: StaffEvent, paymentMethod: PaymentMethod): string {
  if (event.kind === 'moved') return statusStyleOf({ status: event.to, paymentMethod }).label
  return isPaymentNote(event) ? 'Payment updated' : changeLabels[event.kind]
}

function Note({ event: { kind, note } }: { event: StaffEvent }) {
  if (kind !== 'noted') return <span className="block text-ink-soft">“{note}”</span>
  return (
    <span
      dir="auto"
      className="mt-1 block border-l-2 border-butter bg-butter/40 px-3 py-2 wrap-anywhere whitespace-pre-wrap"
    >
      {note}
    </span>
  )
}
