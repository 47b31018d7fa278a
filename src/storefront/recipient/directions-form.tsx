import { type FormEvent, useId, useState } from 'react'
import { leaveDirections } from '#api/recipient-page.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { SlotHalf } from '#commerce/orders/order.ts'
import type { Directions } from '#commerce/orders/recipient-page/recipient-page.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { textOf } from '#ui/text-of.ts'
import { OrderPanel } from '../order/order-panel.tsx'
import { recipientText } from './recipient.messages.ts'
import { useRecipientRequest } from './use-recipient-request.ts'

interface DirectionsFormProps {
  token: string
  directions: Directions
}

/** A note for the driver, and the half of the slot that suits the recipient best. */
export function DirectionsForm({ token, directions }: DirectionsFormProps) {
  const { hasNote, halves, preferred } = directions
  const [isReplacing, setReplacing] = useState(false)
  const [half, setHalf] = useState<SlotHalf | null>(preferred)
  const [error, setError] = useState<string>()
  const name = useId()
  const { send, pending } = useRecipientRequest(token, {
    loading: formText('saving'),
    done: formText('saved'),
    failed: recipientText('notSaved'),
  })
  const isWriting = !hasNote || isReplacing

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = textOf(new FormData(form), 'note')
    const note = isWriting && (hasNote || typed.trim() !== '') ? typed : null
    const refused = await send(() => leaveDirections({ data: { token, note, half } }))
    if (refused === null) {
      setReplacing(false)
      form.reset()
    } else if (refused !== 'failed' && refused.refusal === 'invalid') {
      setError(fieldProblemText(refused.problem))
    }
  }

  return (
    <OrderPanel title={recipientText('directions')}>
      <form method="post" noValidate onSubmit={submit} className="mt-5 grid gap-6">
        {isWriting ? (
          <TextArea
            name="note"
            label={recipientText('note')}
            help={recipientText('noteHelp')}
            optional
            rows={2}
            maxLength={orderLimits.addressNotesLength}
            error={error}
            // The button that opened it is gone.
            autoFocus={isReplacing}
            onChange={() => setError(undefined)}
          />
        ) : (
          <div>
            <p className="max-w-[52ch] text-ink-soft">{recipientText('hasNote')}</p>
            <Button variant="quiet" className="mt-3" onClick={() => setReplacing(true)}>
              {recipientText('replaceNote')}
            </Button>
          </div>
        )}
        {halves.length > 0 && (
          <div>
            <RadioCards
              legend={recipientText('time')}
              name={name}
              className="grid gap-2 sm:grid-cols-3"
              options={[
                { value: 'any', label: recipientText('anyTime') },
                ...halves.map((one) => ({ value: one.half, label: formatWindow(one) })),
              ]}
              value={half ?? 'any'}
              onChange={(value) => setHalf(value === 'any' ? null : value)}
            />
            <p className="mt-2 text-xs text-ink-soft">{recipientText('timeHelp')}</p>
          </div>
        )}
        <p>
          <Button type="submit" pending={pending}>
            {formText('save')}
          </Button>
        </p>
      </form>
    </OrderPanel>
  )
}
