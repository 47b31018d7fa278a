import { linesField, refusedAs } from '../checkout/order-fields.ts'
import { addDays, civilDateAt } from '../delivery/cairo-time.ts'
import { nameProblem, sanitiseName } from '../person-name.ts'
import {
  type HiddenReason,
  hiddenReasons,
  type Rating,
  type ReviewSummary,
  ratings,
  reviewLimits,
} from './review.ts'

/** The text of the author, which may be empty. */
export const reviewTextField = linesField(reviewLimits.textLength)

/** The public answer of staff. */
export const reviewAnswerField = linesField(reviewLimits.answerLength).min(
  1,
  refusedAs('review-answer-missing'),
)

/** First name and initial of the surname; empty if the name contains anything but a name. */
export function displayNameOf(name: string): string {
  if (nameProblem(name) !== null) return ''
  const [first = '', ...others] = sanitiseName(name).split(' ')
  const initial = [...(others.at(-1) ?? '')][0]
  return initial === undefined ? first : `${first} ${initial}.`
}

/** Whether a line can still be reviewed: until midnight in Cairo of the last day. */
export function mayWriteReview(deliveredAt: number, now: number): boolean {
  return isWithin(deliveredAt, reviewLimits.writeDays, now)
}

/** Whether the author can still edit a review. */
export function mayEditReview({ createdAt }: { createdAt: number }, now: number): boolean {
  return isWithin(createdAt, reviewLimits.editDays, now)
}

function isWithin(since: number, days: number, now: number): boolean {
  return civilDateAt(now) <= addDays(civilDateAt(since), days)
}

interface CountedRating {
  rating: Rating
  hiddenReason: HiddenReason | null
  count: number
}

/** Sums up counts by rating and reason; null without a review. */
export function summarise(rows: readonly CountedRating[]): ReviewSummary | null {
  const sum = (of: (row: CountedRating) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  const count = sum((row) => row.count)
  if (count === 0) return null
  const ofRating = (rating: Rating) => sum((row) => (row.rating === rating ? row.count : 0))
  const ofReason = (reason: HiddenReason) =>
    sum((row) => (row.hiddenReason === reason ? row.count : 0))
  return {
    count,
    average: Math.round((10 * sum((row) => row.rating * row.count)) / count) / 10,
    counts: { 1: ofRating(1), 2: ofRating(2), 3: ofRating(3), 4: ofRating(4), 5: ofRating(5) },
    hidden: {
      insult: ofReason('insult'),
      'personal-data': ofReason('personal-data'),
      'off-topic': ofReason('off-topic'),
      unlawful: ofReason('unlawful'),
    },
  }
}

/** The stars of a stored review. The database accepts no other number. */
export function toRating(stored: number): Rating {
  const rating = ratings.find((known) => known === stored)
  if (!rating) throw new Error(`The database contains an unknown rating: ${stored}`)
  return rating
}

export function toHiddenReason(stored: string | null): HiddenReason | null {
  if (stored === null) return null
  const reason = hiddenReasons.find((known) => known === stored)
  if (!reason) throw new Error(`The database contains an unknown reason: ${stored}`)
  return reason
}
