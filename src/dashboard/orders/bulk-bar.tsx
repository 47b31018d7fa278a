import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { moveOrders } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { isUnconfirmedCash } from '#commerce/orders/confirmation/cash-confirmation.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import { type ListedOrder, mostMovedAtOnce } from '#commerce/orders/staff/order-listing.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'
import { BulkResultDialog, type BulkResultLine } from '../lists/bulk-result-dialog.tsx'
import { SelectionBar } from '../lists/selection-bar.tsx'
import { showSaved, showSaveFailed, showSaving } from '../saving/save.ts'
import { type BulkMove, bulkMovesFor } from './bulk-moves.ts'
import { outcomeMessage } from './outcome-message.ts'
import { ReleaseDialog } from './release-dialog.tsx'

export interface BulkBarProps {
  chosen: readonly ListedOrder[]
  role: Role
  /** Gets the ids of the moved orders; the others stay selected. */
  onMoved: (ids: readonly string[]) => void
  onNone: () => void
}

/** The bulk actions for the selected orders. It slides up while any are selected. */
export function BulkBar({ chosen, role, onMoved, onNone }: BulkBarProps) {
  const [pending, setPending] = useState<BulkMove['to'] | null>(null)
  const [report, setReport] = useState<readonly BulkResultLine[] | null>(null)
  const [isReleasing, setReleasing] = useState(false)
  const queryClient = useQueryClient()
  const unconfirmed = chosen.filter(isUnconfirmedCash).slice(0, mostMovedAtOnce)

  async function apply({ to }: BulkMove) {
    if (pending) return
    setPending(to)
    const selected = chosen.slice(0, mostMovedAtOnce)
    const toast = showSaving()
    try {
      const results: MovedOrder[] = await moveOrders({
        data: { to, orders: selected.map(({ id, status }) => ({ id, from: status })) },
      })
      if (results.every(({ outcome }) => outcome === 'moved')) {
        showSaved(toast)
      } else notify.error('Some orders were not moved', undefined, toast)
      reportResults(results, to)
    } catch {
      showSaveFailed(toast)
    }
    await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    setPending(null)
  }

  function reportResults(results: readonly MovedOrder[], to: OrderStatus) {
    const lines = results.flatMap((result) => {
      const order = chosen.find(({ id }) => id === result.id)
      if (!order) return []
      const isDone = result.outcome === 'moved'
      return [{ id: order.id, name: order.number, isDone, message: outcomeMessage(result, to) }]
    })
    setReport(lines)
    onMoved(lines.flatMap(({ id, isDone }) => (isDone ? [id] : [])))
  }

  return (
    <>
      <SelectionBar count={chosen.length} max={mostMovedAtOnce} verb="moved">
        {bulkMovesFor(chosen, role).map((move) => (
          <Button
            key={move.to}
            variant="quiet"
            size="small"
            className="max-md:min-h-11"
            pending={pending === move.to}
            onClick={() => void apply(move)}
          >
            {move.label} <span className="text-ink-soft tabular-nums">{move.count}</span>
          </Button>
        ))}
        {unconfirmed.length > 0 && may(role, 'orders.cancel') && (
          <Button
            variant="warning"
            size="small"
            className="max-md:min-h-11"
            onClick={() => setReleasing(true)}
          >
            Release <span className="tabular-nums">{unconfirmed.length}</span>
          </Button>
        )}
        <Button variant="plain" size="small" onClick={onNone}>
          Clear selection
        </Button>
      </SelectionBar>
      <ReleaseDialog
        open={isReleasing}
        orderIds={unconfirmed.map(({ id }) => id)}
        onClose={() => setReleasing(false)}
        onReleased={(results) => reportResults(results, 'cancelled')}
      />
      <BulkResultDialog verb="moved" lines={report} onClose={() => setReport(null)} />
    </>
  )
}
