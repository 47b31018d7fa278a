import { guestName, type Profile } from '#commerce/customers/profile.ts'
import { type AddressGiver, addressGivers } from '#commerce/orders/order.ts'
import { type Substitution, substitutions } from '#commerce/orders/substitution.ts'
import { type PaymentMethod, paymentMethods } from '#commerce/payments/payment-provider.ts'

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

/** The state of the form. */
export interface CheckoutDraft extends Record<TextName, string> {
  addressBy: AddressGiver
  senderShown: boolean
  ifMissing: Substitution
  paymentMethod: PaymentMethod | ''
}

// Longer than any field allows, so that nothing typed is cut here.
const longestKept = 2000

/** An empty form with the known contact of the customer. */
export function newDraft(profile: Profile): CheckoutDraft {
  const name = profile.name === guestName ? '' : `${profile.name} ${profile.surname}`.trim()
  return {
    ...emptyTexts,
    'contact.name': name,
    'contact.email': profile.email,
    'contact.phone': profile.phone,
    addressBy: 'sender',
    senderShown: true,
    ifMissing: 'replace',
    paymentMethod: '',
  }
}

/** Reads a stored draft; invalid fields get the values of a new one. */
export function readDraft(kept: unknown, fresh: CheckoutDraft): CheckoutDraft {
  if (typeof kept !== 'object' || kept === null) return fresh
  const values = new Map<string, unknown>(Object.entries(kept))
  const draft = { ...fresh }
  for (const name of textNames) {
    const value = values.get(name)
    if (typeof value === 'string' && value.length <= longestKept) draft[name] = value
  }
  draft.paymentMethod = wordOf(paymentMethods, values.get('paymentMethod')) ?? fresh.paymentMethod
  draft.addressBy = wordOf(addressGivers, values.get('addressBy')) ?? fresh.addressBy
  draft.ifMissing = wordOf(substitutions, values.get('ifMissing')) ?? fresh.ifMissing
  const shown = values.get('senderShown')
  if (typeof shown === 'boolean') draft.senderShown = shown
  return draft
}

function wordOf<Word extends string>(words: readonly Word[], kept: unknown): Word | undefined {
  return words.find((word) => word === kept)
}

const textNames = Object.keys(emptyTexts).filter(isTextName)

function isTextName(name: string): name is TextName {
  return Object.hasOwn(emptyTexts, name)
}
