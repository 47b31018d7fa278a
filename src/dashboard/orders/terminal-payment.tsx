import { useState } from 'react'
import { recordTerminalPayment } from '#api/terminal-payments.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatMoney } from '#commerce/money.ts'
import { amountToPay } from '#commerce/orders/difference-due.ts'
import type { Order } from '#commerce/orders/order.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DialogActions } from '../layout/dialog-actions.tsx'
import { useFields } from '../saving/use-fields.ts'
import { terminalText } from './payments.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

/** The card of the customer of an unpaid order, charged on the terminal of the shop. */
export function TerminalPayment({ order, role }: { order: Order; role: Role }) {
  // The amount when the dialog was opened: staff charge it, and an edit may change it meanwhile.
  const [seenAmount, setSeenAmount] = useState<number | null>(null)
  const amount = amountToPay(order)
  if (seenAmount === null && (amount === 0 || !may(role, 'payments.collect'))) return null
  return (
    <div className="mt-3">
      <Button variant="quiet" size="small" onClick={() => setSeenAmount(amount)}>
        {terminalText('open')}
      </Button>
      {seenAmount !== null && (
        <TerminalDialog
          orderId={order.id}
          seenAmount={seenAmount}
          onClose={() => setSeenAmount(null)}
        />
      )}
    </div>
  )
}

interface TerminalDialogProps {
  orderId: string
  seenAmount: number
  onClose: () => void
}

function TerminalDialog({ orderId, seenAmount, onClose }: TerminalDialogProps) {
  const { fields, bind } = useFields({ receipt: '' })
  const amount = formatMoney(seenAmount)
  const { save, isSaving } = useSaveOrder({
    send: () => recordTerminalPayment({ data: { orderId, seenAmount, receipt: fields.receipt } }),
    refusal: (refused) => ({
      title: terminalText('notRecorded'),
      message:
        refused.refusal === 'price-changed'
          ? terminalText('price-changed', { total: formatMoney(refused.total) })
          : terminalText(refused.refusal),
    }),
  })

  async function submit() {
    if ((await save())?.ok) onClose()
  }

  return (
    <Modal
      isAlert
      title={terminalText('title')}
      description={terminalText('description', { amount })}
      onClose={onClose}
    >
      <Form onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <TextField
          label={terminalText('receipt')}
          optional
          autoComplete="off"
          maxLength={orderLimits.terminalReceiptLength}
          {...bind('receipt')}
        />
        <DialogActions isAlert action={terminalText('submit', { amount })} isSaving={isSaving} />
      </Form>
    </Modal>
  )
}
