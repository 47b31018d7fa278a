import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { addressRequestQueries } from '#api/recipient-address.queries.ts'
import { giveAddress } from '#api/recipient-address.ts'
import type { FieldMessages } from '#commerce/checkout/order-fields.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'
import { notify } from '#ui/toast.ts'
import { focusFirst } from '../checkout/focus-first.ts'
import { waitMessage } from '../layout/wait-message.ts'

export interface AddressFormProps {
  token: string
  zoneName: string
  onGiven: () => void
}

/** The place within an area. It is always begun empty: what was given before is shown to nobody here. */
export function AddressForm({ token, zoneName, onGiven }: AddressFormProps) {
  const [messages, setMessages] = useState<FieldMessages>({})
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    const typed = new FormData(event.currentTarget)
    const place = {
      street: textOf(typed, 'street'),
      building: textOf(typed, 'building'),
      floor: textOf(typed, 'floor'),
      notes: textOf(typed, 'notes'),
    }
    busy.current = true
    setPending(true)
    const toast = notify.loading('Saving...')
    try {
      const answer = await giveAddress({ data: { token, place } })
      if (answer.ok) {
        notify.success('Saved Successfully', undefined, toast)
        await queryClient.invalidateQueries(addressRequestQueries.of(token))
        onGiven()
      } else if (answer.refusal === 'invalid') {
        const { fields } = answer
        notify.error('Not sent yet', 'Please look at the marked fields.', toast)
        setMessages(fields)
        requestAnimationFrame(() => focusFirst(form.current, fields))
      } else if (answer.refusal === 'too-often') {
        notify.error('Too many attempts', `Please try again ${waitMessage(answer.seconds)}.`, toast)
      } else {
        notify.error('Not possible any more', 'This link is over.', toast)
        await queryClient.invalidateQueries(addressRequestQueries.of(token))
      }
    } catch {
      notify.error('Error while saving', 'Try again later', toast)
    }
    busy.current = false
    setPending(false)
  }

  const bind = (name: 'street' | 'building' | 'floor' | 'notes') => ({
    name,
    error: messages[name],
    onChange: () => setMessages((before) => ({ ...before, [name]: '' })),
  })

  return (
    <form
      method="post"
      ref={form}
      noValidate
      onSubmit={submit}
      className="mt-10 grid max-w-2xl gap-5"
    >
      <TextField {...bind('street')} label={`Street in ${zoneName}`} autoComplete="address-line1" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('building')} label="Building" autoComplete="address-line2" />
        <TextField
          {...bind('floor')}
          label="Floor and flat"
          optional
          autoComplete="address-line3"
        />
      </div>
      <TextArea
        {...bind('notes')}
        label="For the driver"
        help="A landmark, the gate to use, the name on the bell."
        optional
        rows={2}
      />
      <p>
        <Button type="submit" size="large" pending={pending}>
          Send my address
        </Button>
      </p>
    </form>
  )
}
