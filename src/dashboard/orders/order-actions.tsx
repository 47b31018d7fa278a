import { useState } from 'react'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { movesFor } from './moves.ts'
import { useMoveOrder } from './use-move-order.ts'

export interface OrderActionsProps {
  orderId: string
  status: OrderStatus
  role: Role
  /** Whether a cancellation refunds a payment. */
  isPaid: boolean
}

export function OrderActions({ orderId, status, role, isPaid }: OrderActionsProps) {
  const { move, moving } = useMoveOrder(orderId)
  // The status when the dialog was opened: the order may move while it is open.
  const [cancelFrom, setCancelFrom] = useState<OrderStatus | null>(null)

  async function cancel(reason: string) {
    if (cancelFrom && (await move(cancelFrom, 'cancelled', reason))) setCancelFrom(null)
  }

  return (
    <div className="flex flex-wrap gap-2">
      {movesFor(status, role).map(({ to, label, isForward }) => (
        <Button
          key={to}
          variant={isForward ? 'primary' : to === 'cancelled' ? 'warning' : 'quiet'}
          pending={moving !== null && (isForward || moving === to)}
          onClick={(event) => {
            // After a move the next button takes this place, so the second click of a double click would hit it.
            if (event.detail > 1) return
            if (to === 'cancelled') setCancelFrom(status)
            else void move(status, to)
          }}
        >
          {label}
        </Button>
      ))}
      <CancelDialog
        open={cancelFrom !== null}
        isPaid={isPaid}
        isSaving={moving === 'cancelled'}
        onClose={() => setCancelFrom(null)}
        onCancelOrder={cancel}
      />
    </div>
  )
}
