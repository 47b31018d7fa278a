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

/** Asks why: whoever lifts it one day has to know. */
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
        They are signed out everywhere at once, and cannot sign in until it is lifted.
      </p>
      <TextArea
        label="Why"
        help="For the audit log. They do not see it."
        error={isMissing ? 'Say why, in a few words.' : undefined}
        rows={2}
        maxLength={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  )
}
