import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { advanceOrder } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { mayUndo } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { showOptimistically } from '../saving/show-optimistically.ts'
import { CancelDialog, RequestCancellationDialog } from './cancel-dialogs.tsx'
import { cancelText } from './cancellation.messages.ts'
import { CorrectDeliveryButton } from './correct-delivery-button.tsx'
import { moveRefusal } from './move-messages.ts'
import { movesFor } from './moves.ts'
import { statusStyles } from './order-labels.ts'
import { OtherDayDialog } from './other-day-dialog.tsx'
import { useSaveOrder } from './use-save-order.ts'
import { useUndoMoves } from './use-undo-moves.ts'

interface OrderActionsProps {
  order: Order
  role: Role
  /** Whether a request to cancel the order is open. */
  isCancelRequested: boolean
}

interface RequestedMove {
  from: OrderStatus
  to: OrderStatus
  note?: string
  confirmedDays?: CivilDate[]
}

/** Moves an order to its next status. A concurrent move refuses the second one. */
export function OrderActions({ order, role, isCancelRequested }: OrderActionsProps) {
  const { id: orderId, status } = order
  // The status when the dialog was opened: the order may move while it is open.
  const [cancelFrom, setCancelFrom] = useState<OrderStatus | null>(null)
  const [otherDay, setOtherDay] = useState<{ move: RequestedMove; date: CivilDate } | null>(null)
  const queryClient = useQueryClient()
  const undo = useUndoMoves()
  const { save, saving } = useSaveOrder({
    send: (move: RequestedMove) => advanceOrder({ data: { orderId, ...move } }),
    optimistic: ({ to }) =>
      showOptimistically(
        queryClient,
        staffOrderQueries.detail(orderId).queryKey,
        (before) => before && { ...before, order: { ...before.order, status: to } },
      ),
    saved: (_saved, { from, to }) =>
      mayUndo(from, to)
        ? { message: statusStyles[to].label, action: undo([{ id: orderId, from, to }]) }
        : undefined,
    refusal: (refused) => (refused.refusal === 'other-day' ? null : moveRefusal(refused)),
  })
  const isPaid = order.captured > order.refunded
  const mayCancel = !isPaid || may(role, 'payments.refund')
  const closeCancel = () => setCancelFrom(null)

  async function move(request: RequestedMove) {
    const moved = await save(request)
    if (moved?.ok === false && moved.refusal === 'other-day') {
      setOtherDay({ move: request, date: moved.date })
    }
    return moved
  }

  return (
    <div className="flex flex-wrap gap-2">
      {movesFor(status, role).map(({ to, label, isForward }) => {
        const isCancel = to === 'cancelled'
        if (isCancel && isCancelRequested) return null
        return (
          <Button
            key={to}
            variant={isForward ? 'primary' : isCancel ? 'warning' : 'quiet'}
            pending={saving !== undefined && (isForward || saving.to === to)}
            onClick={(event) => {
              // After a move the next button takes this place, so the second click of a double click would hit it.
              if (event.detail > 1) return
              if (isCancel) setCancelFrom(status)
              else void move({ from: status, to })
            }}
          >
            {isCancel && !mayCancel ? cancelText('request') : label}
          </Button>
        )
      })}
      {may(role, 'orders.correct') && <CorrectDeliveryButton order={order} />}
      {cancelFrom && mayCancel && (
        <CancelDialog
          isPaid={isPaid}
          isAtTerminal={order.paymentMethod === 'terminal'}
          pending={saving?.to === 'cancelled'}
          onClose={closeCancel}
          onConfirm={async (note) => {
            if (await move({ from: cancelFrom, to: 'cancelled', note })) closeCancel()
          }}
        />
      )}
      {cancelFrom && !mayCancel && (
        <RequestCancellationDialog orderId={orderId} from={cancelFrom} onClose={closeCancel} />
      )}
      {otherDay && (
        <OtherDayDialog
          number={order.number}
          date={otherDay.date}
          onClose={() => setOtherDay(null)}
          onConfirm={() => void move({ ...otherDay.move, confirmedDays: [otherDay.date] })}
        />
      )}
    </div>
  )
}
