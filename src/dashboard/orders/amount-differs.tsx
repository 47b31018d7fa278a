import { useState } from 'react'
import { formatMoney } from '#commerce/money.ts'
import type { StaffPayment } from '#commerce/orders/staff/read-staff-order.server.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useRefunds } from './use-refunds.ts'

type Decision = 'accept' | 'refund'

export interface AmountDiffersProps {
  payment: StaffPayment
  mayDecide: boolean
}

/** A payment of another amount than the order's: staff accept it for what it is, or give it back. */
export function AmountDiffers({ payment, mayDecide }: AmountDiffersProps) {
  const { decide, isBusy } = useRefunds()
  const [asked, setAsked] = useState<Decision | null>(null)
  const { amount, requestedAmount, difference } = payment
  if (difference === null) return null
  const expected = `${formatMoney(requestedAmount ?? amount)} expected`
  if (difference !== 'open') {
    const decision = difference === 'accepted' ? 'accepted' : 'refunded'
    return (
      <p className="mt-1 text-ink-soft">
        Amount differed ({expected}), {decision}
      </p>
    )
  }
  return (
    <div className="mt-2 rounded-sm bg-butter/40 px-3 py-2.5">
      <p className="font-medium">Paid, amount differs</p>
      <p className="mt-0.5 text-ink-soft">
        {formatMoney(amount)} received{amount === requestedAmount && ' and some piastres'},{' '}
        {expected}
      </p>
      {mayDecide && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button look="quiet" size="small" pending={isBusy} onClick={() => setAsked('accept')}>
            Accept
          </Button>
          <Button look="quiet" size="small" pending={isBusy} onClick={() => setAsked('refund')}>
            Refund
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'refund' ? 'Refund this payment?' : 'Accept this payment?'}
        action={asked === 'refund' ? `Refund ${formatMoney(amount)}` : 'Accept payment'}
        keep="Cancel"
        staysOpen
        pending={isBusy}
        onClose={() => setAsked(null)}
        onConfirm={async () => {
          if (asked && (await decide(payment.id, asked))) setAsked(null)
        }}
      >
        {asked === 'refund'
          ? 'The customer gets the money back and can pay again while the order waits.'
          : 'The order is confirmed as paid in full. If it cannot be confirmed any more, the money is refunded.'}
      </ConfirmDialog>
    </div>
  )
}
