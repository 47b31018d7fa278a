import { AlertDialog } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFocusBack } from '#ui/use-focus-back.ts'
import { readRefund } from './read-refund.ts'

export interface RefundDialogProps {
  /** The refundable rest of the payment. */
  left: Pounds
  isBusy: boolean
  onClose: () => void
  onRefund: (amount: Pounds, reason: string) => Promise<void>
}

const maxReasonLength = 500

export function RefundDialog({ left, isBusy, onClose, onRefund }: RefundDialogProps) {
  const focusBack = useFocusBack()
  const [amount, setAmount] = useState(String(left))
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const read = readRefund({ amount, reason }, left)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setChecked(true)
    if (read.ok) void onRefund(read.amount, read.reason)
  }

  const messages = isChecked && !read.ok ? read.messages : {}
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-ink/35 data-[state=open]:animate-veil-in" />
        <AlertDialog.Content
          {...focusBack}
          className="fixed inset-x-4 top-1/2 z-40 mx-auto max-w-md -translate-y-1/2 rounded-sm bg-paper p-6 shadow-float sm:p-8"
        >
          <AlertDialog.Title className="font-display text-lg">
            Refund this payment?
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">
            You can refund up to {formatMoney(left)}. The refund is sent right away and cannot be
            undone. The customer gets an email.
          </AlertDialog.Description>
          <form onSubmit={submit} noValidate className="mt-5 grid gap-4">
            <TextField
              label="Amount in pounds"
              inputMode="numeric"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              error={messages.amount}
            />
            <TextArea
              label="Reason"
              help="For your records. The customer does not see it."
              rows={2}
              maxLength={maxReasonLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={messages.reason}
            />
            <div className="mt-2 flex flex-wrap justify-end gap-2">
              <AlertDialog.Cancel asChild>
                <Button variant="plain">Cancel</Button>
              </AlertDialog.Cancel>
              <Button type="submit" variant="warning" pending={isBusy}>
                {read.ok ? `Refund ${formatMoney(read.amount)}` : 'Refund'}
              </Button>
            </div>
          </form>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
