import type { SavedRecipient } from '../orders/customer/list-recipients.server.ts'
import type { AddressGiver } from '../orders/order.ts'
import type { OrderRequest } from './order-request.ts'

/** Recipient and address as a form holds them: names of fields are those of the server's messages. */
export interface RecipientDraft {
  /** The customer is the recipient. */
  forOneself: boolean
  addressBy: AddressGiver
  'recipient.name': string
  'recipient.phone': string
  'address.zoneId': string
  'address.street': string
  'address.building': string
  'address.floor': string
  'address.notes': string
}

/** The fields of a recipient of an earlier order. */
export function recipientDraftOf(recipient: SavedRecipient): RecipientDraft {
  return {
    forOneself: false,
    addressBy: 'sender',
    'recipient.name': recipient.name,
    'recipient.phone': recipient.phone,
    'address.zoneId': recipient.zoneId,
    'address.street': recipient.street,
    'address.building': recipient.building,
    'address.floor': recipient.floor,
    'address.notes': recipient.notes,
  }
}

/** An address that was typed before the sender chose to ask the recipient is not sent. */
export function addressOf(
  draft: Omit<RecipientDraft, 'forOneself' | 'recipient.name' | 'recipient.phone'>,
): OrderRequest['address'] {
  const zoneId = draft['address.zoneId']
  if (draft.addressBy === 'recipient') return { givenBy: 'recipient', zoneId }
  return {
    givenBy: 'sender',
    zoneId,
    street: draft['address.street'],
    building: draft['address.building'],
    floor: draft['address.floor'],
    notes: draft['address.notes'],
  }
}
