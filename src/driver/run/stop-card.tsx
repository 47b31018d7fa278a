import { Banknote, Clock, MapPin, MapPinOff, Phone, StickyNote } from 'lucide-react'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { outcomeText } from '#commerce/drivers/delivery-outcome.messages.ts'
import { formatMoney } from '#commerce/money.ts'
import { floorLabel } from '#commerce/orders/floor-label.ts'
import type { Address } from '#commerce/orders/order.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { runText } from './run.messages.ts'
import type { ShownStop } from './shown-run.ts'

interface StopCardProps {
  stop: ShownStop
  isNext: boolean
  now: number
}

/** All that the driver needs at one stop, with the recipient in large letters. */
export function StopCard({ stop, isNext, now }: StopCardProps) {
  const { recipient, address, map, cashDue } = stop
  return (
    <article
      aria-labelledby="stop"
      className="grid gap-4 rounded-sm border border-line bg-white p-4"
    >
      <header>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
          <span>{runText(isNext ? 'nextStop' : 'thisStop')}</span>
          <span aria-hidden="true">·</span>
          <span>{runText('order', { number: stop.number })}</span>
          {stop.attempt?.outcome === 'moved' && <Badge tint="butter">{outcomeText('moved')}</Badge>}
        </p>
        <h2
          id="stop"
          tabIndex={-1}
          className="mt-1 font-display text-2xl wrap-anywhere outline-none"
        >
          <bdi>{recipient.name}</bdi>
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-base font-medium">
          <Clock className="size-4.5 shrink-0" />
          {formatWindow(stop.window)}
          {stop.preferred && (
            <Badge tint="sage">
              {runText('prefers', { window: formatWindow(stop.preferred) })}
            </Badge>
          )}
          {now > stop.endsAt && <Badge tint="clay">{runText('late')}</Badge>}
        </p>
      </header>
      {address ? <StopAddress address={address} /> : <AddressMissing />}
      <div className="grid grid-cols-2 gap-2">
        <a
          href={`tel:${recipient.phone}`}
          aria-label={runText('callName', { name: recipient.name })}
          className={buttonStyle({ variant: 'quiet', size: 'large' })}
        >
          <Phone className="size-5" />
          {runText('call')}
        </a>
        {map && (
          <a
            href={map}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ variant: 'quiet', size: 'large' })}
          >
            <MapPin className="size-5" />
            {runText('map')}
          </a>
        )}
      </div>
      {address?.notes && <AddressNotes>{address.notes}</AddressNotes>}
      {cashDue ? (
        <p className="flex items-center gap-2.5 rounded-sm bg-sage px-3 py-2.5 text-base font-medium">
          <Banknote className="size-5 shrink-0" />
          {runText('collect', { amount: formatMoney(cashDue) })}
        </p>
      ) : null}
      <ul className="text-sm">
        {stop.items.map(({ name, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name, and none moves.
          <li key={index} className="wrap-anywhere">
            {runText.rich('item', {
              quantity: groupDigits(quantity),
              name: () => <LocalizedText>{name}</LocalizedText>,
            })}
          </li>
        ))}
      </ul>
    </article>
  )
}

function StopAddress({ address }: { address: Address }) {
  return (
    <address className="text-base not-italic wrap-anywhere">
      {runText.rich('addressLine', {
        street: () => <bdi>{address.street}</bdi>,
        building: () => <bdi>{address.building}</bdi>,
      })}
      {address.floor && (
        <span dir="auto" className="block text-page-start">
          {floorLabel(address.floor)}
        </span>
      )}
      <span className="block text-ink-soft">
        <LocalizedText>{address.zoneName}</LocalizedText>
      </span>
    </address>
  )
}

function AddressNotes({ children }: { children: string }) {
  return (
    <p className="flex gap-2.5 rounded-sm bg-butter px-3 py-2.5 text-base wrap-anywhere">
      <StickyNote className="mt-1 size-5 shrink-0" />
      <span dir="auto" className="text-page-start">
        {children}
      </span>
    </p>
  )
}

function AddressMissing() {
  return (
    <p className="flex gap-2.5 rounded-sm bg-clay px-3 py-2.5 text-base">
      <MapPinOff className="mt-1 size-5 shrink-0" />
      {runText('addressMissing')}
    </p>
  )
}
