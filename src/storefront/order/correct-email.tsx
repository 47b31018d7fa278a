import { type FormEvent, useState } from 'react'
import { correctContactEmail } from '#api/cash-confirmation.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirmation } from './use-confirmation.ts'

/** Corrects a mistyped address and resends the code. */
export function CorrectEmail({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const [email, setEmail] = useState(order.contact.email)
  const [error, setError] = useState<string>()
  const { send, pending } = useConfirmation(order.id)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const request = () => correctContactEmail({ data: { orderId: order.id, email } })
    const notice = await send('correct', { done: 'Email address changed', request })
    if (notice) setError(notice.message)
    else onDone()
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 grid max-w-md gap-4">
      <TextField
        name="email"
        label="New email address"
        type="email"
        autoComplete="email"
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value)
          setError(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending === 'correct'}>
          Send code
        </Button>
        <Button variant="plain" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
