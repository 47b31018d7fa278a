import { type OrderStatus, orderStatuses } from '#commerce/orders/order-status.ts'

/** What stands in the address of the list of orders. */
export interface OrdersSearch {
  status?: OrderStatus
}

/** Reads the address by hand: this stands in the code that every visitor of the shop loads. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const status = orderStatuses.find((known) => known === search.status)
  return status ? { status } : {}
}
