import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { ownOrderQueries } from '#api/orders.queries.ts'
import { deleteReview, reviewQueries } from '#api/reviews.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { hiddenReasonText } from '#commerce/reviews/hidden-reason.messages.ts'
import type { OrderReviews, OwnReview, ReviewableLine } from '#commerce/reviews/review.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { Stars } from '../reviews/stars.tsx'
import { OrderPanel } from './order-panel.tsx'
import { reviewNotices } from './review-notices.ts'
import { reviewPanelText as text } from './review-panel.messages.ts'
import { useOrderRequest } from './use-order-request.ts'

const reviewForm = () => import('./review-form.tsx')

/** Reviews of the lines of a delivered order: write, edit or delete one for each. */
export function ReviewPanel({ orderId }: { orderId: string }) {
  const { data, isError, isPending, refetch } = useQuery(reviewQueries.ofOrder(orderId))
  if (isError && data === undefined) return <FetchFailed onRetry={() => void refetch()} />
  if (isPending) return <Skeleton className="h-40" />
  // The order is not delivered any more, or belongs to another account by now.
  if (data === null) return null
  const isWritten = data.lines.every(({ review }) => review !== null)
  const isOver = !data.mayWrite && data.lines.every(({ review }) => review === null)
  return (
    <div id="review" className="scroll-mt-4">
      <OrderPanel title={text(isWritten ? 'written' : 'title')}>
        {!isWritten && (
          <p className="mt-3 max-w-[52ch] text-ink-soft">{text(isOver ? 'over' : 'intro')}</p>
        )}
        {!isOver && (
          <ul className="mt-5 grid gap-5">
            {data.lines.map((line) => (
              <Line key={line.position} orderId={orderId} line={line} reviews={data} />
            ))}
          </ul>
        )}
      </OrderPanel>
    </div>
  )
}

interface LineProps {
  orderId: string
  line: ReviewableLine
  reviews: OrderReviews
}

function Line({ orderId, line, reviews }: LineProps) {
  const { name, image, review } = line
  const [isOpen, setOpen] = useState(false)
  // A click before hydration would be lost.
  const ready = useHydrated()
  const close = useCallback(() => setOpen(false), [])
  const form = useLazyPart(isOpen, reviewForm, close)
  const mayOpen = review ? review.mayEdit : reviews.mayWrite
  return (
    <li className="border-t border-line pt-5">
      <div className="flex gap-4">
        <PictureTile
          files={image === null ? null : pictureSources(image)}
          sizes="64px"
          className="aspect-4/5 w-16"
        />
        <div className="grid content-start gap-2">
          <h3 className="font-medium">
            <LocalizedText>{name}</LocalizedText>
          </h3>
          {review && !isOpen && <Written review={review} />}
          {!isOpen && (
            <div className="flex flex-wrap gap-2">
              {mayOpen && (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={!ready}
                  aria-label={text(review ? 'editOf' : 'writeOf', { name })}
                  onClick={() => setOpen(true)}
                >
                  {text(review ? 'edit' : 'write')}
                </Button>
              )}
              {review && <DeleteButton orderId={orderId} line={line} />}
            </div>
          )}
        </div>
      </div>
      {isOpen && !form && <Skeleton className="mt-5 h-60" />}
      {form && isOpen && (
        <form.ReviewForm orderId={orderId} line={line} reviews={reviews} onClose={close} />
      )}
    </li>
  )
}

function Written({ review }: { review: OwnReview }) {
  const { rating, photos, hiddenReason, name, answer } = review
  return (
    <>
      <Stars rating={rating} />
      {review.text !== '' && (
        <p dir="auto" className="max-w-[52ch] text-page-start whitespace-pre-line wrap-anywhere">
          {review.text}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo}>
              <img
                src={`${photo}?small`}
                alt={text('photo', { place: index + 1 })}
                width={72}
                height={90}
                loading="lazy"
                className="aspect-4/5 w-18 rounded-sm bg-paper object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <p className="text-xs text-ink-soft">
        {name === '' ? text('asUnnamed') : text('as', { name })}
      </p>
      {hiddenReason !== null && (
        <p className="text-xs text-ink-soft">
          {text('hidden', { reason: hiddenReasonText(hiddenReason) })}
        </p>
      )}
      {answer && (
        <div className="border-s-2 border-moss ps-4">
          <p className="font-medium">{text('answer')}</p>
          <p dir="auto" className="max-w-[52ch] text-page-start whitespace-pre-line wrap-anywhere">
            {answer.text}
          </p>
        </div>
      )}
    </>
  )
}

function DeleteButton({ orderId, line }: Pick<LineProps, 'orderId' | 'line'>) {
  const [isAsking, setAsking] = useState(false)
  const { send, pending } = useOrderRequest(orderId, reviewNotices())
  const queryClient = useQueryClient()

  async function remove() {
    const request = () => deleteReview({ data: { orderId, position: line.position } })
    await send(request, text('deleted'))
    await Promise.all([
      queryClient.invalidateQueries(reviewQueries.ofOrder(orderId)),
      queryClient.invalidateQueries(ownOrderQueries.list()),
    ])
    setAsking(false)
  }

  return (
    <>
      <Button
        variant="plain"
        size="small"
        aria-label={text('deleteOf', { name: line.name })}
        onClick={() => setAsking(true)}
      >
        {text('delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('deleteTitle')}
        action={text('delete')}
        staysOpen
        pending={pending}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        {text('deleteNote')}
      </ConfirmDialog>
    </>
  )
}
