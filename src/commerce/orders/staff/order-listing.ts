import type { CivilDate } from '../../delivery/cairo-time.ts'
import type { PaymentMethod } from '../../payments/payment-provider.ts'
import type { Suspicion } from '../confirmation/suspicion.ts'
import type { OrderStatus, PaymentStatus } from '../order-status.ts'
import type { OrderSummary } from '../records/order-list-store.server.ts'

export const orderSorts = ['newest', 'delivery'] as const
/** Newest first; or by day and window of delivery, from today on unless a day is asked for. */
export type OrderSort = (typeof orderSorts)[number]

/** So many orders can be moved at once. */
export const mostMovedAtOnce = 100
/** New orders are counted up to here. */
export const mostArrivalsCounted = 100

/** Which orders staff want to see. What is left out is not asked for. */
export interface OrderFilter {
  /** A number, a name or a phone number. */
  query?: string | undefined
  status?: OrderStatus | undefined
  payment?: PaymentStatus | undefined
  method?: PaymentMethod | undefined
  /** The day of delivery. */
  date?: CivilDate | undefined
  slot?: string | undefined
  zone?: string | undefined
}

/** Which page of those orders is wanted, and in which order: newest first where nothing is said. */
export interface OrderListing extends OrderFilter {
  sort?: OrderSort | undefined
  /** The id of the last order that was looked at. */
  after?: string | undefined
}

/** An order as a row of staff’s list, with the name of who placed it. */
export interface ListedOrder extends OrderSummary {
  contactName: string
  /** Why staff should look at it, while it is not confirmed. */
  suspicion: Suspicion
}

/** A page looks through so many orders at most, and may therefore be short of orders that it found. */
export interface OrderPage<Listed = ListedOrder> {
  orders: Listed[]
  /** Where to go on; null at the end of the list. */
  after: string | null
}

/** How many orders stand in a status: exactly, or so many and more. */
export interface StatusCount {
  count: number
  isMore: boolean
}

/** `unconfirmed` are the cash orders among those that await payment. */
export type StatusCounts = Record<OrderStatus | 'unconfirmed', StatusCount>
