import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import { statusStyles } from './order-labels.ts'

/** What became of one of several orders that were to be moved. */
export function outcomeMessage(answer: MovedOrder, to: OrderStatus): string {
  switch (answer.outcome) {
    case 'moved':
      return `${statusStyles[to].label} now`
    case 'order-not-found':
      return 'There is no such order'
    case 'address-missing':
      return 'Stays: its address is still missing'
    case 'failed':
      return 'Stays: it could not be saved'
    case 'move-not-allowed':
      return `Stays ${statusStyles[answer.status].label.toLowerCase()}: there is no such way on`
    case 'changed-elsewhere':
      return `Somebody else has moved it: ${statusStyles[answer.status].label.toLowerCase()} now`
  }
}
