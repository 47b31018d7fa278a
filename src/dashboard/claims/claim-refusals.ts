import type { FieldProblem } from '#commerce/checkout/field-problem.ts'
import type { ClaimNotAnswered } from '#commerce/claims/answer-claim.server.ts'
import type { RefundedClaim } from '#commerce/claims/refund-claim.server.ts'
import type { ReplacedClaim } from '#commerce/claims/replace-claim.server.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { refundRefusal } from '../orders/read-refund.ts'
import type { RefusalMessage } from '../saving/save.ts'
import { claimRefusalText, claimStateText } from './claims.messages.ts'

type Refused<Result> = Extract<Result, { ok: false }>
type AnswerRefusal = ClaimNotAnswered | Refusal<'invalid', { problem: FieldProblem }>

const notAnswered = (message: string) => ({
  title: claimRefusalText('notAnswered'),
  message,
})

export function replyRefusal(refused: AnswerRefusal): RefusalMessage {
  switch (refused.refusal) {
    case 'claim-not-found':
    case 'order-not-found':
      return notAnswered(claimRefusalText('claimNotFound'))
    case 'answered-already':
      return notAnswered(
        claimRefusalText('answeredElsewhere', {
          answer: claimStateText(refused.answer).toLowerCase(),
        }),
      )
    case 'invalid':
      return notAnswered(fieldProblemText(refused.problem))
  }
}

export function refundClaimRefusal(
  refused: Refused<RefundedClaim> | AnswerRefusal,
): RefusalMessage {
  switch (refused.refusal) {
    case 'payment-not-found':
    case 'amount-undecided':
    case 'refunded-meanwhile':
    case 'more-than-left':
      return { title: claimRefusalText('notRefunded'), message: refundRefusal(refused) }
    default:
      return replyRefusal(refused)
  }
}

export function replaceClaimRefusal(
  refused: Refused<ReplacedClaim> | AnswerRefusal,
): RefusalMessage {
  switch (refused.refusal) {
    case 'nothing-to-replace':
      return notAnswered(claimRefusalText('nothingToReplace'))
    case 'recipient-erased':
      return notAnswered(claimRefusalText('recipientErased'))
    case 'zone-closed':
      return notAnswered(claimRefusalText('zoneClosed'))
    case 'product-gone':
      return notAnswered(claimRefusalText('productGone', { name: refused.name }))
    case 'out-of-stock':
      return notAnswered(
        refused.left > 0
          ? claimRefusalText('onlyLeft', { left: refused.left, name: refused.name })
          : claimRefusalText('outOfStock', { name: refused.name }),
      )
    case 'slot-unavailable':
      return notAnswered(claimRefusalText(refused.state))
    default:
      return replyRefusal(refused)
  }
}
