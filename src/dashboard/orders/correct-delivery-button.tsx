import { useState } from 'react'
import { correctDelivery } from '#api/staff-order-actions.ts'
import { formatMoney } from '#commerce/money.ts'
import { cashToCollect, mayCollectCash } from '#commerce/orders/difference-due.ts'
import { correctionsFrom } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { isRecipientErased } from '#commerce/orders/recipient-erased.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { DialogActions } from '../layout/dialog-actions.tsx'
import { useFields } from '../saving/use-fields.ts'
import { moveRefusal } from './move-messages.ts'
import { correctionText } from './moves.messages.ts'
import { statusStyles } from './order-labels.ts'
import { useSaveOrder } from './use-save-order.ts'

const maxReasonLength = 500

/** Corrects an order that was marked as delivered or failed by mistake; nothing for other orders. */
export function CorrectDeliveryButton({ order }: { order: Order }) {
  // The order when the dialog was opened: it may change while it is open.
  const [corrected, setCorrected] = useState<Order | null>(null)
  const isPossible = correctionsFrom(order.status).length > 0 && !isRecipientErased(order)
  if (!isPossible && !corrected) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setCorrected(order)}>
        {correctionText('open')}
      </Button>
      {corrected && <CorrectionDialog order={corrected} onClose={() => setCorrected(null)} />}
    </>
  )
}

function CorrectionDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { id: orderId, status: from } = order
  const choices = correctionsFrom(from)
  const [to, setTo] = useState<OrderStatus | undefined>(
    choices.length === 1 ? choices[0] : undefined,
  )
  const { fields, messages, setMessages, bind } = useFields({ to: '', reason: '' })
  const { save, isSaving } = useSaveOrder({
    send: (data: { to: OrderStatus; reason: string }) =>
      correctDelivery({ data: { orderId, from, ...data } }),
    refusal: moveRefusal,
  })

  async function submit() {
    const reason = fields.reason.trim()
    if (to && reason !== '') {
      if (await save({ to, reason })) onClose()
      return
    }
    setMessages({
      ...(!to && { to: correctionText('chooseStatus') }),
      ...(reason === '' && { reason: correctionText('enterReason') }),
    })
  }

  return (
    <Modal
      isAlert
      title={correctionText('title')}
      description={consequence(order)}
      onClose={onClose}
    >
      <Form onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <RadioCards
          legend={correctionText('status')}
          name="corrected-status"
          options={choices.map((value) => ({ value, label: statusStyles[value].label }))}
          value={to}
          onChange={setTo}
          error={messages.to}
        />
        <TextArea
          label={correctionText('reason')}
          help={correctionText('reasonHelp')}
          rows={2}
          maxLength={maxReasonLength}
          {...bind('reason')}
        />
        <DialogActions isAlert action={correctionText('submit')} isSaving={isSaving} />
      </Form>
    </Modal>
  )
}

function consequence(order: Order): string {
  const { status, paymentStatus, total, due = 0 } = order
  if (status !== 'delivered') {
    const cash = cashToCollect(order)
    return cash > 0
      ? correctionText('arrivedCash', { amount: formatMoney(cash) })
      : correctionText('arrived')
  }
  const added = mayCollectCash(order) ? due : 0
  const collected = paymentStatus === 'cash_collected' ? total : added
  return collected > 0
    ? correctionText('notArrivedCash', { amount: formatMoney(collected) })
    : correctionText('notArrived')
}
