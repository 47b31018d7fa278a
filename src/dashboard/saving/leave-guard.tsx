import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { savingText } from './saving.messages.ts'

/** Asks before a link, the back button or a closed window discards unsaved changes. */
export function LeaveGuard({
  isChanged,
  isBackAsked = false,
}: {
  isChanged: () => boolean
  /** The side panel already asks before the back button closes it. */
  isBackAsked?: boolean
}) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ action }) => !(isBackAsked && action === 'BACK') && isChanged(),
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <LeaveDialog open={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />
  )
}

export function LeaveDialog({
  open,
  onStay,
  onLeave,
}: {
  open: boolean
  onStay: () => void
  onLeave: () => void
}) {
  return (
    <ConfirmDialog
      open={open}
      title={savingText('leaveTitle')}
      action={savingText('leave')}
      cancelLabel={savingText('stay')}
      onClose={onStay}
      onConfirm={onLeave}
    >
      {savingText('leaveNote')}
    </ConfirmDialog>
  )
}
