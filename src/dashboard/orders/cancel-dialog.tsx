import { AlertDialog } from 'radix-ui'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useFocusBack } from '#ui/use-focus-back.ts'

export interface CancelDialogProps {
  open: boolean
  isPaid: boolean
  onClose: () => void
  onCancelOrder: (reason: string) => void
}

const longestReason = 500

export function CancelDialog({ open, isPaid, onClose, onCancelOrder }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const focusBack = useFocusBack()
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-ink/35 data-[state=open]:animate-veil-in" />
        <AlertDialog.Content
          {...focusBack}
          className="fixed inset-x-4 top-1/2 z-40 mx-auto max-w-md -translate-y-1/2 rounded-sm bg-paper p-6 shadow-float sm:p-8"
        >
          <AlertDialog.Title className="font-display text-lg">Cancel this order?</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">
            Its flowers and its place in the window become free again
            {isPaid ? ', and the money goes back to whoever paid' : ''}. This cannot be undone.
          </AlertDialog.Description>
          <TextArea
            label="Why"
            optional
            help="For the order's timeline. The customer does not see it."
            rows={2}
            maxLength={longestReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            className="mt-5"
          />
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button look="plain">Keep it</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look="warning" onClick={() => onCancelOrder(reason.trim())}>
                Cancel the order
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
