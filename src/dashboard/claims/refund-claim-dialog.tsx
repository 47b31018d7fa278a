import { useState } from 'react'
import { refundClaim } from '#api/staff-claims.ts'
import { claimLimits } from '#commerce/claims/claim.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import type { StaffPayment } from '#commerce/orders/staff/read-staff-order.server.ts'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DialogActions } from '../layout/dialog-actions.tsx'
import { readAmount } from '../orders/read-refund.ts'
import { useSaveOrder } from '../orders/use-save-order.ts'
import { GuardedModal } from '../saving/guarded-modal.tsx'
import { useFields } from '../saving/use-fields.ts'
import { refundClaimRefusal } from './claim-refusals.ts'
import { claimDialogText } from './claims.messages.ts'

interface RefundClaimDialogProps {
  claimId: string
  payment: StaffPayment
  onClose: () => void
}

export function RefundClaimDialog({ claimId, payment, onClose }: RefundClaimDialogProps) {
  // The refundable rest when the dialog was opened: a concurrent refund may reduce it.
  const [left] = useState<Pounds>(payment.amount - payment.returned)
  const { fields, setMessages, bind } = useFields({ amount: String(left), message: '' })
  const { amount, problem } = readAmount(fields.amount, left)
  const { save, isSaving } = useSaveOrder({
    send: () =>
      refundClaim({
        data: { claimId, paymentId: payment.id, amount, seenLeft: left, message: fields.message },
      }),
    refusal: refundClaimRefusal,
  })

  async function submit() {
    if (problem !== undefined) return setMessages({ amount: problem })
    const saved = await save()
    if (saved && (saved.ok || final.has(saved.refusal))) onClose()
  }

  return (
    <GuardedModal
      isChanged={fields.message !== '' || fields.amount !== String(left)}
      title={claimDialogText('refundTitle')}
      description={claimDialogText(
        payment.method === 'terminal' ? 'refundNoteTerminal' : 'refundNote',
        { left: formatMoney(left) },
      )}
      onClose={onClose}
    >
      <Form onSubmit={submit} className="mt-5 grid gap-4">
        <TextField
          label={claimDialogText('amount')}
          inputMode="numeric"
          autoComplete="off"
          {...bind('amount')}
        />
        <TextArea
          label={claimDialogText('message')}
          optional
          dir="auto"
          rows={3}
          maxLength={claimLimits.messageLength}
          {...bind('message')}
        />
        <DialogActions
          action={
            problem === undefined
              ? claimDialogText('refundAmount', { amount: formatMoney(amount) })
              : claimDialogText('refund')
          }
          isSaving={isSaving}
        />
      </Form>
    </GuardedModal>
  )
}

/** After these refusals the dialog shows outdated facts. */
const final: ReadonlySet<string> = new Set(['answered-already', 'refunded-meanwhile'])
