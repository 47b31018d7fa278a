import type { FieldProblem } from '#commerce/checkout/field-problem.ts'
import type { Refusal } from '#commerce/refusal.ts'
import type { DeletedReview } from '#commerce/reviews/delete-review.server.ts'
import { reviewLimits } from '#commerce/reviews/review.ts'
import type { SavedReview } from '#commerce/reviews/save-review.server.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { formText } from '#ui/form.messages.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { reviewFormText as text } from './review-form.messages.ts'
import type { RequestNotices } from './use-order-request.ts'

type Refused =
  | Extract<SavedReview | DeletedReview, { ok: false }>
  | Refusal<'invalid', { problem: FieldProblem }>
  | Refusal<'too-often', { seconds: number }>

/** Why a review was not published. */
export const reviewNotices = (): RequestNotices<Refused> => ({
  loading: text('sending'),
  failed: { title: text('notSent'), message: formText('checkConnection') },
  refused: (refused) => ({ title: text('notSent'), message: messageOf(refused) }),
})

function messageOf(refused: Refused): string {
  switch (refused.refusal) {
    case 'invalid':
      return fieldProblemText(refused.problem)
    case 'too-often':
      return formText('tryAgain', { wait: waitMessage(refused.seconds) })
    case 'too-late':
    case 'not-delivered':
      return text('tooLate')
    case 'picture-not-found':
      return text('photosLost')
    case 'too-many-photos':
      return text('tooManyPhotos', { most: reviewLimits.photos })
    case 'changed-elsewhere':
    case 'line-not-found':
      return text('changed')
    case 'order-not-found':
      return formText('signInAgain')
  }
}
