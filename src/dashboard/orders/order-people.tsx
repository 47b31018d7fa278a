import { Link } from '@tanstack/react-router'
import { CircleAlert, Route } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { replaceLinksForCustomer } from '#api/owner-links.ts'
import { enterAddress } from '#api/recipient-address.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { mapLink } from '#commerce/delivery/map-link.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { floorLabel } from '#commerce/orders/floor-label.ts'
import type { Order } from '#commerce/orders/order.ts'
import { isInPhase, orderStatusProperties } from '#commerce/orders/order-status.ts'
import type { AddressSmsView } from '#commerce/orders/recipient-address/address-sms.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { MapLink, PhoneLink } from '../layout/delivery-links.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { useFields } from '../saving/use-fields.ts'
import { substitutionLabels } from './order-labels.ts'
import { useSaveOrder } from './use-save-order.ts'

interface OrderPeopleProps {
  order: Order
  addressSms: AddressSmsView | null
}

export function OrderPeople({ order, addressSms }: OrderPeopleProps) {
  const { recipient, delivery, contact } = order
  return (
    <div className="grid h-full content-start gap-6 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-1 lg:border-t-0 lg:border-s lg:pt-0 lg:ps-8">
      <Part title="Delivery">
        {formatDay(delivery.date)}
        <br />
        {delivery.slotName}, {formatWindow(delivery)}
        {!isInPhase(order.status, 'released') && (
          <Link
            to="/dashboard/routes"
            search={{ date: delivery.date, slot: delivery.slotId }}
            className="link mt-1 flex w-fit items-center gap-1.5"
          >
            <Route className="size-3.5" />
            View route
          </Link>
        )}
      </Part>
      <Part title="Recipient">
        <bdi>{recipient.name}</bdi>
        <br />
        <PhoneLink number={recipient.phone} />
      </Part>
      <DeliveryAddress order={order} addressSms={addressSms} />
      <Part title={order.senderShown ? 'Card, signed' : 'Card, anonymous'}>
        {order.cardMessage ? (
          <span
            dir="auto"
            className="block text-page-start font-display text-base wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
          >
            {order.cardMessage}
          </span>
        ) : (
          <span className="text-ink-soft">No card message</span>
        )}
      </Part>
      <Part title="Substitutions">{substitutionLabels[order.ifMissing]}</Part>
      <Part title="Sender">
        <bdi>{contact.name}</bdi>
        <br />
        <a href={`mailto:${contact.email}`} className="link wrap-anywhere">
          {contact.email}
        </a>
        <br />
        <PhoneLink number={contact.phone} />
        <br />
        <ReplaceLinks orderId={order.id} />
      </Part>
    </div>
  )
}

function smsMessage({ state, changedAt }: AddressSmsView): string {
  switch (state) {
    case 'waiting':
      return 'A text message to the recipient is on its way.'
    case 'sent':
      return `We texted the recipient on ${formatMoment(changedAt)}.`
    case 'rejected':
      return 'We could not text the recipient. Call them; the sender stays anonymous.'
  }
}

function DeliveryAddress({ order, addressSms }: OrderPeopleProps) {
  const { address } = order
  if (order.addressGivenAt === null) {
    return (
      <section>
        <h2 className="text-xs text-ink-soft">Address</h2>
        <p className="mt-1">{address.zoneName}</p>
        <p className="mt-1 flex gap-1.5 rounded-sm bg-clay px-3 py-2">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          Missing. The recipient has not given it yet.
        </p>
        {addressSms && <p className="mt-1 text-ink-soft">{smsMessage(addressSms)}</p>}
        {orderStatusProperties[order.status].staffMayEnterAddress && (
          <EnterAddress orderId={order.id} />
        )}
      </section>
    )
  }
  return (
    <Part title={order.addressBy === 'recipient' ? 'Address, from the recipient' : 'Address'}>
      <bdi>{address.street}</bdi>, <bdi>{address.building}</bdi>
      {address.floor && (
        <span dir="auto" className="block text-page-start">
          {floorLabel(address.floor)}
        </span>
      )}
      <span className="block">{address.zoneName}</span>
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

const empty = { street: '', building: '', floor: '', notes: '' }
const labels = {
  street: 'Street',
  building: 'Building',
  floor: 'Floor and flat',
  notes: 'Directions for the driver',
} as const

/** Staff enter the address that the recipient gave by phone. */
function EnterAddress({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false)
  const { fields: place, setMessages, bind } = useFields(empty)
  const { save, isSaving } = useSaveOrder({
    send: () => enterAddress({ data: { orderId, place } }),
    refusal: ({ refusal }) => ({
      title: 'Not saved',
      message:
        refusal === 'invalid' ? 'Check the marked fields.' : 'The status of the order has changed.',
    }),
  })

  if (!open) {
    return (
      <Button variant="quiet" size="small" className="mt-2" onClick={() => setOpen(true)}>
        Enter address
      </Button>
    )
  }

  async function submit() {
    const saved = await save()
    if (saved?.ok === false && saved.refusal === 'invalid') setMessages(saved.fields)
  }

  return (
    <Form onSubmit={submit} aria-label="Delivery address" className="mt-3 grid gap-3">
      <LeaveGuard isChanged={() => Object.values(place).some((text) => text.trim() !== '')} />
      {(['street', 'building', 'floor', 'notes'] as const).map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          optional={name === 'floor' || name === 'notes'}
          autoComplete="off"
          {...bind(name)}
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
    </Form>
  )
}

/** Revokes the links in the emails of an order, when a customer lost one or passed it on. */
function ReplaceLinks({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false)
  const { save, isSaving } = useSaveOrder({
    send: () => replaceLinksForCustomer({ data: { orderId } }),
    refusal: () => ({ title: 'Not replaced', message: 'Reload the page and try again.' }),
  })

  async function replace() {
    await save()
    setOpen(false)
  }

  return (
    <>
      <Button variant="quiet" size="small" className="mt-2" onClick={() => setOpen(true)}>
        Replace email links
      </Button>
      <ConfirmDialog
        open={open}
        title="Replace the links in the emails?"
        action="Replace links"
        staysOpen
        pending={isSaving}
        onClose={() => setOpen(false)}
        onConfirm={() => void replace()}
      >
        The customer’s earlier links stop working, and we email the customer a new one.
      </ConfirmDialog>
    </>
  )
}
