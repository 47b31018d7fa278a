import { clsx } from 'clsx'
import { ratings } from '#commerce/reviews/review.ts'
import { starText } from './stars.messages.ts'

const star = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z'

/** A rating as five stars, the last one in part. */
export function Stars({ rating, className = 'size-4' }: { rating: number; className?: string }) {
  const places = ratings.toReversed()
  return (
    <span
      role="img"
      aria-label={starText('stars', { rating: Math.round(rating * 10) / 10 })}
      className="inline-flex gap-0.5 align-middle text-moss"
    >
      {places.map((place) => (
        <StarShape key={place} isFilled={rating >= place - 0.5} className={className} />
      ))}
    </span>
  )
}

export function StarShape({ isFilled, className }: { isFilled: boolean; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={clsx(className, 'shrink-0')}>
      <path
        d={star}
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
