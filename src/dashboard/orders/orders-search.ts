import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '#commerce/orders/order-status.ts'
import { type PaymentMethod, paymentMethods } from '#commerce/payments/payment-provider.ts'
import { dayIn, searchTermIn } from '../lists/read-search.ts'

/** What stands in the address of the list of orders, so that it can be kept, sent, and gone back to. */
export interface OrdersSearch {
  query?: string | undefined
  status?: OrderStatus | undefined
  payment?: PaymentStatus | undefined
  method?: PaymentMethod | undefined
  /** The day of delivery. */
  date?: string | undefined
  slot?: string | undefined
  zone?: string | undefined
  /** Another order of the list than the newest first. */
  by?: 'delivery' | undefined
}

export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  // A word that is none has to be taken away by name: what the router finds in the address it keeps otherwise.
  return {
    query: searchTermIn(search.query),
    status: orderStatuses.find((known) => known === search.status),
    payment: paymentStatuses.find((known) => known === search.payment),
    method: paymentMethods.find((known) => known === search.method),
    date: dayIn(search.date),
    slot: idOf(search.slot),
    zone: idOf(search.zone),
    by: search.by === 'delivery' ? 'delivery' : undefined,
  }
}

/** Whether the list is narrowed down by anything; another order of it is not. */
export function isNarrowed({ by: _by, ...filters }: OrdersSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value) ? value : undefined
}

/** The search as the list of orders is asked for it. */
export function listingOf({ by, ...filters }: OrdersSearch) {
  return { ...filters, sort: by }
}
