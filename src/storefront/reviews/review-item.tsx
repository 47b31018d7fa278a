import { useState } from 'react'
import { civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { dayNames } from '#commerce/delivery/day-label.ts'
import type { PublicReview } from '#commerce/reviews/review.ts'
import { otherLanguage } from '#i18n/localized.ts'
import { shownDigits } from '#i18n/shown-digits.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { productReviewsText as text } from './product-reviews.messages.ts'
import { Stars } from './stars.tsx'

const viewer = () => import('#ui/picture-viewer/picture-viewer.tsx')

interface ReviewItemProps {
  review: PublicReview
  /** The picture of the product, beside which the delivered bouquet stands. */
  studio: string | null
}

export function ReviewItem({ review, studio }: ReviewItemProps) {
  const name = review.name || text('unnamed')
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} />
        <p className="text-sm">
          <bdi className="font-medium">{name}</bdi>
          <span className="text-ink-soft">
            {` · ${dayOf(review.createdAt)}${review.isEdited ? ` · ${text('edited')}` : ''}`}
          </span>
        </p>
      </div>
      {review.text !== '' && (
        <p
          {...otherLanguage(review.text)}
          className="mt-3 max-w-[65ch] text-base text-page-start whitespace-pre-line wrap-anywhere"
        >
          {review.text}
        </p>
      )}
      <Photos review={review} name={name} studio={studio} />
      {review.answer && (
        <div className="mt-4 border-s-2 border-moss ps-4">
          <p className="text-sm font-medium">{text('answer', { day: dayOf(review.answer.at) })}</p>
          <p
            {...otherLanguage(review.answer.text)}
            className="mt-1 max-w-[65ch] text-page-start whitespace-pre-line wrap-anywhere text-ink-soft"
          >
            {review.answer.text}
          </p>
        </div>
      )}
    </li>
  )
}

/** `20 November 2026`. */
function dayOf(at: number): string {
  const date = civilDateAt(at)
  const { day, month } = dayNames(date)
  return `${day} ${month} ${shownDigits(date.slice(0, 4))}`
}

interface PhotosProps extends ReviewItemProps {
  name: string
}

/** The customer's photographs, and the studio picture beside the delivered bouquet. */
function Photos({ review, name, studio }: PhotosProps) {
  const [viewed, setViewed] = useState<number | false>(false)
  const part = useLazyPart(viewed !== false, viewer, setViewed)
  const { bouquet } = review
  const own = review.photos.map((src, index) => ({
    src,
    alt: text('photo', { name, place: index + 1 }),
    label: text('viewPhoto', { name, place: index + 1 }),
  }))
  const delivered =
    bouquet === null
      ? []
      : [{ src: bouquet, alt: text('delivered'), label: text('viewDelivered', { name }) }]
  const pictures = [...delivered, ...own]
  if (pictures.length === 0) return null
  const tile = (index: number) => (
    <PhotoButton
      src={pictures[index]?.src ?? ''}
      label={pictures[index]?.label ?? ''}
      onView={() => setViewed(index)}
    />
  )
  return (
    <>
      {bouquet !== null && (
        <div className="mt-4 flex gap-3">
          {studio !== null && (
            <figure className="w-32">
              <img
                src={studio}
                alt=""
                loading="lazy"
                className="aspect-4/5 w-full rounded-sm bg-linen object-cover"
              />
              <figcaption className="mt-1 text-xs text-ink-soft">{text('studio')}</figcaption>
            </figure>
          )}
          <figure className="w-32">
            {tile(0)}
            <figcaption className="mt-1 text-xs text-ink-soft">{text('delivered')}</figcaption>
          </figure>
        </div>
      )}
      {own.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-3">
          {own.map(({ src }, index) => (
            <li key={src} className="w-24">
              {tile(delivered.length + index)}
            </li>
          ))}
        </ul>
      )}
      {part && viewed !== false && (
        <part.PictureViewer
          title={text('photos', { name })}
          pictures={pictures}
          first={viewed}
          onClose={() => setViewed(false)}
        />
      )}
    </>
  )
}

function PhotoButton(props: { src: string; label: string; onView: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="dialog"
      onClick={props.onView}
      className="block w-full cursor-zoom-in overflow-hidden rounded-sm"
    >
      <img
        src={`${props.src}?small`}
        alt=""
        loading="lazy"
        className="aspect-4/5 w-full bg-linen object-cover"
      />
    </button>
  )
}
