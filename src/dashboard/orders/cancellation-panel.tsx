import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { decideCancellation } from '#api/cancellations.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import type { CancellationRequest } from '#commerce/orders/cancellation/cancellation-request-store.server.ts'
import type { DecidedCancellation } from '#commerce/orders/cancellation/decide-cancellation.server.ts'
import { mayMove } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Refused } from '../saving/save.ts'
import { cancellationText } from './cancellation.messages.ts'
import { moveRefusal } from './move-messages.ts'
import { useSaveOrder } from './use-save-order.ts'

interface CancellationPanelProps {
  request: CancellationRequest
  order: { number: string; status: OrderStatus; contactName: string }
  /** The amount that the cancellation refunds. */
  refund: Pounds
  mayDecide: boolean
  /** Whether the page shows several orders, so that the panel has to name its own. */
  isListed?: boolean
}

type Decision = 'approve' | 'decline'

/** A request to cancel a paid order, with its decision for staff who may refund. */
export function CancellationPanel({
  request,
  order: { number, status, contactName },
  refund,
  mayDecide,
  isListed = false,
}: CancellationPanelProps) {
  // The status when the dialog was opened: the order may move while it is open.
  const [deciding, setDeciding] = useState<{ decision: Decision; from: OrderStatus } | null>(null)
  const [note, setNote] = useState('')
  const { id: requestId, orderId } = request
  const { save, isSaving } = useSaveOrder({
    send: (decision: { decision: Decision; from: OrderStatus }) =>
      decideCancellation({ data: { orderId, requestId, ...decision, note: note.trim() } }),
    refusal: decisionRefusal,
  })
  const isCancellable = mayMove(status, 'cancelled', 'staff')
  const close = () => setDeciding(null)

  async function decide() {
    if (deciding && (await save(deciding))) close()
  }

  return (
    <section
      aria-label={cancellationText('label', { number })}
      className="rounded-sm border border-butter bg-butter/40 px-5 py-4"
    >
      <p className="font-medium">
        {isListed
          ? cancellationText.rich('requestedFor', {
              order: () => (
                <Link
                  to="/dashboard/orders/$orderId"
                  params={{ orderId }}
                  dir="ltr"
                  className="link inline-block whitespace-nowrap"
                >
                  {number}
                </Link>
              ),
            })
          : cancellationText('requested')}
      </p>
      <p className="mt-1 text-ink-soft">
        {cancellationText.rich(isListed ? 'byFor' : 'by', {
          name: () => <bdi>{request.requestedBy ?? cancellationText('staff')}</bdi>,
          time: formatMoment(request.requestedAt),
          customer: () => <bdi>{contactName}</bdi>,
          amount: formatMoney(refund),
        })}
      </p>
      <p dir="auto" className="mt-1 text-page-start wrap-anywhere whitespace-pre-wrap">
        {request.reason}
      </p>
      {!isCancellable && <p className="mt-2 text-ink-soft">{cancellationText('outForDelivery')}</p>}
      {mayDecide && (
        <div className="mt-4 flex flex-wrap gap-2">
          {isCancellable && (
            <Button
              variant="warning"
              onClick={() => setDeciding({ decision: 'approve', from: status })}
            >
              {cancellationText('approve')}
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() => setDeciding({ decision: 'decline', from: status })}
          >
            {cancellationText('decline')}
          </Button>
        </div>
      )}
      {!mayDecide && <p className="mt-2 text-ink-soft">{cancellationText('superAdminDecides')}</p>}
      {deciding?.decision === 'approve' && (
        <ConfirmDialog
          title={cancellationText('approveTitle', { number })}
          action={cancellationText('approveAction')}
          cancelLabel={cancellationText('back')}
          staysOpen
          pending={isSaving}
          onClose={close}
          onConfirm={() => void decide()}
        >
          {cancellationText('approveNote', { amount: formatMoney(refund) })}
        </ConfirmDialog>
      )}
      {deciding?.decision === 'decline' && (
        <ConfirmDialog
          title={cancellationText('declineTitle')}
          action={cancellationText('decline')}
          cancelLabel={cancellationText('back')}
          staysOpen
          pending={isSaving}
          onClose={close}
          onConfirm={() => void decide()}
        >
          <p>{cancellationText('declineNote')}</p>
          <TextArea
            label={cancellationText('answer')}
            optional
            help={cancellationText('answerHelp')}
            rows={2}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            className="mt-5"
          />
        </ConfirmDialog>
      )}
    </section>
  )
}

function decisionRefusal(refused: Refused<DecidedCancellation>) {
  return refused.refusal === 'already-decided'
    ? { title: cancellationText('decidedElsewhere') }
    : moveRefusal(refused)
}
