import { type Ref, useId } from 'react'
import { type Rating, ratings } from '#commerce/reviews/review.ts'
import { FieldNote } from '#ui/field.tsx'
import { StarShape } from '../reviews/stars.tsx'
import { reviewFormText as text } from './review-form.messages.ts'

interface RatingFieldProps {
  name: string
  value: Rating | null
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  onChange: (rating: Rating) => void
}

/** One to five stars: native radio buttons, with the browser's keyboard handling. */
export function RatingField({ name, value, error, inputRef, onChange }: RatingFieldProps) {
  const id = useId()
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-1 text-sm font-medium">{text('rating')}</legend>
      <div className="flex">
        {ratings.toReversed().map((rating) => (
          <span
            key={rating}
            className="relative grid size-11 place-items-center rounded-sm text-moss has-focus-visible:outline-2 has-focus-visible:outline-moss"
          >
            <input
              ref={rating === 1 ? inputRef : undefined}
              type="radio"
              name={name}
              value={rating}
              aria-label={text('ratingOf', { rating })}
              checked={value === rating}
              onChange={() => onChange(rating)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <StarShape isFilled={value !== null && value >= rating} className="size-7" />
          </span>
        ))}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  )
}
