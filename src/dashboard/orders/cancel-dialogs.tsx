import { useState } from 'react'
import { requestCancellation } from '#api/cancellations.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { DialogActions } from '../layout/dialog-actions.tsx'
import { useFields } from '../saving/use-fields.ts'
import { cancelText } from './cancellation.messages.ts'
import { moveRefusal } from './move-messages.ts'
import { useSaveOrder } from './use-save-order.ts'

const maxReasonLength = 500

interface CancelDialogProps {
  /** Whether the cancellation refunds a payment, and staff have to do it on the card terminal. */
  isPaid: boolean
  isAtTerminal: boolean
  pending: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

export function CancelDialog({ isPaid, isAtTerminal, onConfirm, ...dialog }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const refundNote = isAtTerminal ? 'noteTerminal' : 'noteRefund'
  return (
    <ConfirmDialog
      {...dialog}
      title={cancelText('title')}
      action={cancelText('action')}
      cancelLabel={cancelText('keep')}
      staysOpen
      onConfirm={() => onConfirm(reason.trim())}
    >
      <p>{cancelText(isPaid ? refundNote : 'note')}</p>
      <TextArea
        label={cancelText('reason')}
        optional
        help={cancelText('reasonHelp')}
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
    saved: () => ({ message: cancelText('requested') }),
    refusal: (refused) =>
      refused.refusal === 'already-requested'
        ? { title: cancelText('requestedElsewhere') }
        : moveRefusal(refused),
  })

  async function submit() {
    const reason = fields.reason.trim()
    if (reason === '') return setMessages({ reason: cancelText('enterReason') })
    if (await save(reason)) onClose()
  }

  return (
    <Modal
      isAlert
      title={cancelText('requestTitle')}
      description={cancelText('requestNote')}
      onClose={onClose}
    >
      <Form onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <TextArea
          label={cancelText('reason')}
          help={cancelText('requestReasonHelp')}
          rows={2}
          maxLength={maxReasonLength}
          {...bind('reason')}
        />
        <DialogActions
          isAlert
          action={cancelText('sendRequest')}
          isSaving={isSaving}
          cancel={cancelText('keep')}
        />
      </Form>
    </Modal>
  )
}
