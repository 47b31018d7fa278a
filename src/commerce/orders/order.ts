import type { CivilDate } from '../delivery/cairo-time.ts'
import type { Pounds } from '../money.ts'
import type { PaymentMethod } from '../payments/payment-provider.ts'
import type { Actor } from './order-lifecycle.ts'
import type { OrderStatus, PaymentStatus } from './order-status.ts'

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
  deliveryFee: Pounds
  total: Pounds
  captured: Pounds
  refunded: Pounds
  recipient: { name: string; phone: string }
  address: Address
  delivery: {
    date: CivilDate
    slotId: string
    slotName: string
    startMinute: number
    endMinute: number
  }
  cardMessage: string
  senderShown: boolean
  contact: { name: string; email: string; phone: string }
  /** When an unpaid order ends by itself, in epoch milliseconds. */
  expiresAt: number | null
  createdAt: number
  updatedAt: number
}

export interface OrderLine {
  productId: string
  name: string
  image: string | null
  unitPrice: Pounds
  quantity: number
  lineTotal: Pounds
  stockTaken: boolean
}

export interface Address {
  zoneId: string
  zoneName: string
  street: string
  building: string
  floor: string
  notes: string
}

/** One entry of an order's timeline: who did what, and when. */
export interface OrderEvent {
  at: number
  actor: Actor
  actorId: string | null
  from: OrderStatus | null
  to: OrderStatus
  note: string
}
