import { formatDay } from '../../delivery/day-label.ts'
import { formatMinute } from '../../delivery/delivery-slot.ts'
import { formatShortDay } from '../../delivery/short-day-label.ts'
import { plainText } from '../../plain-text.ts'
import { shopDetails } from '../../shop-details.ts'
import type { Order } from '../order.ts'
import { addressSmsMessages } from './address-sms.messages.ts'

/**
 * The text message with which the shop asks a recipient for the address. The shop sends it for an anonymous sender, whose
 * own number would name them.
 */

export const addressSmsLimits = { sends: 3, resendAfterMs: 2 * 60_000 } as const

/** `waiting` until the gateway accepts the message, or rejects the number. */
export const addressSmsStates = ['waiting', 'sent', 'rejected'] as const
export type AddressSmsState = (typeof addressSmsStates)[number]

/** The latest request of an order. */
export interface AddressSms {
  orderId: string
  /** Names the request in its job: a replaced one is not sent any more. */
  nonce: string
  state: AddressSmsState
  sends: number
  requestedAt: number
  changedAt: number
}

/** The request as its sender sees it. Times are epoch milliseconds. */
export interface AddressSmsView {
  state: AddressSmsState
  changedAt: number
  /** When the sender may have it sent again; null after the last one. */
  resendFrom: number | null
}

export function viewAddressSms({
  state,
  sends,
  requestedAt,
  changedAt,
}: AddressSms): AddressSmsView {
  const sendsLeft = sends < addressSmsLimits.sends
  const resendFrom = sendsLeft ? requestedAt + addressSmsLimits.resendAfterMs : null
  return { state, changedAt, resendFrom }
}

export function shopAsksRecipient({
  senderShown,
  addressBy,
}: Pick<Order, 'senderShown' | 'addressBy'>): boolean {
  return !senderShown && addressBy === 'recipient'
}

/**
 * The text before the link. English is in the basic alphabet of text messages, and fits one message with the link;
 * Arabic takes two.
 */
export function addressSmsText({ delivery }: Pick<Order, 'delivery'>): string {
  const values = { shop: shopDetails.name, day: formatShortDay(delivery.date) }
  return plainText(addressSmsMessages('sms', values))
}

/** Until when the shop needs a missing address, and what happens then; for the sender. */
export function missingAddressNote({ delivery, recipient }: MissingAddress): string {
  const [day, time] = [formatDay(delivery.date), formatMinute(delivery.startMinute)]
  return addressSmsMessages('missing', { day, time, name: recipient.name })
}

type MissingAddress = Pick<Order, 'delivery' | 'recipient'>
