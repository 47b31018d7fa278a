import { addNote } from '#api/staff-order-actions.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { changeText } from '#commerce/orders/editing/order-change-text.ts'
import type { OrderChange } from '#commerce/orders/editing/order-changes.ts'
import { orderChangeLabels } from '#commerce/orders/order-change-label.ts'
import { recordedNote, substitutionNote } from '#commerce/orders/recorded-note.ts'
import type { StaffEvent } from '#commerce/orders/records/order-event-store.server.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import { fieldProblemText } from '#commerce/texts/field-problem-text.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { useFields } from '../saving/use-fields.ts'
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

/** What an edit changed. */
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
export function NoteForm({ orderId }: { orderId: string }) {
  const { fields, setFields, setMessages, bind } = useFields({ note: '' })
  const { save, isSaving } = useSaveOrder({
    send: () => addNote({ data: { orderId, ...fields } }),
    refusal: ({ refusal }) =>
      refusal === 'invalid' ? null : { title: timelineText('orderNotFound') },
  })

  async function submit() {
    const saved = await save()
    // Keeps text that was typed while the request ran: it is another note.
    if (saved?.ok) setFields((now) => (now === fields ? { note: '' } : now))
    else if (saved?.refusal === 'invalid') setMessages({ note: fieldProblemText(saved.problem) })
  }

  return (
    <Form onSubmit={submit} className="mt-6 max-w-xl">
      <LeaveGuard isChanged={() => fields.note.trim() !== ''} />
      <div className="grid justify-items-start gap-3">
        <TextArea
          label={timelineText('note')}
          help={timelineText('noteHelp')}
          rows={2}
          maxLength={orderLimits.noteLength}
          {...bind('note')}
          className="w-full"
        />
        <Button type="submit" variant="quiet" size="small" pending={isSaving}>
          {timelineText('addNote')}
        </Button>
      </div>
    </Form>
  )
}
