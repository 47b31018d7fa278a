import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ownOrderQueries } from '#api/orders.queries.ts'
import { getReviewUploadTicket, reviewQueries, saveReview } from '#api/reviews.ts'
import { consentSentence } from '#commerce/personal-data/consent-text.ts'
import {
  type OrderReviews,
  type Rating,
  type ReviewableLine,
  reviewLimits,
} from '#commerce/reviews/review.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { formText } from '#ui/form.messages.ts'
import { TextArea } from '#ui/text-area.tsx'
import { PhotoField } from './photo-field.tsx'
import { RatingField } from './rating-field.tsx'
import { reviewFormText as text } from './review-form.messages.ts'
import { reviewNotices } from './review-notices.ts'
import { useOrderRequest } from './use-order-request.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

interface ReviewFormProps {
  orderId: string
  line: ReviewableLine
  reviews: OrderReviews
  onClose: () => void
}

/** Writes or edits the review of one line. Photographs upload while the customer writes. */
export function ReviewForm({ orderId, line, reviews, onClose }: ReviewFormProps) {
  const { position, review } = line
  // The review when the form was opened: another tab may change it.
  const [seen] = useState(review?.updatedAt ?? null)
  const [rating, setRating] = useState<Rating | null>(review?.rating ?? null)
  const [typed, setTyped] = useState(review?.text ?? '')
  const [kept, setKept] = useState<readonly number[]>(review?.photos.map((_, place) => place) ?? [])
  const [showName, setShowName] = useState(review !== null && review.name !== '')
  const [agrees, setAgrees] = useState(review?.agreesToPhoto ?? false)
  const [errors, setErrors] = useState<{ rating?: string; photos?: string }>({})
  const ticket = () => getReviewUploadTicket({ data: { orderId } })
  const most = reviewLimits.photos - kept.length
  const photos = usePhotoUploads({ ticket, most })
  const { send, pending } = useOrderRequest(orderId, reviewNotices())
  const queryClient = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  // The button that opened the form is gone, so the focus moves into the form.
  useEffect(() => first.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { problem, images } = photos
    setErrors({
      ...(rating === null ? { rating: text('ratingMissing') } : {}),
      ...(problem === null ? {} : { photos: problem }),
    })
    if (rating === null || problem !== null) return
    const draft = { rating, text: typed, keptPhotos: [...kept], images, showName }
    const request = () =>
      saveReview({ data: { orderId, position, seen, draft: { ...draft, agreesToPhoto: agrees } } })
    const notice = await send(request, text('sent'))
    await Promise.all([
      queryClient.invalidateQueries(reviewQueries.ofOrder(orderId)),
      queryClient.invalidateQueries(ownOrderQueries.list()),
    ])
    if (notice === null) onClose()
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="mt-5 grid max-w-xl gap-5">
      <RatingField
        inputRef={first}
        name={`rating-${position}`}
        value={rating}
        error={errors.rating}
        onChange={(value) => {
          setRating(value)
          setErrors(({ rating: _, ...rest }) => rest)
        }}
      />
      <TextArea
        label={text('text')}
        name="review"
        dir="auto"
        rows={5}
        optional
        maxLength={reviewLimits.textLength}
        help={text('textHelp')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {review?.photos.map((photo, place) => (
        <Checkbox
          key={photo}
          label={
            <span className="flex items-center gap-3">
              <img
                src={`${photo}?small`}
                alt=""
                className="aspect-4/5 w-12 rounded-sm bg-paper object-cover"
              />
              {text('keep', { place: place + 1 })}
            </span>
          }
          checked={kept.includes(place)}
          onChange={({ target }) =>
            setKept(target.checked ? [...kept, place] : kept.filter((one) => one !== place))
          }
        />
      ))}
      <PhotoField
        photos={photos.photos}
        most={most}
        help={text('photosHelp', { most: reviewLimits.photos })}
        error={errors.photos}
        onAdd={photos.add}
        onRemove={photos.remove}
      />
      {reviews.displayName !== '' && (
        <Checkbox
          label={consentSentence('review-name')}
          help={text('showNameHelp', { name: reviews.displayName })}
          checked={showName}
          onChange={({ target }) => setShowName(target.checked)}
        />
      )}
      {reviews.hasBouquetPhoto && (
        <Checkbox
          label={consentSentence('review-photo')}
          checked={agrees}
          onChange={({ target }) => setAgrees(target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {review ? formText('save') : text('send')}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {formText('cancel')}
        </Button>
      </div>
    </form>
  )
}
