import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { advanceOrder } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { showOptimistically } from '../saving/show-optimistically.ts'
import { moveRefusal } from './move-messages.ts'
import { movesFor } from './moves.ts'
import { useSaveOrder } from './use-save-order.ts'

const maxReasonLength = 500

interface OrderActionsProps {
  orderId: string
  status: OrderStatus
  role: Role
  /** Whether a cancellation refunds a payment. */
  isPaid: boolean
}

/** Moves an order to its next status. A concurrent move refuses the second one. */
export function OrderActions({ orderId, status, role, isPaid }: OrderActionsProps) {
  // The status when the dialog was opened: the order may move while it is open.
  const [cancelFrom, setCancelFrom] = useState<OrderStatus | null>(null)
  const [reason, setReason] = useState('')
  const queryClient = useQueryClient()
  const { save, saving } = useSaveOrder({
    send: (move: { from: OrderStatus; to: OrderStatus; note?: string }) =>
      advanceOrder({ data: { orderId, ...move } }),
    optimistic: ({ to }) =>
      showOptimistically(
        queryClient,
        staffOrderQueries.detail(orderId).queryKey,
        (before) => before && { ...before, order: { ...before.order, status: to } },
      ),
    refusal: (refused) => moveRefusal(refused),
  })

  async function cancel(from: OrderStatus) {
    if (await save({ from, to: 'cancelled', note: reason.trim() })) setCancelFrom(null)
  }

  return (
    <div className="flex flex-wrap gap-2">
      {movesFor(status, role).map(({ to, label, isForward }) => (
        <Button
          key={to}
          variant={isForward ? 'primary' : to === 'cancelled' ? 'warning' : 'quiet'}
          pending={saving !== undefined && (isForward || saving.to === to)}
          onClick={(event) => {
            // After a move the next button takes this place, so the second click of a double click would hit it.
            if (event.detail > 1) return
            if (to === 'cancelled') setCancelFrom(status)
            else void save({ from: status, to })
          }}
        >
          {label}
        </Button>
      ))}
      {cancelFrom && (
        <ConfirmDialog
          title="Cancel this order?"
          action="Cancel order"
          cancelLabel="Keep order"
          staysOpen
          pending={saving?.to === 'cancelled'}
          onClose={() => setCancelFrom(null)}
          onConfirm={() => void cancel(cancelFrom)}
        >
          <p>
            Stock and delivery slot become available again
            {isPaid ? ', and the payment is refunded' : ''}. This cannot be undone.
          </p>
          <TextArea
            label="Reason"
            optional
            help="Shown in the timeline for staff. The customer does not see it."
            rows={2}
            maxLength={maxReasonLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            className="mt-5"
          />
        </ConfirmDialog>
      )}
    </div>
  )
}
