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
import { BulkReport, type ReportedLine } from '../lists/bulk-report.tsx'
import { ChosenBar } from '../lists/chosen-bar.tsx'
import { sayFailed, saySaved, sayThatItSaves } from '../saving/save.ts'
import { type BulkMove, bulkMovesFor } from './bulk-moves.ts'
import { outcomeMessage } from './outcome-message.ts'
import { ReleaseDialog } from './release-dialog.tsx'

export interface BulkBarProps {
  chosen: readonly ListedOrder[]
  role: Role
  /** Told of those that were moved: the others stay chosen. */
  onMoved: (ids: readonly string[]) => void
  onNone: () => void
}

/** What can be done with the orders that are chosen. It comes up from below while there are any. */
export function BulkBar({ chosen, role, onMoved, onNone }: BulkBarProps) {
  const [pending, setPending] = useState<BulkMove['to'] | null>(null)
  const [report, setReport] = useState<readonly ReportedLine[] | null>(null)
  const [isReleasing, setReleasing] = useState(false)
  const queryClient = useQueryClient()
  const unconfirmed = chosen.filter(isUnconfirmedCash).slice(0, mostMovedAtOnce)

  async function apply({ to }: BulkMove) {
    if (pending) return
    setPending(to)
    const asked = chosen.slice(0, mostMovedAtOnce)
    const toast = sayThatItSaves()
    try {
      const answers: MovedOrder[] = await moveOrders({
        data: { to, orders: asked.map(({ id, status }) => ({ id, from: status })) },
      })
      if (answers.every(({ outcome }) => outcome === 'moved')) {
        saySaved(toast)
      } else notify.error('Not every order was moved', undefined, toast)
      tell(answers, to)
    } catch {
      sayFailed(toast)
    }
    await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    setPending(null)
  }

  function tell(answers: readonly MovedOrder[], to: OrderStatus) {
    const lines = answers.flatMap((answer) => {
      const order = chosen.find(({ id }) => id === answer.id)
      if (!order) return []
      const isDone = answer.outcome === 'moved'
      return [{ id: order.id, name: order.number, isDone, words: outcomeMessage(answer, to) }]
    })
    setReport(lines)
    onMoved(lines.flatMap(({ id, isDone }) => (isDone ? [id] : [])))
  }

  return (
    <>
      <ChosenBar count={chosen.length} most={mostMovedAtOnce} deed="moved">
        {bulkMovesFor(chosen, role).map((move) => (
          <Button
            key={move.to}
            look="quiet"
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
            look="warning"
            size="small"
            className="max-md:min-h-11"
            onClick={() => setReleasing(true)}
          >
            Release <span className="tabular-nums">{unconfirmed.length}</span>
          </Button>
        )}
        <Button look="plain" size="small" onClick={onNone}>
          Choose none
        </Button>
      </ChosenBar>
      <ReleaseDialog
        open={isReleasing}
        orderIds={unconfirmed.map(({ id }) => id)}
        onClose={() => setReleasing(false)}
        onReleased={(answers) => tell(answers, 'cancelled')}
      />
      <BulkReport deed="moved" lines={report} onClose={() => setReport(null)} />
    </>
  )
}
