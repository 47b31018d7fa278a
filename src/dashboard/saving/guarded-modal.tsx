import { type ComponentProps, useState } from 'react'
import { Modal } from '#ui/modal.tsx'
import { LeaveDialog, LeaveGuard } from './leave-guard.tsx'

interface GuardedModalProps extends Omit<ComponentProps<typeof Modal>, 'open'> {
  /** Whether the form has unsaved changes. */
  isChanged: boolean
}

/** A dialog with a form. It asks before it closes with unsaved changes. */
export function GuardedModal({ isChanged, onClose, children, ...modal }: GuardedModalProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Modal {...modal} onClose={() => (isChanged ? setAsking(true) : onClose())}>
      <LeaveGuard isChanged={() => isChanged} />
      {children}
      <LeaveDialog open={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </Modal>
  )
}
