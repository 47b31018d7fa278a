import { type FormEvent, useState } from 'react'
import { enterAddress } from '#api/recipient-address.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { FieldMessages } from '#commerce/checkout/order-fields.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { useSave } from '../saving/use-save.ts'

const empty = { street: '', building: '', floor: '', notes: '' }
const labels = {
  street: 'Street',
  building: 'Building',
  floor: 'Floor and flat',
  notes: 'Directions for the driver',
} as const

/** Staff enter the address that the recipient gave by phone. */
export function EnterAddress({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState(empty)
  const [messages, setMessages] = useState<FieldMessages>({})
  const { save, isSaving } = useSave({
    send: () => enterAddress({ data: { orderId, place } }),
    refusal: ({ refusal }) => ({
      title: 'Not saved',
      message:
        refusal === 'invalid' ? 'Check the marked fields.' : 'The status of the order has changed.',
    }),
    invalidates: [staffOrderQueries.all()],
  })

  if (!open) {
    return (
      <Button variant="quiet" size="small" className="mt-2" onClick={() => setOpen(true)}>
        Enter address
      </Button>
    )
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const saved = await save()
    if (saved?.ok === false && saved.refusal === 'invalid') setMessages(saved.fields)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-3">
      <LeaveGuard isChanged={() => Object.values(place).some((text) => text.trim() !== '')} />
      {(['street', 'building', 'floor', 'notes'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={labels[name]}
          optional={name === 'floor' || name === 'notes'}
          autoComplete="off"
          value={place[name]}
          error={messages[name]}
          onChange={(event) => {
            setPlace({ ...place, [name]: event.target.value })
            setMessages({ ...messages, [name]: '' })
          }}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" pending={isSaving}>
          Save
        </Button>
        <Button variant="plain" size="small" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
