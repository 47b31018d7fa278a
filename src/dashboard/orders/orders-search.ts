import { type OrderStatus, orderStatuses } from '#commerce/orders/order-status.ts'

/** What stands in the address of the list of orders. */
export interface OrdersSearch {
  status?: OrderStatus | undefined
}

/** Reads the address by hand: this stands in the code that every visitor of the shop loads. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  // A word that is none has to be taken away by name: what the router finds in the address it keeps otherwise.
  return { status: orderStatuses.find((known) => known === search.status) }
}
