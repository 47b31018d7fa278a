import type { OrderDetail } from '#commerce/orders/order-view.ts'
import type { CheckoutDraft } from '../checkout/checkout-draft.ts'

type Repeated = Pick<
  OrderDetail,
  'recipient' | 'address' | 'addressBy' | 'cardMessage' | 'senderShown'
>

/**
 * The recipient of an order in the checkout form. An address that the recipient gave is unknown here: they are asked
 * again.
 */
export function recipientDraft({
  recipient,
  address,
  addressBy,
}: Repeated): Partial<CheckoutDraft> {
  return {
    forOneself: false,
    addressBy,
    'recipient.name': recipient.name,
    'recipient.phone': recipient.phone,
    'address.zoneId': address.zoneId,
    'address.street': address.street,
    'address.building': address.building,
    'address.floor': address.floor,
    'address.notes': address.notes,
  }
}

/** The card of an order in the checkout form. A customer who is the recipient gets none. */
export function cardDraft({ cardMessage, senderShown }: Repeated): Partial<CheckoutDraft> {
  return { forOneself: false, cardMessage, senderShown }
}
