import { type ReactNode, useState } from 'react'
import { SidePanel } from '#ui/side-panel.tsx'
import { LeaveDialog, LeaveGuard } from './leave-guard.tsx'

interface GuardedPanelProps {
  title: string
  /** Whether the form has unsaved changes. */
  isChanged: boolean
  onClose: () => void
  children: ReactNode
}

/** A side panel with a form. It asks before it closes with unsaved changes. */
export function GuardedPanel({ title, isChanged, onClose, children }: GuardedPanelProps) {
  const [isAsking, setAsking] = useState(false)

  function leave() {
    if (isChanged) setAsking(true)
    else onClose()
  }

  return (
    <SidePanel title={title} open onOpenChange={(isOpen) => !isOpen && leave()}>
      <LeaveGuard isChanged={() => isChanged} isBackAsked />
      {children}
      <LeaveDialog open={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </SidePanel>
  )
}
