import { cancelOwnOrder } from '#api/orders.ts'
import { formatMoney } from '#commerce/money.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useChange } from './use-change.ts'

/** Asks once more before an order is cancelled. */
export function CancelOrder({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const { change, pending } = useChange(order.id)
  const kept = order.captured - order.refunded

  async function cancel() {
    await change(() => cancelOwnOrder({ data: { orderId: order.id } }))
    onDone()
  }

  return (
    <ConfirmDialog
      open
      title="Cancel this order?"
      action="Cancel the order"
      staysOpen
      pending={pending}
      onClose={onDone}
      onConfirm={() => void cancel()}
    >
      {kept > 0
        ? `${formatMoney(kept)} goes back the way it was paid; a bank may take a few days. `
        : 'Nothing was taken, and nothing will be. '}
      The flowers are free for others then.
    </ConfirmDialog>
  )
}
