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
  /** Whether money was taken, and would go back. */
  isPaid: boolean
}

export function OrderActions({ orderId, status, role, isPaid }: OrderActionsProps) {
  const { move, moving } = useMoveOrder(orderId)
  // Where the order was when the question was asked: it may move on while the dialog is open.
  const [cancelFrom, setCancelFrom] = useState<OrderStatus | null>(null)

  async function cancel(reason: string) {
    if (cancelFrom && (await move(cancelFrom, 'cancelled', reason))) setCancelFrom(null)
  }

  return (
    <div className="flex flex-wrap gap-2">
      {movesFor(status, role).map(({ to, label, isForward }) => (
        <Button
          key={to}
          look={isForward ? 'primary' : to === 'cancelled' ? 'warning' : 'quiet'}
          pending={moving !== null && (isForward || moving === to)}
          onClick={(event) => {
            // The next move stands where this one stood: the second of a double click is not meant for it.
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
