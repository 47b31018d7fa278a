import type { CivilDate } from '../../delivery/cairo-time.ts'
import type { PaymentMethod } from '../../payments/payment-provider.ts'
import type { Suspicion } from '../confirmation/suspicion-store.server.ts'
import type { OrderStatus, PaymentStatus } from '../order-status.ts'
import type { OrderSummary } from '../records/order-list-store.server.ts'

export const orderSorts = ['newest', 'delivery'] as const
/** Newest first; or by delivery day and slot, from today on unless a day is given. */
export type OrderSort = (typeof orderSorts)[number]

/** The size limit of a bulk move. */
export const mostMovedAtOnce = 100
/** The limit for the count of new orders. */
export const mostArrivalsCounted = 100

/** The filter of the order list; a missing field matches every order. */
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

/** The filter with its sort order (default: newest first) and cursor. */
export interface OrderListing extends OrderFilter {
  sort?: OrderSort | undefined
  /** Cursor: the id of the last scanned order. */
  after?: string | undefined
}

/** A row of the order list of staff. */
export interface ListedOrder extends OrderSummary {
  contactName: string
  /** Set only for suspicious unconfirmed orders. */
  suspicion: Suspicion
}

/** A page of a bounded scan: it may hold fewer orders than its limit although more follow. */
export interface OrderPage {
  orders: ListedOrder[]
  /** Cursor of the next page; null at the end of the list. */
  after: string | null
}

/** The number of orders in a status; a lower bound if `isMore`. */
export interface StatusCount {
  count: number
  isMore: boolean
}

/** `unconfirmed` counts the cash orders in `awaiting_payment`. */
export type StatusCounts = Record<OrderStatus | 'unconfirmed', StatusCount>
