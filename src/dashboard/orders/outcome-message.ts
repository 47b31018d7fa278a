import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import { statusStyles } from './order-labels.ts'

/** The outcome of one order of a bulk move. */
export function outcomeMessage(result: MovedOrder, to: OrderStatus): string {
  switch (result.outcome) {
    case 'moved':
      return `Moved to ${statusStyles[to].label}`
    case 'order-not-found':
      return 'Not found'
    case 'address-missing':
      return 'Not moved: address missing'
    case 'failed':
      return 'Not moved: error while saving'
    case 'move-not-allowed':
      return `Not moved: not possible from ${statusStyles[result.status].label}`
    case 'changed-elsewhere':
      return `Someone else has already moved it to ${statusStyles[result.status].label}`
  }
}
