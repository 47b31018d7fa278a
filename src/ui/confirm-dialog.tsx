import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useFocusBack } from './use-focus-back.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** The consequences. */
  children: ReactNode
  /** Label of the confirm button. */
  action: string
  cancelLabel?: string
  /** Confirming does not close the dialog: the opener closes it when the values are valid. */
  staysOpen?: boolean
  pending?: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Confirmation before an action that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  action,
  cancelLabel = 'Cancel',
  staysOpen = false,
  pending = false,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const focusBack = useFocusBack()
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-ink/35 data-[state=open]:animate-veil-in" />
        <AlertDialog.Content
          {...focusBack}
          className="fixed inset-x-4 top-1/2 z-40 mx-auto max-w-md -translate-y-1/2 rounded-sm bg-paper p-6 text-sm shadow-float sm:p-8"
        >
          <AlertDialog.Title className="font-display text-lg font-normal">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2 text-ink-soft">{children}</div>
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button variant="plain">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button
                variant="warning"
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
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
