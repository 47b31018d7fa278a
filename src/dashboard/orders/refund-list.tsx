import { tryRefundAgain } from '#api/refunds.ts'
import { recordTerminalRefund } from '#api/terminal-payments.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { recordedNote } from '#commerce/orders/recorded-note.ts'
import type { StaffRefund } from '#commerce/orders/staff/read-staff-order.server.ts'
import { Button } from '#ui/button.tsx'
import { paymentAttemptText } from './payments.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

interface RefundListProps {
  refunds: readonly StaffRefund[]
  /** Staff refund a card on the terminal by hand, and record it. */
  isAtTerminal: boolean
  mayRefund: boolean
}

/** The refunds of a payment. */
export function RefundList({ refunds, isAtTerminal, mayRefund }: RefundListProps) {
  const { save, saving } = useSaveOrder({
    send: (refundId: string) => tryRefundAgain({ data: { refundId } }),
    refusal: () => ({
      title: paymentAttemptText('notRefunded'),
      message: paymentAttemptText('refundSentAlready'),
    }),
  })
  const done = useSaveOrder({
    send: (refundId: string) => recordTerminalRefund({ data: { refundId } }),
    refusal: () => ({
      title: paymentAttemptText('notRefunded'),
      message: paymentAttemptText('refundRecorded'),
    }),
  })
  if (refunds.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1.5">
      {refunds.map((refund) => (
        <li key={refund.id} className="grid grid-cols-[8.5rem_1fr_auto] gap-x-2">
          <span className="text-ink-soft">{formatMoment(refund.createdAt)}</span>
          <span>
            <span className="block">{stateOf(refund, isAtTerminal)}</span>
            <span dir="auto" className="block text-page-start text-ink-soft wrap-anywhere">
              {recordedNote(refund.reason)}
            </span>
            {refund.failureReason && refund.status !== 'done' && (
              <span className="mt-1 flex flex-wrap items-center gap-3">
                <span className="text-blush">{recordedNote(refund.failureReason)}</span>
                {mayRefund && refund.status === 'requested' && (
                  <Button
                    variant="quiet"
                    size="small"
                    pending={saving === refund.id}
                    onClick={() => void save(refund.id)}
                  >
                    {paymentAttemptText('retry')}
                  </Button>
                )}
              </span>
            )}
            {isAtTerminal && mayRefund && refund.status === 'requested' && (
              <Button
                variant="quiet"
                size="small"
                className="mt-1"
                pending={done.saving === refund.id}
                onClick={() => void done.save(refund.id)}
              >
                {paymentAttemptText('markRefunded')}
              </Button>
            )}
          </span>
          <span className={refund.status === 'refused' ? 'text-ink-soft line-through' : undefined}>
            {formatMoney(-refund.amount)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ status, kind }: StaffRefund, isAtTerminal: boolean): string {
  if (status === 'requested') {
    return paymentAttemptText(isAtTerminal ? 'refundAtTerminal' : 'refundPending')
  }
  if (status === 'refused') return paymentAttemptText('refundNotSent')
  return paymentAttemptText(kind === 'void' ? 'voided' : 'refundDone')
}
