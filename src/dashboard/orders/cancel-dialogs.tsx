import { useState } from 'react'
import { requestCancellation } from '#api/cancellations.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { DialogActions } from '../layout/dialog-actions.tsx'
import { useFields } from '../saving/use-fields.ts'
import { moveRefusal } from './move-messages.ts'
import { useSaveOrder } from './use-save-order.ts'

const maxReasonLength = 500

interface CancelDialogProps {
  /** Whether the cancellation refunds a payment. */
  isPaid: boolean
  pending: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

export function CancelDialog({ isPaid, onConfirm, ...dialog }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      {...dialog}
      title="Cancel this order?"
      action="Cancel order"
      cancelLabel="Keep order"
      staysOpen
      onConfirm={() => onConfirm(reason.trim())}
    >
      <p>
        Stock and delivery slot become available again
        {isPaid ? ', and the payment is refunded' : ''}. This cannot be undone.
      </p>
      <TextArea
        label="Reason"
        optional
        help="Shown in the timeline for staff. The customer does not see it."
        rows={2}
        maxLength={maxReasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        className="mt-5"
      />
    </ConfirmDialog>
  )
}

interface RequestCancellationDialogProps {
  orderId: string
  /** The status when the dialog was opened. */
  from: OrderStatus
  onClose: () => void
}

/** For staff who may not refund. */
export function RequestCancellationDialog({
  orderId,
  from,
  onClose,
}: RequestCancellationDialogProps) {
  const { fields, setMessages, bind } = useFields({ reason: '' })
  const { save, isSaving } = useSaveOrder({
    send: (reason: string) => requestCancellation({ data: { orderId, from, reason } }),
    saved: () => ({ message: 'A super admin decides about your request.' }),
    refusal: (refused) =>
      refused.refusal === 'already-requested'
        ? { title: 'Someone else has already requested it' }
        : moveRefusal(refused),
  })

  async function submit() {
    const reason = fields.reason.trim()
    if (reason === '') return setMessages({ reason: 'Enter a reason.' })
    if (await save(reason)) onClose()
  }

  return (
    <Modal
      isAlert
      title="Request cancellation?"
      description="The order is paid, so a super admin has to approve the cancellation and its refund. Until then nothing changes."
      onClose={onClose}
    >
      <Form onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <TextArea
          label="Reason"
          help="Shown to staff. The customer does not see it."
          rows={2}
          maxLength={maxReasonLength}
          {...bind('reason')}
        />
        <DialogActions isAlert action="Send request" isSaving={isSaving} cancel="Keep order" />
      </Form>
    </Modal>
  )
}
