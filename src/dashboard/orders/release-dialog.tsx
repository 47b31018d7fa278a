import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { releaseOrders } from '#api/cash-confirmation.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { notify } from '#ui/toast.ts'
import { showSaved, showSaveFailed, showSaving } from '../saving/save.ts'

export interface ReleaseDialogProps {
  open: boolean
  orderIds: readonly string[]
  onClose: () => void
  /** Gets the outcome of each order. */
  onReleased?: (results: readonly MovedOrder[]) => void
}

/** Cancels one or many unconfirmed cash orders after a confirmation. */
export function ReleaseDialog({ open, orderIds, onClose, onReleased }: ReleaseDialogProps) {
  const [pending, setPending] = useState(false)
  const queryClient = useQueryClient()
  const one = orderIds.length === 1

  async function release() {
    if (pending) return
    setPending(true)
    const toast = showSaving()
    try {
      const results = await releaseOrders({ data: { orderIds: [...orderIds] } })
      if (results.every(({ outcome }) => outcome === 'moved')) showSaved(toast)
      else notify.error('Some orders were not released', undefined, toast)
      onReleased?.(results)
      onClose()
    } catch {
      showSaveFailed(toast)
    }
    await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    setPending(false)
  }

  return (
    <ConfirmDialog
      open={open}
      title={one ? 'Release this order?' : `Release ${orderIds.length} orders?`}
      action="Release"
      staysOpen
      pending={pending}
      onClose={onClose}
      onConfirm={() => void release()}
    >
      {one ? 'The order is' : 'The orders are'} cancelled. Stock and delivery slots become available
      again. The customer gets no email.
    </ConfirmDialog>
  )
}
