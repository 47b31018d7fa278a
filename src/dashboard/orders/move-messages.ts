import type { AdvancedOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import type { Refused } from '../saving/save.ts'
import { statusStyles } from './order-labels.ts'

/** The message for a refused move. It names the order's number where several orders are visible. */
export function moveRefusal(
  refused: Refused<AdvancedOrder>,
  number?: string,
): { title: string; message?: string } {
  if (refused.refusal === 'order-not-found') return { title: 'Order not found' }
  if (refused.refusal === 'address-missing') {
    const message = `Enter the address${number ? ` of order ${number}` : ''} first.`
    return { title: 'Address missing', message }
  }
  const status = statusStyles[refused.status].label
  const message = `Current status${number ? ` of order ${number}` : ''}: ${status}. Nothing was changed.`
  return { title: 'Someone else has already moved this order', message }
}

/** The results of a bulk move, refused as a whole unless every order was moved. */
export function bulkResult(results: readonly MovedOrder[]) {
  const isDone = results.every(({ outcome }) => outcome === 'moved')
  if (isDone) return { ok: true, results } as const
  return { ok: false, refusal: 'not-all-moved', results } as const
}

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
