import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'

export interface SuspendDialogProps {
  name: string
  isSaving: boolean
  onClose: () => void
  onSuspend: (reason: string) => void
}

const longestReason = 500

/** Asks for the reason, which the admin who lifts the suspension needs. */
export function SuspendDialog({ name, isSaving, onClose, onSuspend }: SuspendDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  function confirm() {
    const given = reason.trim()
    setMissing(given === '')
    if (given !== '') onSuspend(given)
  }

  return (
    <ConfirmDialog
      open
      title={`Suspend ${name}?`}
      action="Suspend"
      cancelLabel="Cancel"
      staysOpen
      pending={isSaving}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p className="mb-4">
        They are signed out everywhere immediately and cannot sign in until you lift the suspension.
      </p>
      <TextArea
        label="Reason"
        help="For the audit log. The user does not see it."
        error={isMissing ? 'Enter a reason.' : undefined}
        rows={2}
        maxLength={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  )
}
