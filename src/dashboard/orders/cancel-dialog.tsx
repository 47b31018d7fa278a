import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'

export interface CancelDialogProps {
  open: boolean
  isPaid: boolean
  isSaving: boolean
  onClose: () => void
  onCancelOrder: (reason: string) => void
}

const maxReasonLength = 500

export function CancelDialog({ isPaid, isSaving, onCancelOrder, ...dialog }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      cancelLabel="Keep order"
      {...dialog}
      title="Cancel this order?"
      action="Cancel order"
      staysOpen
      pending={isSaving}
      onConfirm={() => onCancelOrder(reason.trim())}
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
  )
}
