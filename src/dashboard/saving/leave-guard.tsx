import { useBlocker } from '@tanstack/react-router'
import { LeaveQuestion } from './leave-question.tsx'

export interface LeaveGuardProps {
  isChanged: () => boolean
  /** Going back is asked about already, by the panel that it closes. */
  isBackAsked?: boolean
}

/** Nobody leaves what they have typed by accident: not by a link, not by going back, not by closing the window. */
export function LeaveGuard({ isChanged, isBackAsked = false }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ action }) => !(isBackAsked && action === 'BACK') && isChanged(),
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <LeaveQuestion
      open={status === 'blocked'}
      onStay={() => reset?.()}
      onLeave={() => proceed?.()}
    />
  )
}
