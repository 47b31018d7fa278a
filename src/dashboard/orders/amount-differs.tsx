import { useState } from 'react'
import { decideDifference } from '#api/refunds.ts'
import { formatMoney } from '#commerce/money.ts'
import type { StaffPayment } from '#commerce/orders/staff/read-staff-order.server.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { differenceText } from './payments.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

type Decision = 'accept' | 'refund'

interface AmountDiffersProps {
  payment: StaffPayment
  mayDecide: boolean
}

/** A payment with a different amount than the order's total: staff accept or refund it. */
export function AmountDiffers({ payment, mayDecide }: AmountDiffersProps) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const { save, isSaving } = useSaveOrder({
    send: (decided: Decision) =>
      decideDifference({ data: { paymentId: payment.id, decision: decided } }),
    refusal: () => differenceText('decidedElsewhere'),
  })
  const { amount, requestedAmount, difference } = payment
  if (difference === null) return null
  const values = {
    amount: formatMoney(amount),
    expected: formatMoney(requestedAmount ?? amount),
  }
  if (difference !== 'open') {
    return (
      <p className="mt-1 text-ink-soft">
        {differenceText(
          difference === 'accepted' ? 'differedAccepted' : 'differedRefunded',
          values,
        )}
      </p>
    )
  }
  return (
    <div className="mt-2 rounded-sm bg-butter/40 px-3 py-2.5">
      <p className="font-medium">{differenceText('title')}</p>
      <p className="mt-0.5 text-ink-soft">
        {differenceText(amount === requestedAmount ? 'receivedMore' : 'received', values)}
      </p>
      {mayDecide && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={() => setDecision('accept')}>
            {differenceText('accept')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDecision('refund')}>
            {differenceText('refund')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={decision !== null}
        title={differenceText(decision === 'refund' ? 'refundTitle' : 'acceptTitle')}
        action={
          decision === 'refund'
            ? differenceText('refundAction', values)
            : differenceText('acceptAction')
        }
        variant={decision === 'refund' ? 'warning' : 'primary'}
        staysOpen
        pending={isSaving}
        onClose={() => setDecision(null)}
        onConfirm={async () => {
          if (decision && (await save(decision))) setDecision(null)
        }}
      >
        {differenceText(decision === 'refund' ? 'refundNote' : 'acceptNote')}
      </ConfirmDialog>
    </div>
  )
}
