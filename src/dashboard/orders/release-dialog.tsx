import { releaseOrders } from '#api/cash-confirmation.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { bulkResult } from './move-messages.ts'
import { bulkMoveText } from './moves.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

interface ReleaseDialogProps {
  orderIds: string[]
  onClose: () => void
  /** Gets the outcome of each order. */
  onReleased?: (results: readonly MovedOrder[]) => void
}

/** Cancels one or many unconfirmed cash orders after a confirmation. */
export function ReleaseDialog({ orderIds, onClose, onReleased }: ReleaseDialogProps) {
  const count = orderIds.length
  const { save, isSaving } = useSaveOrder({
    send: async () => bulkResult(await releaseOrders({ data: { orderIds } })),
    refusal: () => ({ title: bulkMoveText('someNotReleased') }),
  })

  async function release() {
    const released = await save()
    if (!released) return
    onReleased?.(released.results)
    onClose()
  }

  return (
    <ConfirmDialog
      title={bulkMoveText('releaseTitle', { count })}
      action={bulkMoveText('release')}
      staysOpen
      pending={isSaving}
      onClose={onClose}
      onConfirm={() => void release()}
    >
      {bulkMoveText('releaseNote', { count })}
    </ConfirmDialog>
  )
}
