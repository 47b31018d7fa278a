import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { controlText } from './control.messages.ts'
import { Modal } from './modal.tsx'

interface ConfirmDialogProps {
  open?: boolean
  title: string
  /** The consequences. */
  children: ReactNode
  /** Label of the confirm button. */
  action: string
  cancelLabel?: string
  /** `primary` for an everyday step that can be undone. */
  variant?: 'primary' | 'warning'
  /** Confirming does not close the dialog: the opener closes it when the values are valid. */
  staysOpen?: boolean
  pending?: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Confirmation before an action, by default one that cannot be undone. */
export function ConfirmDialog({
  children,
  action,
  cancelLabel = controlText('cancel'),
  variant = 'warning',
  staysOpen = false,
  pending = false,
  onConfirm,
  ...modal
}: ConfirmDialogProps) {
  return (
    <Modal {...modal} isAlert description={children}>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <AlertDialog.Cancel asChild>
          <Button variant="plain">{cancelLabel}</Button>
        </AlertDialog.Cancel>
        <AlertDialog.Action asChild>
          <Button
            variant={variant}
            pending={pending}
            onClick={(event) => {
              if (staysOpen) event.preventDefault()
              onConfirm()
            }}
          >
            {action}
          </Button>
        </AlertDialog.Action>
      </div>
    </Modal>
  )
}
