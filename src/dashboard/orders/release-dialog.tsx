import { releaseOrders } from '#api/cash-confirmation.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { bulkResult } from './move-messages.ts'
import { useSaveOrder } from './use-save-order.ts'

interface ReleaseDialogProps {
  orderIds: string[]
  onClose: () => void
  /** Gets the outcome of each order. */
  onReleased?: (results: readonly MovedOrder[]) => void
}

/** Cancels one or many unconfirmed cash orders after a confirmation. */
export function ReleaseDialog({ orderIds, onClose, onReleased }: ReleaseDialogProps) {
  const one = orderIds.length === 1
  const { save, isSaving } = useSaveOrder({
    send: async () => bulkResult(await releaseOrders({ data: { orderIds } })),
    refusal: () => ({ title: 'Some orders were not released' }),
  })

  async function release() {
    const released = await save()
    if (!released) return
    onReleased?.(released.results)
    onClose()
  }

  return (
    <ConfirmDialog
      title={one ? 'Release this order?' : `Release ${orderIds.length} orders?`}
      action="Release"
      staysOpen
      pending={isSaving}
      onClose={onClose}
      onConfirm={() => void release()}
    >
      {one ? 'The order is' : 'The orders are'} cancelled. Stock and delivery slots become available
      again. The customer gets no email.
    </ConfirmDialog>
  )
}
