import type { CivilDate } from '../delivery/cairo-time.ts'
import type { Surcharge } from '../delivery/surcharge.ts'
import type { Pounds } from '../money.ts'
import type { PaymentMethod } from '../payments/payment-provider.ts'
import type { OrderStatus, PaymentStatus } from './order-status.ts'
import type { Substitution } from './substitution.ts'

/** An order as it was agreed: names and prices are those of the moment it was placed. */
export interface Order {
  id: string
  number: string
  userId: string
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  lines: readonly OrderLine[]
  subtotal: Pounds
  /** What the delivery costs in all: the area's fee, and the day's surcharge where there is one. */
  deliveryFee: Pounds
  /** How much of the fee is due to the day, and why; null on ordinary days. */
  surcharge: Surcharge | null
  total: Pounds
  captured: Pounds
  refunded: Pounds
  recipient: { name: string; phone: string }
  address: Address
  addressBy: AddressGiver
  /** Since when the address is known, in epoch milliseconds; null while the recipient has not given it. */
  addressGivenAt: number | null
  delivery: {
    date: CivilDate
    slotId: string
    slotName: string
    startMinute: number
    endMinute: number
  }
  cardMessage: string
  senderShown: boolean
  ifMissing: Substitution
  contact: { name: string; email: string; phone: string }
  /** When an unpaid order ends by itself, in epoch milliseconds. */
  expiresAt: number | null
  createdAt: number
  updatedAt: number
}

/** A line of an order, at the price that was agreed. `stockTaken` says that its flowers came out of a counted stock. */
export interface OrderLine {
  productId: string
  name: string
  image: string | null
  unitPrice: Pounds
  quantity: number
  lineTotal: Pounds
  stockTaken: boolean
  /** The name of what was ordered, where staff have put something else in its place. */
  insteadOf: string | null
}

/** Where the flowers go. Until the recipient has said it, only the area is filled in. */
export interface Address {
  zoneId: string
  zoneName: string
  street: string
  building: string
  floor: string
  notes: string
}

/** Who tells the shop where the flowers go. */
export const addressGivers = ['sender', 'recipient'] as const
export type AddressGiver = (typeof addressGivers)[number]
