import { type FormEvent, useState } from 'react'
import { changeCardMessage, changeRecipientPhone } from '#api/orders.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ChangeButtons } from './change-buttons.tsx'
import { useChange } from './use-change.ts'

export interface ChangeTextProps {
  field: 'card' | 'phone'
  order: OrderDetail
  onDone: () => void
}

/** Changes the card message or the phone number of the recipient. */
export function ChangeText({ field, order, onDone }: ChangeTextProps) {
  // The value when the form was opened: the server refuses the change if another tab was first.
  const [from] = useState(field === 'card' ? order.cardMessage : order.recipient.phone)
  const [to, setTo] = useState(from)
  const [error, setError] = useState<string>()
  const { change, pending } = useChange(order.id)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const save = field === 'card' ? changeCardMessage : changeRecipientPhone
    const notice = await change(() => save({ data: { orderId: order.id, from, to } }))
    if (notice) setError(notice.message)
    else onDone()
  }

  const control = {
    name: field,
    value: to,
    error,
    onChange: (event: { target: { value: string } }) => {
      setTo(event.target.value)
      setError(undefined)
    },
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      {field === 'card' ? (
        <TextArea
          {...control}
          label="Card message"
          optional
          dir="auto"
          rows={5}
          maxLength={orderLimits.cardMessageLength}
          help="Leave empty for no card."
        />
      ) : (
        <TextField
          {...control}
          label="Recipient’s mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      )}
      <ChangeButtons pending={pending} onDone={onDone} />
    </form>
  )
}
