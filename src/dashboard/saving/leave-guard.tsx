import { useBlocker } from '@tanstack/react-router'
import { LeaveDialog } from './leave-dialog.tsx'

export interface LeaveGuardProps {
  isChanged: () => boolean
  /** The side panel already asks before the back button closes it. */
  isBackAsked?: boolean
}

/** Asks before a link, the back button or a closed window discards unsaved changes. */
export function LeaveGuard({ isChanged, isBackAsked = false }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ action }) => !(isBackAsked && action === 'BACK') && isChanged(),
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <LeaveDialog open={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />
  )
}
