import { tryRefundAgain } from '#api/refunds.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { StaffRefund } from '#commerce/orders/staff/read-staff-order.server.ts'
import { Button } from '#ui/button.tsx'
import { useSave } from '../saving/use-save.ts'

interface RefundListProps {
  refunds: readonly StaffRefund[]
  mayRetry: boolean
}

/** The refunds of one payment, with their status and errors. */
export function RefundList({ refunds, mayRetry }: RefundListProps) {
  const { save, saving } = useSave({
    send: (refundId: string) => tryRefundAgain({ data: { refundId } }),
    refusal: () => ({
      title: 'Not refunded',
      message: 'The refund is already being sent, or is done.',
    }),
    invalidates: [staffOrderQueries.all()],
  })
  if (refunds.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1.5">
      {refunds.map((refund) => (
        <li key={refund.id} className="grid grid-cols-[8.5rem_1fr_auto] gap-x-2">
          <span className="text-ink-soft">{formatMoment(refund.createdAt)}</span>
          <span>
            <span className="block">{stateOf(refund)}</span>
            <span dir="auto" className="block text-ink-soft wrap-anywhere">
              {refund.reason}
            </span>
            {refund.failureReason && refund.status !== 'done' && (
              <span className="mt-1 flex flex-wrap items-center gap-3">
                <span className="text-blush">{refund.failureReason}</span>
                {mayRetry && refund.status === 'requested' && (
                  <Button
                    variant="quiet"
                    size="small"
                    pending={saving === refund.id}
                    onClick={() => void save(refund.id)}
                  >
                    Retry now
                  </Button>
                )}
              </span>
            )}
          </span>
          <span className={refund.status === 'refused' ? 'text-ink-soft line-through' : undefined}>
            −{formatMoney(refund.amount)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ status, kind }: StaffRefund): string {
  if (status === 'requested') return 'Refund pending'
  if (status === 'refused') return 'Refund not sent'
  return kind === 'void' ? 'Payment voided' : 'Refunded'
}
