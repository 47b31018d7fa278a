import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type ClaimAnswer, type StaffClaim, smallPhoto } from '#commerce/claims/claim.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { StaffPayment } from '#commerce/orders/staff/read-staff-order.server.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { answerLabels } from './claim-labels.ts'
import { RefundClaimDialog } from './refund-claim-dialog.tsx'
import { ReplaceClaimDialog } from './replace-claim-dialog.tsx'
import { ReplyDialog } from './reply-dialog.tsx'

interface OrderClaimsProps {
  order: Order
  claims: readonly StaffClaim[]
  /** The payments of the order of which something can be refunded. */
  refundable: readonly StaffPayment[]
  role: Role
}

/** The claims about the flowers of an order, newest first. */
export function OrderClaims({ claims, ...props }: OrderClaimsProps) {
  if (claims.length === 0) return null
  return (
    <section
      id="claims"
      aria-labelledby="claims-title"
      className="mt-8 scroll-mt-4 rounded-sm bg-linen px-5 py-5"
    >
      <h2 id="claims-title" className="font-medium">
        {claims.length === 1 ? 'Claim' : 'Claims'}
      </h2>
      <ol className="grid divide-y divide-line">
        {claims.map((claim) => (
          <li key={claim.id} className="py-4 last:pb-0">
            <OneClaim claim={claim} {...props} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function OneClaim({ claim, ...props }: Omit<OrderClaimsProps, 'claims'> & { claim: StaffClaim }) {
  const { answer } = claim
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
        <Badge tint={answer === null ? 'butter' : 'sage'}>
          {answer === null ? 'Open' : answerLabels[answer.kind]}
        </Badge>
        Received {formatMoment(claim.openedAt)}
      </p>
      <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">
        {claim.message}
      </p>
      <Photos photos={claim.photos} />
      {answer ? (
        <Answered answer={answer} by={claim.answeredBy} />
      ) : (
        <AnswerButtons claimId={claim.id} {...props} />
      )}
    </>
  )
}

const loadViewer = () => import('#ui/picture-viewer/picture-viewer.tsx')

function Photos({ photos }: { photos: readonly string[] }) {
  const [shown, setShown] = useState<number | null>(null)
  const close = useCallback(() => setShown(null), [])
  const viewer = useLazyPart(shown !== null, loadViewer, close)
  if (photos.length === 0) {
    return (
      <p className="mt-2 text-xs text-ink-soft">
        The photos were deleted 90 days after the answer.
      </p>
    )
  }
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo}>
            <button
              type="button"
              aria-label={`View photo ${index + 1}`}
              aria-haspopup="dialog"
              onClick={() => setShown(index)}
              className="block overflow-hidden rounded-sm"
            >
              <img
                src={smallPhoto(photo)}
                alt=""
                width={96}
                height={120}
                className="aspect-4/5 w-24 bg-paper object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && viewer && (
        <viewer.PictureViewer
          title="Photos of the claim"
          pictures={photos.map((src, index) => ({ src, alt: `Photo ${index + 1} of the claim` }))}
          first={shown}
          onClose={close}
        />
      )}
    </>
  )
}

function Answered({ answer, by }: { answer: ClaimAnswer; by: string | null }) {
  return (
    <div className="mt-3 border-s-2 border-moss ps-4">
      <p className="text-xs text-ink-soft">
        {formatMoment(answer.at)}
        {by !== null && `, ${by}`}
      </p>
      {answer.replacement && (
        <p>
          Free replacement:{' '}
          <Link
            to="/dashboard/orders/$orderId"
            params={{ orderId: answer.replacement.id }}
            className="link"
          >
            order {answer.replacement.number}
          </Link>
        </p>
      )}
      {answer.amount !== null && <p>Refund of {formatMoney(answer.amount)}</p>}
      {answer.message !== '' && (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {answer.message}
        </p>
      )}
    </div>
  )
}

type AnswerButtonsProps = Omit<OrderClaimsProps, 'claims'> & { claimId: string }

function AnswerButtons({ claimId, order, refundable, role }: AnswerButtonsProps) {
  const [open, setOpen] = useState<'replace' | 'refund' | 'reply' | null>(null)
  const close = () => setOpen(null)
  const mayRefund = may(role, 'payments.refund')
  const [payment] = refundable
  if (!may(role, 'claims.answer')) return null
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" onClick={() => setOpen('replace')}>
          Send replacement
        </Button>
        {mayRefund && payment && (
          <Button variant="quiet" size="small" onClick={() => setOpen('refund')}>
            Refund claim
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setOpen('reply')}>
          Reply
        </Button>
      </div>
      <p className="mt-2 text-xs text-ink-soft empty:hidden">
        {mayRefund ? !payment && noRefund(order) : 'Ask a super admin for a refund.'}
      </p>
      {open === 'replace' && <ReplaceClaimDialog claimId={claimId} order={order} onClose={close} />}
      {open === 'refund' && payment && (
        <RefundClaimDialog claimId={claimId} payment={payment} onClose={close} />
      )}
      {open === 'reply' && <ReplyDialog claimId={claimId} onClose={close} />}
    </>
  )
}

function noRefund({ paymentStatus, total }: Order): string {
  if (total === 0) return 'Nothing to refund: this order was a free replacement.'
  return paymentStatus === 'cash_collected'
    ? 'Paid in cash, so it cannot be refunded here.'
    : 'Nothing is left to refund.'
}
