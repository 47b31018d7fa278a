import type { Product } from '#commerce/catalogue/product.ts'
import { addressOf, type RecipientDraft } from '#commerce/checkout/draft-address.ts'
import { deliveredPrice, deliveryFee } from '#commerce/delivery/delivery-fee.ts'
import type { Pounds } from '#commerce/money.ts'
import { type DiscountRequest, discountFor } from '#commerce/orders/discount.ts'
import type { Substitution } from '#commerce/orders/substitution.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import type { KnownCustomer } from '#commerce/telephone/find-customers.server.ts'
import type { TelephoneOptions } from '#commerce/telephone/telephone-options.server.ts'
import type { TelephoneOrder } from '#commerce/telephone/telephone-order.ts'
import type { Locale } from '#i18n/locale.ts'
import { chosenTime } from './chosen-time.ts'

/** A product as one of its variants, at the price that staff see. */
export interface DraftLine {
  product: Product
  quantity: number
  unitPrice: Pounds
}

export const discountKinds = ['none', 'percent', 'amount'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** The input of staff. Names of text fields are those of the server's messages. */
export interface TelephoneDraft extends RecipientDraft {
  customerId: string | null
  locale: Locale
  'contact.name': string
  'contact.phone': string
  'contact.email': string
  lines: readonly DraftLine[]
  date: string
  slotId: string
  cardMessage: string
  senderShown: boolean
  ifMissing: Substitution
  paymentMethod: PaymentMethod
  receipt: string
  discountKind: DiscountKind
  'discount.value': string
  'discount.reason': string
}

export function emptyDraft(locale: Locale): TelephoneDraft {
  return {
    customerId: null,
    locale,
    'contact.name': '',
    'contact.phone': '',
    'contact.email': '',
    lines: [],
    forOneself: false,
    'recipient.name': '',
    'recipient.phone': '',
    addressBy: 'sender',
    'address.zoneId': '',
    'address.street': '',
    'address.building': '',
    'address.floor': '',
    'address.notes': '',
    date: '',
    slotId: '',
    cardMessage: '',
    senderShown: true,
    ifMissing: 'call',
    paymentMethod: 'cash',
    receipt: '',
    discountKind: 'none',
    'discount.value': '',
    'discount.reason': '',
  }
}

export function withCustomer(customer: KnownCustomer): Partial<TelephoneDraft> {
  const { id, name, email, phone, locale } = customer
  return {
    customerId: id,
    locale,
    'contact.name': name,
    'contact.email': email,
    'contact.phone': phone,
  }
}

/** Adds one piece of a product. */
export function addLine(
  lines: readonly DraftLine[],
  product: Product,
  unitPrice: Pounds,
): DraftLine[] {
  const isThere = lines.some((line) => line.product.id === product.id)
  if (!isThere) return [...lines, { product, quantity: 1, unitPrice }]
  return lines.map((line) =>
    line.product.id === product.id ? { ...line, quantity: line.quantity + 1 } : line,
  )
}

/** The amount that the customer pays. */
export interface Amounts {
  /** Before the discount. */
  items: Pounds
  discount: Pounds
  /** Null until staff choose the area. */
  deliveryFee: Pounds | null
  total: Pounds
}

export function amountsOf(draft: TelephoneDraft, options: TelephoneOptions | undefined): Amounts {
  const items = draft.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  const request = discountOf(draft)
  const discount = request ? discountFor(request, items).amount : 0
  const subtotal = items - discount
  const zone = options?.zones.find(({ id }) => id === draft['address.zoneId'])
  if (!zone) return { items, discount, deliveryFee: null, total: subtotal }
  const { day } = chosenTime(draft, options?.days ?? [])
  const price = { fee: zone.fee, surcharge: day?.surcharge ?? null }
  const total = deliveredPrice(subtotal, price)
  return { items, discount, deliveryFee: deliveryFee(price), total }
}

/** The discount as staff typed it; the shop refuses a value of 0. */
function discountOf(draft: TelephoneDraft): DiscountRequest | null {
  const { discountKind: kind, 'discount.value': typed, 'discount.reason': reason } = draft
  if (kind === 'none') return null
  const value = /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : 0
  return { kind, value: kind === 'percent' && value > 100 ? 0 : value, reason }
}

/** The order as staff see it. Products that are only add-ons go with the first bouquet. */
export function orderOf(
  draft: TelephoneDraft,
  options: TelephoneOptions | undefined,
  idempotencyKey: string,
): TelephoneOrder {
  const { day, slot } = chosenTime(draft, options?.days ?? [])
  const contact = {
    name: draft['contact.name'],
    email: draft['contact.email'],
    phone: draft['contact.phone'],
  }
  const recipient = { name: draft['recipient.name'], phone: draft['recipient.phone'] }
  const bouquets = draft.lines.filter(({ product }) => product.addOn !== 'only')
  const discount = discountOf(draft)
  const addOns = draft.lines.filter(({ product }) => product.addOn === 'only')
  return {
    idempotencyKey,
    customerId: draft.customerId,
    locale: draft.locale,
    contact,
    lines: [...bouquets.map(lineOf), ...addOns.map((line) => ({ ...lineOf(line), addedTo: 0 }))],
    seenDeliveryFee: amountsOf(draft, options).deliveryFee ?? 0,
    recipient: draft.forOneself ? { name: contact.name, phone: contact.phone } : recipient,
    address: addressOf(draft),
    // The shop refuses a lost time.
    delivery: { date: day?.date ?? draft.date, slotId: slot?.id ?? draft.slotId },
    cardMessage: draft.cardMessage,
    senderShown: draft.senderShown,
    ifMissing: draft.ifMissing,
    paymentMethod: draft.paymentMethod,
    ...(draft.paymentMethod === 'terminal' && { receipt: draft.receipt }),
    ...(discount && { discount }),
  }
}

function lineOf({ product, quantity, unitPrice }: DraftLine) {
  return { productId: product.id, quantity, seenUnitPrice: unitPrice }
}
