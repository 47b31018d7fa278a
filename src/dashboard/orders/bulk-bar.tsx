import { useState } from 'react'
import { moveOrders } from '#api/staff-order-actions.ts'
import { isUnconfirmedCash } from '#commerce/orders/confirmation/cash-confirmation.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import { type ListedOrder, mostMovedAtOnce } from '#commerce/orders/staff/order-listing.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { BulkResultDialog, type BulkResultLine } from '../lists/bulk-result-dialog.tsx'
import { SelectionBar } from '../lists/selection-bar.tsx'
import { bulkResult, outcomeMessage } from './move-messages.ts'
import { type BulkMove, bulkMovesFor } from './moves.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { useSaveOrder } from './use-save-order.ts'

interface BulkBarProps {
  chosen: readonly ListedOrder[]
  role: Role
  /** Gets the ids of the moved orders; the others stay selected. */
  onMoved: (ids: readonly string[]) => void
  onNone: () => void
}

export function BulkBar({ chosen, role, onMoved, onNone }: BulkBarProps) {
  const [report, setReport] = useState<readonly BulkResultLine[] | null>(null)
  const [released, setReleased] = useState<string[] | null>(null)
  const unconfirmed = chosen.filter(isUnconfirmedCash).slice(0, mostMovedAtOnce)
  const { save, saving } = useSaveOrder({
    send: async (to: BulkMove['to']) => {
      const orders = chosen
        .slice(0, mostMovedAtOnce)
        .map(({ id, status }) => ({ id, from: status }))
      return bulkResult(await moveOrders({ data: { to, orders } }))
    },
    refusal: () => ({ title: 'Some orders were not moved' }),
  })

  async function move(to: BulkMove['to']) {
    const moved = await save(to)
    if (moved) reportResults(moved.results, to)
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
        {bulkMovesFor(chosen, role).map(({ to, label, count }) => (
          <Button
            key={to}
            variant="quiet"
            size="small"
            className="max-md:min-h-11"
            pending={saving === to}
            onClick={() => void move(to)}
          >
            {label} <span className="text-ink-soft tabular-nums">{count}</span>
          </Button>
        ))}
        {unconfirmed.length > 0 && may(role, 'orders.cancel') && (
          <Button
            variant="warning"
            size="small"
            className="max-md:min-h-11"
            onClick={() => setReleased(unconfirmed.map(({ id }) => id))}
          >
            Release <span className="tabular-nums">{unconfirmed.length}</span>
          </Button>
        )}
        <Button variant="plain" size="small" onClick={onNone}>
          Clear selection
        </Button>
      </SelectionBar>
      {released && (
        <ReleaseDialog
          orderIds={released}
          onClose={() => setReleased(null)}
          onReleased={(results) => reportResults(results, 'cancelled')}
        />
      )}
      <BulkResultDialog verb="moved" lines={report} onClose={() => setReport(null)} />
    </>
  )
}
