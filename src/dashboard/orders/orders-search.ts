import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '#commerce/orders/order-status.ts'

/** What stands in the address of the list of orders, so that it can be kept, sent, and gone back to. */
export interface OrdersSearch {
  query?: string | undefined
  status?: OrderStatus | undefined
  payment?: PaymentStatus | undefined
  /** The day of delivery. */
  date?: string | undefined
  slot?: string | undefined
  zone?: string | undefined
  /** Another order of the list than the newest first. */
  by?: 'delivery' | undefined
}

const longestQuery = 100

/** Reads the address by hand: this stands in the code that every visitor of the shop loads. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  // A word that is none has to be taken away by name: what the router finds in the address it keeps otherwise.
  return {
    query: textOf(search.query).trim().slice(0, longestQuery) || undefined,
    status: orderStatuses.find((known) => known === search.status),
    payment: paymentStatuses.find((known) => known === search.payment),
    date: dayOf(search.date),
    slot: idOf(search.slot),
    zone: idOf(search.zone),
    by: search.by === 'delivery' ? 'delivery' : undefined,
  }
}

/** Whether the list is narrowed down by anything; another order of it is not. */
export function isNarrowed({ by: _by, ...filters }: OrdersSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

// A number that is searched for comes out of the address as one.
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const instant = Date.parse(value)
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value)
  return exists ? value : undefined
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value) ? value : undefined
}

/** The search as the list of orders is asked for it. */
export function listingOf({ by, ...filters }: OrdersSearch) {
  return { ...filters, sort: by }
}
