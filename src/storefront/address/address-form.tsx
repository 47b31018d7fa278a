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
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { focusFirst } from '../checkout/focus-first.ts'
import { waitMessage } from '../layout/wait-message.ts'

interface AddressFormProps {
  token: string
  zoneName: string
  onGiven: () => void
}

/** Address form of the recipient. It always starts empty: another reader of the link must not see a saved address. */
export function AddressForm({ token, zoneName, onGiven }: AddressFormProps) {
  const [messages, setMessages] = useState<FieldMessages>({})
  const { pending, run } = useOneAtATime()
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    await run(() => send(values))
  }

  async function send(values: FormData) {
    const place = {
      street: textOf(values, 'street'),
      building: textOf(values, 'building'),
      floor: textOf(values, 'floor'),
      notes: textOf(values, 'notes'),
    }
    const toast = notify.loading('Saving...', 'address')
    try {
      const result = await giveAddress({ data: { token, place } })
      if (result.ok) {
        notify.success('Saved Successfully', undefined, toast)
        await queryClient.invalidateQueries(addressRequestQueries.of(token))
        onGiven()
      } else if (result.refusal === 'invalid') {
        const { fields } = result
        notify.error('Address not sent', 'Check the highlighted fields.', toast)
        setMessages(fields)
        requestAnimationFrame(() => focusFirst(form.current, fields))
      } else if (result.refusal === 'too-often') {
        notify.error('Too many attempts', `Please try again ${waitMessage(result.seconds)}.`, toast)
      } else {
        notify.error('Link expired', 'The address can no longer be changed.', toast)
        await queryClient.invalidateQueries(addressRequestQueries.of(token))
      }
    } catch {
      notify.error('Error while saving', 'Try again later', toast)
    }
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
        label="Notes for the driver"
        help="For example a landmark, the gate or the name on the doorbell."
        optional
        rows={2}
      />
      <p>
        <Button type="submit" size="large" pending={pending}>
          Send address
        </Button>
      </p>
    </form>
  )
}
