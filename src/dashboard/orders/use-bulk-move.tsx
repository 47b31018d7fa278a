import { type ReactNode, useState } from 'react'
import { moveOrders } from '#api/staff-order-actions.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import { type ListedOrder, mostMovedAtOnce } from '#commerce/orders/staff/order-listing.ts'
import { BulkResultDialog, type BulkResultLine } from '../lists/bulk-actions.tsx'
import { inChunks } from '../lists/in-chunks.ts'
import type { SavedMessage } from '../saving/save.ts'
import { BulkMoveDialog } from './bulk-move-dialog.tsx'
import { bulkResult, outcomeMessage } from './move-messages.ts'
import { bulkMoveText } from './moves.messages.ts'
import type { BulkMove } from './moves.ts'
import { statusStyles } from './order-labels.ts'
import { useSaveOrder } from './use-save-order.ts'
import { useUndoMoves } from './use-undo-moves.ts'

/** The fields of an order that a bulk move needs. */
export type MovableOrder = Pick<ListedOrder, 'id' | 'number' | 'status' | 'deliveryDate' | 'cash'>

/** A bulk move that waits for its confirmation, with the orders as they were when it was chosen. */
interface AskedMove {
  move: BulkMove
  orders: readonly MovableOrder[]
}

interface BulkMoves {
  /** Asks before the orders are moved, with what the move does. */
  ask: (asked: AskedMove) => void
  /** Shows the outcome of each order. */
  report: (
    results: readonly MovedOrder[],
    to: OrderStatus,
    orders: readonly Pick<MovableOrder, 'id' | 'number'>[],
  ) => void
  /** The question and the report, to render. */
  dialogs: ReactNode
}

/** Moves several orders at once. `onMoved` gets the ids of those that were moved. */
export function useBulkMove(onMoved: (ids: readonly string[]) => void): BulkMoves {
  const [asked, setAsked] = useState<AskedMove | null>(null)
  const [lines, setLines] = useState<readonly BulkResultLine[] | null>(null)
  const undo = useUndoMoves()
  const { save, isSaving } = useSaveOrder({
    send: async ({ move: { to }, orders }: AskedMove) => {
      const results = await inChunks(orders, {
        size: mostMovedAtOnce,
        send: (part) => sendMoves(part, to),
        failed: ({ id }): MovedOrder => ({ id, outcome: 'failed' }),
      })
      return { ...bulkResult(results), toast: undoOf(results, orders, to) }
    },
    saved: ({ toast }) => toast,
    refusal: ({ toast }) => ({ title: bulkMoveText('someNotMoved'), ...toast }),
  })

  /** The button that undoes the moves of those orders that were moved. */
  function undoOf(
    results: readonly MovedOrder[],
    orders: readonly MovableOrder[],
    to: OrderStatus,
  ): SavedMessage {
    const isMoved = new Set(movedIds(results))
    const moves = orders
      .filter(({ id }) => isMoved.has(id))
      .map(({ id, status }) => ({ id, from: status, to }))
    if (moves.length === 0) return {}
    const status = statusStyles[to].label
    const message = bulkMoveText('movedTo', { count: moves.length, status })
    return { message, action: undo(moves) }
  }

  async function move(request: AskedMove) {
    const moved = await save(request)
    if (!moved) return
    setAsked(null)
    if (moved.ok) onMoved(movedIds(moved.results))
    else report(moved.results, request.move.to, request.orders)
  }

  const report: BulkMoves['report'] = (results, to, orders) => {
    const reported = results.flatMap((result) => {
      const order = orders.find(({ id }) => id === result.id)
      if (!order) return []
      const isDone = result.outcome === 'moved'
      return [{ id: order.id, name: order.number, isDone, message: outcomeMessage(result, to) }]
    })
    setLines(reported)
    onMoved(reported.flatMap(({ id, isDone }) => (isDone ? [id] : [])))
  }

  const dialogs = (
    <>
      {asked && (
        <BulkMoveDialog
          {...asked}
          pending={isSaving}
          onClose={() => setAsked(null)}
          onConfirm={() => void move(asked)}
        />
      )}
      <BulkResultDialog verb="moved" lines={lines} onClose={() => setLines(null)} />
    </>
  )
  return { ask: setAsked, report, dialogs }
}

function sendMoves(orders: readonly MovableOrder[], to: BulkMove['to']) {
  const confirmedDays = [...new Set(orders.map(({ deliveryDate }) => deliveryDate))]
  const seen = orders.map(({ id, status }) => ({ id, from: status }))
  return moveOrders({ data: { to, orders: seen, confirmedDays } })
}

function movedIds(results: readonly MovedOrder[]): string[] {
  return results.flatMap(({ id, outcome }) => (outcome === 'moved' ? [id] : []))
}
