import { addNote } from '#api/staff-order-actions.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { changeText } from '#commerce/orders/editing/order-change-text.ts'
import type { OrderChange } from '#commerce/orders/editing/order-changes.ts'
import { orderChangeLabels } from '#commerce/orders/order-change-label.ts'
import { recordedNote, substitutionNote } from '#commerce/orders/recorded-note.ts'
import type { StaffEvent } from '#commerce/orders/records/order-event-store.server.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import { NoteForm } from '../notes/note-form.tsx'
import { statusStyleOf } from './order-labels.ts'
import { timelineText } from './order-page.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

export interface OrderTimelineProps {
  events: readonly StaffEvent[]
  paymentMethod: PaymentMethod
}

export function OrderTimeline({ events, paymentMethod }: OrderTimelineProps) {
  return (
    <ol className="grid gap-2.5">
      {events.map((event, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the timeline is append-only.
          key={index}
          className="grid gap-x-2 sm:grid-cols-[8.5rem_1fr]"
        >
          <time dateTime={new Date(event.at).toISOString()} className="text-ink-soft">
            {formatMoment(event.at)}
          </time>
          <span className="min-w-0">
            {timelineText.rich(entryOf(event), {
              change: () => <Change event={event} paymentMethod={paymentMethod} />,
              name: event.staffName ?? timelineText(event.actor),
              who: (text) => <span className="text-ink-soft">{text}</span>,
            })}
            {event.note && <Note event={event} />}
            {event.changes && <OrderChanges changes={event.changes} />}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The changes of an edit. */
function OrderChanges({ changes }: { changes: readonly OrderChange[] }) {
  return changes.map((change) => (
    <span
      key={change.part}
      dir="auto"
      className="block text-page-start text-ink-soft wrap-anywhere"
    >
      {changeText(change)}
    </span>
  ))
}

function entryOf(event: StaffEvent) {
  if (isPaymentNote(event)) return event.from === null ? 'placed' : 'entry'
  return event.from === null ? 'placedBy' : 'entryBy'
}

/** Changes that staff make at the payment provider are recorded as notes of the payment. */
function isPaymentNote({ kind, actor }: StaffEvent): boolean {
  return kind === 'noted' && actor === 'payment'
}

function Change({ event, ...order }: { event: StaffEvent; paymentMethod: PaymentMethod }) {
  const label = changeOf(event, order.paymentMethod)
  if (event.undo === 'undoes') return timelineText('undoes', { label })
  return event.undo === 'undone' ? <s>{label}</s> : label
}

function changeOf(event: StaffEvent, paymentMethod: PaymentMethod): string {
  if (event.kind === 'moved') return statusStyleOf({ status: event.to, paymentMethod }).label
  return isPaymentNote(event) ? timelineText('paymentUpdated') : orderChangeLabels[event.kind]
}

function Note({ event: { kind, note } }: { event: StaffEvent }) {
  const text = kind === 'substituted' ? substitutionNote(note) : recordedNote(note)
  if (kind !== 'noted')
    return (
      <span className="block text-ink-soft">
        {timelineText.rich('quoted', { note: () => <bdi>{text}</bdi> })}
      </span>
    )
  return (
    <span className="mt-1 block border-s-2 border-butter bg-butter/40 px-3 py-2">
      <span dir="auto" className="block wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
        {text}
      </span>
    </span>
  )
}

/** Adds an internal note to the timeline; customers never see it. */
export function OrderNoteForm({ orderId }: { orderId: string }) {
  const { save, isSaving } = useSaveOrder({
    send: (note: string) => addNote({ data: { orderId, note } }),
    refusal: ({ refusal }) =>
      refusal === 'invalid' ? null : { title: timelineText('orderNotFound') },
  })

  return (
    <NoteForm
      label={timelineText('note')}
      help={timelineText('noteHelp')}
      action={timelineText('addNote')}
      isSaving={isSaving}
      onSave={save}
      className="mt-6"
    />
  )
}
