import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { releaseOrders } from '#api/cash-confirmation.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { MovedOrder } from '#commerce/orders/staff/move-orders.server.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { notify } from '#ui/toast.ts'
import { sayFailed, saySaved, sayThatItSaves } from '../saving/save.ts'

export interface ReleaseDialogProps {
  open: boolean
  orderIds: readonly string[]
  onClose: () => void
  /** Told what became of each order. */
  onReleased?: (answers: readonly MovedOrder[]) => void
}

/** Cancels unconfirmed cash orders, one or many, after one question. */
export function ReleaseDialog({ open, orderIds, onClose, onReleased }: ReleaseDialogProps) {
  const [pending, setPending] = useState(false)
  const queryClient = useQueryClient()
  const one = orderIds.length === 1

  async function release() {
    if (pending) return
    setPending(true)
    const toast = sayThatItSaves()
    try {
      const answers = await releaseOrders({ data: { orderIds: [...orderIds] } })
      if (answers.every(({ outcome }) => outcome === 'moved')) saySaved(toast)
      else notify.error('Not every order was released', undefined, toast)
      onReleased?.(answers)
      onClose()
    } catch {
      sayFailed(toast)
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
