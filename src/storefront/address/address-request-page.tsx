import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addressRequestQueries } from '#api/recipient-address.queries.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { AddressRequest } from '#commerce/orders/recipient-address/read-address-request.server.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { Button } from '#ui/button.tsx'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { AddressForm } from './address-form.tsx'

/** Where a recipient says where they live: whoever sends the flowers never reads it, here or elsewhere. */
export function AddressRequestPage({ token }: { token: string }) {
  useFocusRestored()
  const { data: asked } = useSuspenseQuery(addressRequestQueries.of(token))
  if (!asked) return null
  return (
    <article className="page-width pt-10 lg:pt-20">
      {'refusal' in asked ? (
        <Note headline="One moment, please">
          This was asked too often. Please try again {waitMessage(asked.seconds)}.
        </Note>
      ) : (
        <Asked asked={asked} token={token} />
      )}
    </article>
  )
}

function Asked({ asked, token }: { asked: AddressRequest; token: string }) {
  const [correcting, setCorrecting] = useState(false)
  if (!asked.isOpen) return <Over asked={asked} />
  if (asked.isGiven && !correcting) {
    return (
      <Note headline="Thank you, we have your address" live>
        We bring the flowers on <When {...asked} />.
        <span className="mt-6 block">
          <Button look="quiet" onClick={() => setCorrecting(true)}>
            Give another address
          </Button>
        </span>
      </Note>
    )
  }
  return (
    <>
      <Note headline={`${asked.sender ?? 'Somebody'} is sending you flowers`}>
        They come on <When {...asked} />, to {asked.zoneName}. Where exactly shall we ring? What you
        write stays with us: whoever sends them does not see it.
      </Note>
      <AddressForm token={token} zoneName={asked.zoneName} onGiven={() => setCorrecting(false)} />
    </>
  )
}

function Over({ asked }: { asked: AddressRequest }) {
  return (
    <Note headline={asked.isGiven ? 'Thank you, we have your address' : 'This link is over'}>
      It can no longer be changed here. If something is wrong, please write to{' '}
      <a href={`mailto:${shopDetails.email}`} className="link">
        {shopDetails.email}
      </a>
      .
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
      <h1 className="font-display text-2xl wrap-anywhere" dir="auto">
        {headline}
      </h1>
      <p className="mt-4 max-w-[56ch] text-base text-ink-soft">{children}</p>
    </header>
  )
}
