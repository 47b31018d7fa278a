import type { Locale } from '#i18n/locale.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import type { Surcharge } from '../delivery/surcharge.ts'
import type { Pounds } from '../money.ts'
import type { PaymentMethod } from '../payments/payment-provider.ts'
import type { Discount } from './discount.ts'
import type { OrderStatus, PaymentStatus } from './order-status.ts'
import type { Substitution } from './substitution.ts'

/** An order. Names and prices are those of the moment it was placed. */
export interface Order {
  id: string
  number: string
  userId: string
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  lines: readonly OrderLine[]
  /** The price of the items, less the discount. */
  subtotal: Pounds
  discount?: Discount
  /** The whole cost of the delivery: the area's fee plus the day's surcharge. */
  deliveryFee: Pounds
  /** The part of the fee that the day adds; null on ordinary days. */
  surcharge: Surcharge | null
  total: Pounds
  captured: Pounds
  refunded: Pounds
  /** The amount that edits added to a paid order and that the customer has not paid online. */
  due?: Pounds
  recipient: { name: string; phone: string }
  address: Address
  addressBy: AddressGiver
  /** Epoch milliseconds; null until the recipient has given the address. */
  addressGivenAt: number | null
  /** The half of the slot that the recipient prefers. Driver and staff see it; it promises nothing. */
  preferredHalf?: SlotHalf
  delivery: {
    date: CivilDate
    slotId: string
    slotName: string
    slotNameAr?: string
    startMinute: number
    endMinute: number
  }
  cardMessage: string
  senderShown: boolean
  ifMissing: Substitution
  contact: { name: string; email: string; phone: string }
  /** The language of the customer, for emails and documents. */
  locale: Locale
  /** When an unpaid order expires, in epoch milliseconds. */
  expiresAt: number | null
  /** When its personal data was erased, in epoch milliseconds: names, numbers, address and card are empty. */
  erasedAt?: number
  createdAt: number
  updatedAt: number
}

/** A line of an order, at the price of the order. `stockTaken`: the line reserved counted stock. */
export interface OrderLine {
  /** The id of the variant, which is the product's own id for its first one. */
  productId: string
  /** With the name of the variant: `Blush peonies – Grand`. */
  name: string
  /** The Arabic name, if there was one. */
  nameAr?: string
  image: string | null
  unitPrice: Pounds
  quantity: number
  lineTotal: Pounds
  stockTaken: boolean
  /** The name of the ordered product, if staff substituted it. */
  insteadOf: string | null
  insteadOfAr?: string
  /** Stems to bind, if the shop knew it at the time of the order. */
  stemCount?: number | null
  /** The index of the line of the bouquet to which an add-on belongs. */
  addedTo?: number | null
  /** When staff refunded it by item, in epoch milliseconds: the workshop leaves it out. */
  givenBackAt?: number | null
}

/** The delivery address. Until the recipient gives it, only the area is set. */
export interface Address {
  zoneId: string
  zoneName: string
  zoneNameAr?: string
  street: string
  building: string
  floor: string
  notes: string
}

/** The fields of an address that the recipient has yet to give. */
export const noPlace = { street: '', building: '', floor: '', notes: '' }

/** The halves of a slot, between which a recipient may choose. */
export const slotHalves = ['first', 'second'] as const
export type SlotHalf = (typeof slotHalves)[number]

/** The giver of the delivery address. */
export const addressGivers = ['sender', 'recipient'] as const
export type AddressGiver = (typeof addressGivers)[number]
