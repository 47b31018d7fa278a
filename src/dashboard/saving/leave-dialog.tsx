import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

export interface LeaveDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      action="Leave"
      cancelLabel="Stay"
      onClose={onStay}
      onConfirm={onLeave}
    >
      Your changes will not be saved.
    </ConfirmDialog>
  )
}
