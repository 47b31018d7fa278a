import { staffReviewQueries } from '#api/staff-reviews.ts'
import type { FieldProblem } from '#commerce/checkout/field-problem.ts'
import type { Accepted, Refusal } from '#commerce/refusal.ts'
import type { NotModerated } from '#commerce/reviews/moderate-review.server.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { useSave } from '../saving/use-save.ts'
import { reviewsText as text } from './reviews.messages.ts'

type Saved = Accepted | NotModerated | Refusal<'invalid', { problem: FieldProblem }>

/** Saves a change of a review, and refetches the lists of reviews. */
export function useSaveReview<Request = void>(send: (request: Request) => Promise<Saved>) {
  return useSave<Saved, Request>({
    send,
    refusal(refused) {
      switch (refused.refusal) {
        case 'invalid':
          return fieldProblemText(refused.problem)
        case 'review-not-found':
          return text('notFound')
        case 'changed-elsewhere':
          return text('changed')
      }
    },
    invalidates: [staffReviewQueries.all()],
  })
}
