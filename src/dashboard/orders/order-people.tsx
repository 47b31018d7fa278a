import { Link } from '@tanstack/react-router'
import { CircleAlert, Route } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { mapLink } from '#commerce/delivery/map-link.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import type { Handover } from '#commerce/drivers/delivery-attempt.ts'
import { floorLabel } from '#commerce/orders/floor-label.ts'
import type { Order } from '#commerce/orders/order.ts'
import { isInPhase, orderStatusProperties } from '#commerce/orders/order-status.ts'
import type { AddressSmsView } from '#commerce/orders/recipient-address/address-sms.ts'
import { isRecipientErased } from '#commerce/orders/recipient-erased.ts'
import { preferredWindow } from '#commerce/orders/recipient-page/recipient-page.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { MapLink, PhoneLink } from '../layout/delivery-links.tsx'
import { EnterAddress } from './enter-address.tsx'
import { EraseRecipientButton } from './erase-recipient-button.tsx'
import { erasedText } from './erased-note.messages.ts'
import { substitutionText } from './order-labels.messages.ts'
import { peopleText } from './order-page.messages.ts'
import { ReplaceLinks, RevokeRecipientLinks } from './revoke-links.tsx'

interface OrderPeopleProps {
  order: Order
  addressSms: AddressSmsView | null
  handover: Handover | null
  role: Role
}

export function OrderPeople({ order, addressSms, handover, role }: OrderPeopleProps) {
  const { recipient, delivery } = order
  const preferred = preferredWindow(order)
  return (
    <div className="grid h-full content-start gap-6 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-1 lg:border-t-0 lg:border-s lg:pt-0 lg:ps-8">
      <Part title={peopleText('delivery')}>
        {formatDay(delivery.date)}
        <br />
        {peopleText.rich('slot', {
          slot: () => <LocalizedText>{delivery.slotName}</LocalizedText>,
          window: formatWindow(delivery),
        })}
        {preferred && (
          <span className="block">
            {peopleText('prefers', { window: formatWindow(preferred) })}
          </span>
        )}
        {handover?.receivedBy && (
          <span className="block">
            {peopleText.rich('receivedBy', { name: () => <bdi>{handover.receivedBy}</bdi> })}
          </span>
        )}
        {handover?.isPinRight === true && <span className="block">{peopleText('pinRight')}</span>}
        {handover?.isPinRight === false && (
          <span className="block text-blush">{peopleText('pinWrong')}</span>
        )}
        {!isInPhase(order.status, 'released') && (
          <Link
            to="/dashboard/routes"
            search={{ date: delivery.date, slot: delivery.slotId }}
            className="link mt-1 flex w-fit items-center gap-1.5"
          >
            <Route className="size-3.5" />
            {peopleText('viewRoute')}
          </Link>
        )}
      </Part>
      <Part title={peopleText('recipient')}>
        {isRecipientErased(order) ? (
          erasedText('deleted')
        ) : (
          <>
            <bdi>{recipient.name}</bdi>
            <br />
            <PhoneLink number={recipient.phone} />
            <span className="flex flex-wrap gap-x-2">
              <RevokeRecipientLinks orderId={order.id} />
              {may(role, 'users.write') && isInPhase(order.status, 'delivered', 'released') && (
                <EraseRecipientButton orderId={order.id} />
              )}
            </span>
          </>
        )}
      </Part>
      <DeliveryAddress order={order} addressSms={addressSms} />
      <Part title={peopleText(order.senderShown ? 'cardSigned' : 'cardAnonymous')}>
        {order.cardMessage ? (
          <span
            dir="auto"
            className="block text-page-start font-display text-base wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
          >
            {order.cardMessage}
          </span>
        ) : (
          <span className="text-ink-soft">{peopleText('noCard')}</span>
        )}
      </Part>
      <Part title={peopleText('substitutions')}>{substitutionText(order.ifMissing)}</Part>
      <Part title={peopleText('sender')}>
        {order.erasedAt === undefined ? <Sender order={order} /> : erasedText('deleted')}
      </Part>
    </div>
  )
}

function Sender({ order: { id, contact } }: Pick<OrderPeopleProps, 'order'>) {
  return (
    <>
      <bdi>{contact.name}</bdi>
      <br />
      {contact.email === '' ? (
        <span className="text-ink-soft">{peopleText('noEmail')}</span>
      ) : (
        <a href={`mailto:${contact.email}`} dir="ltr" className="link wrap-anywhere">
          {contact.email}
        </a>
      )}
      <br />
      <PhoneLink number={contact.phone} />
      <br />
      <ReplaceLinks orderId={id} hasEmail={contact.email !== ''} />
    </>
  )
}

function smsMessage({ state, changedAt }: AddressSmsView): string {
  switch (state) {
    case 'waiting':
      return peopleText('smsWaiting')
    case 'sent':
      return peopleText('smsSent', { time: formatMoment(changedAt) })
    case 'rejected':
      return peopleText('smsRejected')
  }
}

function DeliveryAddress({ order, addressSms }: Pick<OrderPeopleProps, 'order' | 'addressSms'>) {
  const { address } = order
  if (isRecipientErased(order)) {
    return (
      <Part title={peopleText('address')}>
        <LocalizedText>{address.zoneName}</LocalizedText>
        <br />
        {erasedText('deleted')}
      </Part>
    )
  }
  if (order.addressGivenAt === null) {
    return (
      <section>
        <h2 className="text-xs text-ink-soft">{peopleText('address')}</h2>
        <p className="mt-1">
          <LocalizedText>{address.zoneName}</LocalizedText>
        </p>
        <p className="mt-1 flex gap-1.5 rounded-sm bg-clay px-3 py-2">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          {peopleText('addressMissing')}
        </p>
        {addressSms && <p className="mt-1 text-ink-soft">{smsMessage(addressSms)}</p>}
        {orderStatusProperties[order.status].staffMayEnterAddress && (
          <EnterAddress orderId={order.id} />
        )}
      </section>
    )
  }
  return (
    <Part title={peopleText(order.addressBy === 'recipient' ? 'addressFromRecipient' : 'address')}>
      {peopleText.rich('addressLine', {
        street: () => <bdi>{address.street}</bdi>,
        building: () => <bdi>{address.building}</bdi>,
      })}
      {address.floor && (
        <span dir="auto" className="block text-page-start">
          {floorLabel(address.floor)}
        </span>
      )}
      <span className="block">
        <LocalizedText>{address.zoneName}</LocalizedText>
      </span>
      {address.notes && (
        <span dir="auto" className="mt-1 block text-page-start text-ink-soft">
          {address.notes}
        </span>
      )}
      <MapLink href={mapLink(address)} />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xs text-ink-soft">{title}</h2>
      <p className="mt-1 wrap-anywhere">{children}</p>
    </section>
  )
}
