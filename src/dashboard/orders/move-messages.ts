import { formatDay } from '#commerce/delivery/day-label.ts'
import type { AdvancedOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import type { MoveTakenBack } from '#commerce/orders/staff/undo-moves.server.ts'
import { failedMessage, type Refused } from '../saving/save.ts'
import { bulkMoveText, moveText } from './moves.messages.ts'
import { statusStyles } from './order-labels.ts'

/** The message for a refused move. It names the order's number where several orders are visible. */
export function moveRefusal(
  refused: Refused<AdvancedOrder>,
  number?: string,
): { title: string; message?: string } {
  if (refused.refusal === 'order-not-found') return { title: moveText('orderNotFound') }
  if (refused.refusal === 'recipient-erased') {
    return { title: moveText('recipientErased'), message: moveText('recipientErasedNote') }
  }
  if (refused.refusal === 'address-missing') {
    const message = number ? moveText('enterAddressOf', { number }) : moveText('enterAddress')
    return { title: moveText('addressMissing'), message }
  }
  if (refused.refusal === 'other-day') {
    const message = moveText('isForDay', { day: formatDay(refused.date) })
    return { title: moveText('notSentOut'), message }
  }
  if (refused.refusal === 'refund-not-allowed') {
    return { title: moveText('notCancelled'), message: moveText('askSuperAdmin') }
  }
  const status = statusStyles[refused.status].label
  const message = number
    ? moveText('currentStatusOf', { number, status })
    : moveText('currentStatus', { status })
  return { title: moveText('movedElsewhere'), message }
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
      return bulkMoveText('moved', { status: statusStyles[to].label })
    case 'order-not-found':
      return bulkMoveText('notFound')
    case 'recipient-erased':
      return bulkMoveText('recipientErased')
    case 'address-missing':
      return bulkMoveText('addressMissing')
    case 'other-day':
      return bulkMoveText('otherDay', { day: formatDay(result.date) })
    case 'refund-not-allowed':
      return bulkMoveText('paid')
    case 'failed':
      return bulkMoveText('failed')
    case 'move-not-allowed':
      return bulkMoveText('notPossible', { status: statusStyles[result.status].label })
    case 'changed-elsewhere':
      return bulkMoveText('movedElsewhere', { status: statusStyles[result.status].label })
  }
}

interface UndoMessage {
  isDone: boolean
  title: string
  message?: string
}

export function undoFailed(): UndoMessage {
  return { isDone: false, ...failedMessage() }
}

/** The result of taking moves back. */
export function undoMessage(results: readonly MoveTakenBack[]): UndoMessage {
  const left = results.filter(({ outcome }) => outcome !== 'undone')
  const [first] = left
  if (!first) {
    return { isDone: true, title: moveText('undone', { count: results.length }) }
  }
  if (results.length > 1) {
    const title = moveText('someNotUndone', { count: left.length, all: results.length })
    return { isDone: false, title, message: moveText('emailedOrMoved') }
  }
  switch (first.outcome) {
    case 'too-late-to-undo':
      return { isDone: false, title: moveText('tooLate'), message: moveText('emailed') }
    case 'changed-elsewhere':
      return { isDone: false, title: moveText('movedElsewhere') }
    case 'recipient-erased':
      return { isDone: false, title: moveText('recipientErased') }
    default:
      return undoFailed()
  }
}
