import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** Nobody leaves what they have typed by accident: not by a link, not by going back, not by closing the window. */
export function LeaveGuard({ isChanged }: { isChanged: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isChanged,
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title="Leave without saving?"
      action="Leave"
      keep="Stay"
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      What you have changed here is lost then.
    </ConfirmDialog>
  )
}
