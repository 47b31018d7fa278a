import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

export interface LeaveQuestionProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asked before something that was typed is lost. */
export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      action="Leave"
      cancelLabel="Stay"
      onClose={onStay}
      onConfirm={onLeave}
    >
      What you have changed here is lost then.
    </ConfirmDialog>
  )
}
