import { useState } from 'react'
import { decideDifference } from '#api/refunds.ts'
import { formatMoney } from '#commerce/money.ts'
import type { StaffPayment } from '#commerce/orders/staff/read-staff-order.server.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
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
    refusal: () => 'Someone else has already decided this.',
  })
  const { amount, requestedAmount, difference } = payment
  if (difference === null) return null
  const expected = `${formatMoney(requestedAmount ?? amount)} expected`
  if (difference !== 'open') {
    return (
      <p className="mt-1 text-ink-soft">
        Amount differed ({expected}), {difference}
      </p>
    )
  }
  return (
    <div className="mt-2 rounded-sm bg-butter/40 px-3 py-2.5">
      <p className="font-medium">Paid, amount differs</p>
      <p className="mt-0.5 text-ink-soft">
        {formatMoney(amount)} received{amount === requestedAmount && ' plus some piastres'},{' '}
        {expected}
      </p>
      {mayDecide && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={() => setDecision('accept')}>
            Accept
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDecision('refund')}>
            Refund
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={decision !== null}
        title={decision === 'refund' ? 'Refund this payment?' : 'Accept this payment?'}
        action={decision === 'refund' ? `Refund ${formatMoney(amount)}` : 'Accept payment'}
        variant={decision === 'refund' ? 'warning' : 'primary'}
        staysOpen
        pending={isSaving}
        onClose={() => setDecision(null)}
        onConfirm={async () => {
          if (decision && (await save(decision))) setDecision(null)
        }}
      >
        {decision === 'refund'
          ? 'The customer gets the money back and can pay again while the order waits.'
          : 'The order is confirmed as paid in full. If it can no longer be confirmed, the payment is refunded.'}
      </ConfirmDialog>
    </div>
  )
}
