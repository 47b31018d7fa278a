import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { addressRequestQueries } from '#api/recipient-address.queries.ts'
import { giveAddress } from '#api/recipient-address.ts'
import type { FieldMessages } from '#commerce/checkout/order-fields.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { AddressRequest } from '#commerce/orders/recipient-address/read-address-request.server.ts'
import { isolated } from '#i18n/isolated.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'
import { notify } from '#ui/toast.ts'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { focusFirst } from '../checkout/focus-first.ts'
import { ContactWays } from '../layout/contact-ways.tsx'
import { waitMessage } from '../layout/wait-message.ts'

/** The recipient enters the delivery address here. The sender never sees it. */
export function AddressRequestPage({ token }: { token: string }) {
  useFocusRestored()
  const { data: request } = useSuspenseQuery(addressRequestQueries.of(token))
  if (!request) return null
  return (
    <article className="page-width pt-10 lg:pt-20">
      {'refusal' in request ? (
        <Note headline="Too many requests">Please try again {waitMessage(request.seconds)}.</Note>
      ) : (
        <AddressRequestView request={request} token={token} />
      )}
    </article>
  )
}

function AddressRequestView({ request, token }: { request: AddressRequest; token: string }) {
  const [isEditing, setIsEditing] = useState(false)
  if (!request.isOpen) return <ClosedRequest request={request} />
  if (request.isGiven && !isEditing) {
    return (
      <Note headline="Thank you, we have your address" live>
        Your flowers arrive on <When {...request} />.
        <span className="mt-6 block">
          <Button variant="quiet" onClick={() => setIsEditing(true)}>
            Change address
          </Button>
        </span>
      </Note>
    )
  }
  return (
    <>
      <Note headline={`${isolated(request.sender ?? 'Someone')} is sending you flowers`}>
        Delivery is on <When {...request} />, in <bdi>{request.zoneName}</bdi>. Please enter your
        address. The sender will not see it.
      </Note>
      <AddressForm token={token} zoneName={request.zoneName} onGiven={() => setIsEditing(false)} />
    </>
  )
}

function ClosedRequest({ request }: { request: AddressRequest }) {
  return (
    <Note headline={request.isGiven ? 'Thank you, we have your address' : 'This link has expired'}>
      The address can no longer be changed here. If it is wrong, please <ContactWays />.
    </Note>
  )
}

function When({ delivery }: Pick<AddressRequest, 'delivery'>) {
  return (
    <>
      {formatDay(delivery.date)},{' '}
      <span className="whitespace-nowrap">{formatWindow(delivery)}</span>
    </>
  )
}

function Note({
  headline,
  live = false,
  children,
}: {
  headline: string
  live?: boolean
  children: ReactNode
}) {
  return (
    <header className="max-w-3xl" role={live ? 'status' : undefined}>
      <h1 className="font-display text-2xl wrap-anywhere">{headline}</h1>
      <p className="mt-4 max-w-[56ch] text-base text-ink-soft">{children}</p>
    </header>
  )
}

interface AddressFormProps {
  token: string
  zoneName: string
  onGiven: () => void
}

/** Address form of the recipient. It always starts empty: another reader of the link must not see a saved address. */
function AddressForm({ token, zoneName, onGiven }: AddressFormProps) {
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
