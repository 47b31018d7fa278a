import { guestName, type Profile } from '#commerce/customers/profile.ts'
import { type AddressGiver, addressGivers } from '#commerce/orders/order.ts'
import { type Substitution, substitutions } from '#commerce/orders/substitution.ts'
import { type CheckoutMethod, checkoutMethods } from '#commerce/payments/payment-provider.ts'

const emptyTexts = {
  'recipient.name': '',
  'recipient.phone': '',
  'address.zoneId': '',
  'address.street': '',
  'address.building': '',
  'address.floor': '',
  'address.notes': '',
  'delivery.date': '',
  'delivery.slotId': '',
  cardMessage: '',
  'contact.name': '',
  'contact.email': '',
  'contact.phone': '',
}

/** Name of a text field, which is also its key in error messages of the server. */
export type TextName = keyof typeof emptyTexts

export interface CheckoutDraft extends Record<TextName, string> {
  /** The sender is the recipient. */
  forOneself: boolean
  addressBy: AddressGiver
  senderShown: boolean
  ifMissing: Substitution
  paymentMethod: CheckoutMethod | ''
}

// Longer than any field allows, so that nothing typed is cut here.
const longestKept = 2000

export function newDraft(profile: Profile): CheckoutDraft {
  const name = profile.name === guestName ? '' : `${profile.name} ${profile.surname}`.trim()
  return {
    ...emptyTexts,
    'contact.name': name,
    'contact.email': profile.email,
    'contact.phone': profile.phone,
    forOneself: false,
    addressBy: 'sender',
    senderShown: true,
    ifMissing: 'replace',
    paymentMethod: '',
  }
}

/** Reads a stored draft; invalid fields get the values of a new one. */
export function readDraft(kept: unknown, fresh: CheckoutDraft): CheckoutDraft {
  if (typeof kept !== 'object' || kept === null) return fresh
  const valid = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(fresh, name) && isValid(name, value),
  )
  return { ...fresh, ...Object.fromEntries(valid) }
}

const choices = new Map<string, readonly unknown[]>([
  ['forOneself', [true, false]],
  ['addressBy', addressGivers],
  ['senderShown', [true, false]],
  ['ifMissing', substitutions],
  ['paymentMethod', checkoutMethods],
])

function isValid(name: string, value: unknown): boolean {
  const possible = choices.get(name)
  if (possible) return possible.includes(value)
  return typeof value === 'string' && value.length <= longestKept
}
