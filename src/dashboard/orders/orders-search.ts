import type { OrderStatus, PaymentStatus } from '#commerce/orders/order-status.ts'
import { orderStatuses, paymentStatuses } from '#commerce/orders/order-statuses.ts'
import { type OrderNeed, orderNeeds } from '#commerce/orders/staff/order-needs.ts'
import { isRelativeDay } from '#commerce/orders/staff/relative-day.ts'
import { type PaymentMethod, paymentMethods } from '#commerce/payments/payment-provider.ts'
import { dayIn, searchTermIn } from '../lists/read-search.ts'
import { rememberSearch } from '../lists/remember-search.ts'

/** The search parameters of the order list, so that users can bookmark, share and return to it. */
export interface OrdersSearch {
  query?: string | undefined
  status?: OrderStatus | undefined
  payment?: PaymentStatus | undefined
  method?: PaymentMethod | undefined
  /** The day of delivery, or days relative to today. */
  date?: string | undefined
  slot?: string | undefined
  zone?: string | undefined
  /** Why they need staff now. */
  need?: OrderNeed | undefined
  /** The sort order; default: newest first. */
  by?: 'delivery' | undefined
}

export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  // Invalid values are set to undefined explicitly, because the router keeps parameters that are not returned.
  return {
    query: searchTermIn(search.query),
    status: orderStatuses.find((known) => known === search.status),
    payment: paymentStatuses.find((known) => known === search.payment),
    method: paymentMethods.find((known) => known === search.method),
    date: isRelativeDay(search.date) ? search.date : dayIn(search.date),
    slot: idOf(search.slot),
    zone: idOf(search.zone),
    need: orderNeeds.find((known) => known === search.need),
    by: search.by === 'delivery' ? 'delivery' : undefined,
  }
}

/** Whether any filter is set; the sort order is not a filter. */
export function isNarrowed({ by: _by, ...filters }: OrdersSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value) ? value : undefined
}

/** The search as input of the list query. */
export function listingOf({ by, ...filters }: OrdersSearch) {
  return { ...filters, sort: by }
}

export const ordersMemory = rememberSearch<OrdersSearch>({})
