import { Printer } from 'lucide-react'
import { useState } from 'react'
import { moveOrders } from '#api/staff-order-actions.ts'
import { isUnconfirmedCash } from '#commerce/orders/confirmation/cash-confirmation.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import { type ListedOrder, mostMovedAtOnce } from '#commerce/orders/staff/order-listing.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Button } from '#ui/button.tsx'
import { BulkResultDialog, type BulkResultLine, SelectionBar } from '../lists/bulk-actions.tsx'
import { inChunks } from '../lists/in-chunks.ts'
import type { useSelection } from '../lists/use-selection.ts'
import { PrintDialog } from '../printing/print-dialog.tsx'
import { printingText } from '../printing/printing.messages.ts'
import type { SavedMessage } from '../saving/save.ts'
import { BulkMoveDialog } from './bulk-move-dialog.tsx'
import { bulkResult, outcomeMessage } from './move-messages.ts'
import { bulkMoveText } from './moves.messages.ts'
import { type BulkMove, bulkMovesFor } from './moves.ts'
import { statusStyles } from './order-labels.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { useSaveOrder } from './use-save-order.ts'
import { useUndoMoves } from './use-undo-moves.ts'

interface BulkBarProps {
  selection: Pick<
    ReturnType<typeof useSelection<ListedOrder>>,
    'selected' | 'isSelecting' | 'isCut' | 'clearSelection'
  >
  role: Role
  /** Gets the ids of the moved orders; the others stay selected. */
  onMoved: (ids: readonly string[]) => void
}

/** A bulk move that waits for its confirmation, with the orders as they were when it was chosen. */
interface AskedMove {
  move: BulkMove
  orders: readonly ListedOrder[]
}

export function BulkBar({ selection, role, onMoved }: BulkBarProps) {
  const { selected: chosen, isSelecting, isCut } = selection
  const [asked, setAsked] = useState<AskedMove | null>(null)
  const [report, setReport] = useState<readonly BulkResultLine[] | null>(null)
  const [released, setReleased] = useState<string[] | null>(null)
  const [printed, setPrinted] = useState<readonly string[] | null>(null)
  const unconfirmed = chosen.filter(isUnconfirmedCash).slice(0, mostMovedAtOnce)
  const undo = useUndoMoves()
  const { save, isSaving } = useSaveOrder({
    send: async ({ move: { to }, orders }: AskedMove) => {
      const results = await inChunks(orders, mostMovedAtOnce, (part) => sendMoves(part, to))
      return { ...bulkResult(results), toast: undoOf(results, orders, to) }
    },
    saved: ({ toast }) => toast,
    refusal: ({ toast }) => ({ title: bulkMoveText('someNotMoved'), ...toast }),
  })

  /** The button that takes back the moves of those orders that were moved. */
  function undoOf(
    results: readonly MovedOrder[],
    orders: readonly ListedOrder[],
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
    else reportResults(moved.results, request.move.to, request.orders)
  }

  function reportResults(
    results: readonly MovedOrder[],
    to: OrderStatus,
    orders: readonly ListedOrder[],
  ) {
    const lines = results.flatMap((result) => {
      const order = orders.find(({ id }) => id === result.id)
      if (!order) return []
      const isDone = result.outcome === 'moved'
      return [{ id: order.id, name: order.number, isDone, message: outcomeMessage(result, to) }]
    })
    setReport(lines)
    onMoved(lines.flatMap(({ id, isDone }) => (isDone ? [id] : [])))
  }

  return (
    <>
      <SelectionBar count={chosen.length} isSelecting={isSelecting} isCut={isCut}>
        {bulkMovesFor(chosen, role).map((move) => (
          <Button
            key={move.to}
            variant="quiet"
            size="small"
            className="max-md:min-h-11"
            onClick={() => setAsked({ move, orders: chosen })}
          >
            {move.label} <span className="text-ink-soft">{groupDigits(move.count)}</span>
          </Button>
        ))}
        {unconfirmed.length > 0 && may(role, 'orders.cancel') && (
          <Button
            variant="warning"
            size="small"
            className="max-md:min-h-11"
            onClick={() => setReleased(unconfirmed.map(({ id }) => id))}
          >
            {bulkMoveText('release')} <span>{groupDigits(unconfirmed.length)}</span>
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          className="max-md:min-h-11"
          onClick={() => setPrinted(chosen.map(({ id }) => id))}
        >
          <Printer className="size-3.5" />
          {printingText('print')}
        </Button>
        <Button variant="plain" size="small" onClick={selection.clearSelection}>
          {bulkMoveText('clearSelection')}
        </Button>
      </SelectionBar>
      {asked && (
        <BulkMoveDialog
          {...asked}
          pending={isSaving}
          onClose={() => setAsked(null)}
          onConfirm={() => void move(asked)}
        />
      )}
      {released && (
        <ReleaseDialog
          orderIds={released}
          onClose={() => setReleased(null)}
          onReleased={(results) => reportResults(results, 'cancelled', chosen)}
        />
      )}
      {printed && <PrintDialog ids={printed} onClose={() => setPrinted(null)} />}
      <BulkResultDialog verb="moved" lines={report} onClose={() => setReport(null)} />
    </>
  )
}

function sendMoves(orders: readonly ListedOrder[], to: BulkMove['to']) {
  const confirmedDays = [...new Set(orders.map(({ deliveryDate }) => deliveryDate))]
  const seen = orders.map(({ id, status }) => ({ id, from: status }))
  return moveOrders({ data: { to, orders: seen, confirmedDays } })
}

function movedIds(results: readonly MovedOrder[]): string[] {
  return results.flatMap(({ id, outcome }) => (outcome === 'moved' ? [id] : []))
}
