import { type ReactNode, useState } from 'react'
import { SidePanel } from '#ui/side-panel.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { LeaveQuestion } from './leave-question.tsx'

export interface GuardedPanelProps {
  title: string
  /** Whether something is typed that would be lost. */
  isChanged: boolean
  onClose: () => void
  children: ReactNode
}

/** A form beside the list that its thing stands in. Once something is typed, it asks before it is closed. */
export function GuardedPanel({ title, isChanged, onClose, children }: GuardedPanelProps) {
  const [asks, setAsks] = useState(false)

  function leave() {
    if (isChanged) setAsks(true)
    else onClose()
  }

  return (
    <SidePanel title={title} open onOpenChange={(isOpen) => !isOpen && leave()}>
      <LeaveGuard isChanged={() => isChanged} isBackAsked />
      {children}
      <LeaveQuestion open={asks} onStay={() => setAsks(false)} onLeave={onClose} />
    </SidePanel>
  )
}
