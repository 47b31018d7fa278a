import { formatDay } from '#commerce/delivery/day-label.ts'
import type { AdvancedOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import type { MoveTakenBack } from '#commerce/orders/staff/take-back-moves.server.ts'
import { failedMessage, type Refused } from '../saving/save.ts'
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
  if (refused.refusal === 'other-day') {
    return { title: 'Not sent out', message: `It is for ${formatDay(refused.date)}.` }
  }
  if (refused.refusal === 'refund-not-allowed') {
    return { title: 'Not cancelled', message: 'The order is paid. Ask a super admin to cancel it.' }
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
    case 'other-day':
      return `Not sent out: for ${formatDay(result.date)}`
    case 'refund-not-allowed':
      return 'Not cancelled: the order is paid'
    case 'failed':
      return 'Not moved: error while saving'
    case 'move-not-allowed':
      return `Not moved: not possible from ${statusStyles[result.status].label}`
    case 'changed-elsewhere':
      return `Someone else has already moved it to ${statusStyles[result.status].label}`
  }
}

interface UndoMessage {
  isDone: boolean
  title: string
  message?: string
}

export const undoFailed: UndoMessage = { isDone: false, ...failedMessage }

/** The result of taking moves back. */
export function undoMessage(results: readonly MoveTakenBack[]): UndoMessage {
  const left = results.filter(({ outcome }) => outcome !== 'undone')
  const [first] = left
  if (!first) {
    return { isDone: true, title: results.length === 1 ? 'Undone' : `${results.length} undone` }
  }
  if (results.length > 1) {
    const message = 'Their customers have been emailed, or someone else has moved them.'
    return { isDone: false, title: `${left.length} of ${results.length} not undone`, message }
  }
  switch (first.outcome) {
    case 'too-late-to-undo':
      return { isDone: false, title: 'Too late to undo', message: 'The customer has been emailed.' }
    case 'changed-elsewhere':
      return { isDone: false, title: 'Someone else has already moved this order' }
    default:
      return undoFailed
  }
}
