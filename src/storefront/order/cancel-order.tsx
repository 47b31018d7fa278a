import { cancelOwnOrder } from '#api/orders.ts'
import { formatMoney } from '#commerce/money.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useChange } from './use-change.ts'

export function CancelOrder({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const { change, pending } = useChange(order.id)
  const refundable = order.captured - order.refunded

  async function cancel() {
    await change(() => cancelOwnOrder({ data: { orderId: order.id } }))
    onDone()
  }

  return (
    <ConfirmDialog
      cancelLabel="Keep order"
      open
      title="Cancel this order?"
      action="Cancel order"
      staysOpen
      pending={pending}
      onClose={onDone}
      onConfirm={() => void cancel()}
    >
      {refundable > 0
        ? `We refund ${formatMoney(refundable)} to your original payment method. It may take a few days.`
        : 'You have not been charged.'}
    </ConfirmDialog>
  )
}
