import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showBouquet, unhideReview } from '#api/staff-reviews.ts'
import { formatDatedMoment } from '#commerce/delivery/moment-label.ts'
import type { StaffReview } from '#commerce/reviews/review-listing.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import { reviewsText as text } from './reviews.messages.ts'
import { useSaveReview } from './use-save-review.ts'

/** One review with what staff may do about it. */
export function ReviewRow({ review, role }: { review: StaffReview; role: Role }) {
  const { rating, hiddenReason, answer } = review
  const published = review.name || text('unnamed')
  return (
    <li className="border-b border-line py-5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tint={rating <= 2 ? 'clay' : 'sage'}>{text('stars', { rating })}</Badge>
        {hiddenReason !== null && (
          <Badge tint="linen">{text('isHidden', { reason: text(hiddenReason) })}</Badge>
        )}
        <Link
          to="/dashboard/products/$productId"
          params={{ productId: review.productId }}
          className="link font-medium"
        >
          <bdi>{review.productName}</bdi>
        </Link>
        <span className="text-xs text-ink-soft">
          {formatDatedMoment(review.createdAt)}
          {review.isEdited && ` · ${text('edited')}`}
        </span>
      </p>
      <p className="mt-1 text-xs text-ink-soft">
        {text.rich('by', {
          published,
          number: review.number,
          order: (label) => (
            <Link
              to="/dashboard/orders/$orderId"
              params={{ orderId: review.orderId }}
              className="link"
            >
              {label}
            </Link>
          ),
          name: () => <bdi>{review.contactName}</bdi>,
        })}
      </p>
      {review.text !== '' && (
        <p
          dir="auto"
          className="mt-2 max-w-prose text-page-start whitespace-pre-line wrap-anywhere"
        >
          {review.text}
        </p>
      )}
      <ReviewPhotos photos={review.photos} bouquet={review.bouquetChoice} />
      {answer && (
        <div className="mt-3 border-s-2 border-moss ps-4">
          <p className="text-xs text-ink-soft">
            {text('answered', { time: formatDatedMoment(answer.at) })}
          </p>
          <p dir="auto" className="max-w-prose text-page-start whitespace-pre-line wrap-anywhere">
            {answer.text}
          </p>
        </div>
      )}
      <Actions review={review} role={role} />
    </li>
  )
}

type ReviewAction = 'answer' | 'withdrawBouquet' | 'showBouquet' | 'hide' | 'unhide'

function Actions({ review, role }: { review: StaffReview; role: Role }) {
  const [open, setOpen] = useState<'answer' | 'hide' | null>(null)
  const close = () => setOpen(null)
  const { id: reviewId, bouquet, bouquetChoice, hiddenReason } = review
  const isShown = bouquet !== null
  const showing = useSaveReview(() => unhideReview({ data: { reviewId } }))
  const photo = useSaveReview(() => showBouquet({ data: { reviewId, isShown: !isShown } }))
  const of = { product: review.productName, name: review.contactName }
  const labelled = (label: ReviewAction) => ({
    ...({ variant: 'quiet', size: 'small' } as const),
    'aria-label': text('actionOf', { action: text(label), ...of }),
  })
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {may(role, 'reviews.answer') && review.answer === null && (
        <Button {...labelled('answer')} onClick={() => setOpen('answer')}>
          {text('answer')}
        </Button>
      )}
      {may(role, 'reviews.answer') && bouquetChoice !== null && (
        <Button
          {...labelled(isShown ? 'withdrawBouquet' : 'showBouquet')}
          pending={photo.isSaving}
          onClick={() => void photo.save()}
        >
          {text(isShown ? 'withdrawBouquet' : 'showBouquet')}
        </Button>
      )}
      {may(role, 'reviews.hide') &&
        (hiddenReason === null ? (
          <Button {...labelled('hide')} onClick={() => setOpen('hide')}>
            {text('hide')}
          </Button>
        ) : (
          <Button
            {...labelled('unhide')}
            pending={showing.isSaving}
            onClick={() => void showing.save()}
          >
            {text('unhide')}
          </Button>
        ))}
      {open === 'answer' && <AnswerDialog review={review} onClose={close} />}
      {open === 'hide' && <HideDialog review={review} onClose={close} />}
    </div>
  )
}
