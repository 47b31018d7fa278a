import { useState } from 'react'
import { requestRefund } from '#api/refunds.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { paidForLines } from '#commerce/orders/discount.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { StaffPayment } from '#commerce/orders/staff/read-staff-order.server.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DialogActions } from '../layout/dialog-actions.tsx'
import { useFields } from '../saving/use-fields.ts'
import { refundText } from './payments.messages.ts'
import { readRefund, refundRefusal } from './read-refund.ts'
import { RefundedItems } from './refunded-items.tsx'
import { useSaveOrder } from './use-save-order.ts'

const maxReasonLength = 500

export function RefundButton({ order, payment }: { order: Order; payment: StaffPayment }) {
  // The refundable rest when the dialog was opened: a concurrent refund may reduce it.
  const [seenLeft, setSeenLeft] = useState<Pounds | null>(null)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => setSeenLeft(payment.amount - payment.returned)}
      >
        {refundText('open')}
      </Button>
      {seenLeft !== null && (
        <RefundDialog
          order={order}
          payment={payment}
          left={seenLeft}
          onClose={() => setSeenLeft(null)}
        />
      )}
    </>
  )
}

interface RefundDialogProps {
  order: Order
  payment: StaffPayment
  left: Pounds
  onClose: () => void
}

function RefundDialog({ order, payment, left, onClose }: RefundDialogProps) {
  // The ticked positions are those of the lines when the dialog opened.
  const [seen] = useState(order)
  const [positions, setPositions] = useState<readonly number[]>([])
  const { fields, setFields, setMessages, bind } = useFields({ amount: String(left), reason: '' })
  const read = readRefund(fields, left)
  const { save, isSaving } = useSaveOrder({
    send: (refund: { amount: Pounds; reason: string }) =>
      requestRefund({
        data: {
          ...refund,
          paymentId: payment.id,
          seenLeft: left,
          positions: [...positions],
          productIds: positions.map((position) => seen.lines[position]?.productId ?? ''),
        },
      }),
    refusal: (refused) => ({ title: refundText('notRefunded'), message: refundRefusal(refused) }),
  })

  async function submit() {
    if (!read.ok) return setMessages(read.messages)
    if (await save({ amount: read.amount, reason: read.reason })) onClose()
  }

  return (
    <Modal
      isAlert
      title={refundText('title')}
      description={refundText(
        payment.method === 'terminal' ? 'descriptionTerminal' : 'description',
        { left: formatMoney(left) },
      )}
      onClose={onClose}
    >
      <Form onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <RefundedItems
          order={seen}
          positions={positions}
          onChange={(chosen) => {
            setPositions(chosen)
            const paid = paidForLines(seen)
            const sum = chosen.reduce((total, at) => total + (paid[at] ?? 0), 0)
            setFields((before) => ({ ...before, amount: String(Math.min(sum || left, left)) }))
          }}
        />
        <TextField
          label={refundText('amount')}
          inputMode="numeric"
          autoComplete="off"
          {...bind('amount')}
        />
        <TextArea
          label={refundText('reason')}
          help={refundText('reasonHelp')}
          rows={2}
          maxLength={maxReasonLength}
          {...bind('reason')}
        />
        <DialogActions
          isAlert
          action={
            read.ok
              ? refundText('submitAmount', { amount: formatMoney(read.amount) })
              : refundText('submit')
          }
          isSaving={isSaving}
        />
      </Form>
    </Modal>
  )
}
