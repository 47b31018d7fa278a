import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type ClaimAnswer, type StaffClaim, smallPhoto } from '#commerce/claims/claim.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { Order } from '#commerce/orders/order.ts'
import { isRecipientErased } from '#commerce/orders/recipient-erased.ts'
import type { StaffPayment } from '#commerce/orders/staff/read-staff-order.server.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { claimRefusalText, claimStateText, claimText } from './claims.messages.ts'
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
        {claimText('heading', { count: claims.length })}
      </h2>
      <ol>
        {claims.map((claim) => (
          <li key={claim.id} className="border-b border-line py-4 last:border-0 last:pb-0">
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
          {claimStateText(answer?.kind ?? 'open')}
        </Badge>
        {claimText('received', { time: formatMoment(claim.openedAt) })}
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
    return <p className="mt-2 text-xs text-ink-soft">{claimText('photosDeleted')}</p>
  }
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo}>
            <button
              type="button"
              aria-label={claimText('viewPhoto', { number: index + 1 })}
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
          title={claimText('photos')}
          pictures={photos.map((src, index) => ({
            src,
            alt: claimText('photo', { number: index + 1 }),
          }))}
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
        {by === null
          ? formatMoment(answer.at)
          : claimText('answeredBy', { time: formatMoment(answer.at), name: by })}
      </p>
      {answer.replacement && (
        <p>
          <ReplacementLink {...answer.replacement} />
        </p>
      )}
      {answer.amount !== null && (
        <p>{claimText('refunded', { amount: formatMoney(answer.amount) })}</p>
      )}
      {answer.message !== '' && (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {answer.message}
        </p>
      )}
    </div>
  )
}

function ReplacementLink({ id, number }: { id: string; number: string }) {
  return claimText.rich('replacement', {
    number,
    order: (text) => (
      <Link to="/dashboard/orders/$orderId" params={{ orderId: id }} className="link">
        {text}
      </Link>
    ),
  })
}

type AnswerButtonsProps = Omit<OrderClaimsProps, 'claims'> & { claimId: string }

function AnswerButtons({ claimId, order, refundable, role }: AnswerButtonsProps) {
  const [open, setOpen] = useState<'replace' | 'refund' | 'reply' | null>(null)
  const close = () => setOpen(null)
  const mayRefund = may(role, 'payments.refund')
  const [payment] = refundable
  const isErased = isRecipientErased(order)
  if (!may(role, 'claims.answer')) return null
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {!isErased && (
          <Button size="small" onClick={() => setOpen('replace')}>
            {claimText('replace')}
          </Button>
        )}
        {mayRefund && payment && (
          <Button variant="quiet" size="small" onClick={() => setOpen('refund')}>
            {claimText('refund')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setOpen('reply')}>
          {claimText('reply')}
        </Button>
      </div>
      {isErased && (
        <p className="mt-2 text-xs text-ink-soft">{claimRefusalText('recipientErased')}</p>
      )}
      <p className="mt-2 text-xs text-ink-soft empty:hidden">
        {mayRefund ? !payment && noRefund(order) : claimText('askSuperAdmin')}
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
  if (total === 0) return claimText('wasFree')
  return claimText(paymentStatus === 'cash_collected' ? 'paidInCash' : 'nothingLeft')
}
