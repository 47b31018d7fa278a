import type { AddressGiver } from '../orders/order.ts'
import { shopAsksRecipient } from '../orders/recipient-address/address-sms.ts'
import type { Refusal } from '../refusal.ts'
import type { PlacedRequest } from './order-request.ts'

/** The reasons against cash on delivery: the driver would ask the recipient for the money. */
export type CashObstacle = 'anonymous-sender' | 'recipient-address'

/** Null when the order may be paid in cash. */
export function cashObstacle({
  senderShown,
  addressBy,
}: {
  senderShown: boolean
  addressBy: AddressGiver
}): CashObstacle | null {
  if (!senderShown) return 'anonymous-sender'
  return addressBy === 'recipient' ? 'recipient-address' : null
}

export type RefusedTerms =
  | Refusal<'cash-not-possible', { obstacle: CashObstacle }>
  /** The shop sends no text messages, and a link from an anonymous sender would name them. */
  | Refusal<'recipient-not-reachable'>

type Terms = Pick<PlacedRequest, 'senderShown' | 'address' | 'paymentMethod'>

/** Why the choices of a request do not fit together, or null. */
export function refusedTerms(
  { senderShown, address, paymentMethod }: Terms,
  { sendsSms }: { sendsSms: boolean },
): RefusedTerms | null {
  const addressBy = address.givenBy
  if (!sendsSms && shopAsksRecipient({ senderShown, addressBy })) {
    return { ok: false, refusal: 'recipient-not-reachable' }
  }
  if (paymentMethod !== 'cash') return null
  const obstacle = cashObstacle({ senderShown, addressBy })
  return obstacle && { ok: false, refusal: 'cash-not-possible', obstacle }
}
