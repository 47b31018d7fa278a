import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addressRequestQueries } from '#api/recipient-address.queries.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { isolated } from '#commerce/isolated.ts'
import type { AddressRequest } from '#commerce/orders/recipient-address/read-address-request.server.ts'
import { Button } from '#ui/button.tsx'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { ContactWays } from '../layout/contact-ways.tsx'
import { waitMessage } from '../layout/wait-message.ts'
import { AddressForm } from './address-form.tsx'

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
