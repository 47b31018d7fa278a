import type { ClaimNotAnswered } from '#commerce/claims/answer-claim.server.ts'
import type { RefundedClaim } from '#commerce/claims/refund-claim.server.ts'
import type { ReplacedClaim } from '#commerce/claims/replace-claim.server.ts'
import type { SlotState } from '#commerce/delivery/delivery-calendar.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { refundRefusal } from '../orders/read-refund.ts'
import type { RefusalMessage } from '../saving/save.ts'
import { answerLabels } from './claim-labels.ts'

type Refused<Result> = Extract<Result, { ok: false }>
type AnswerRefusal = ClaimNotAnswered | Refusal<'invalid', { message: string }>

const notAnswered = (message: string) => ({ title: 'Not answered', message })

export function replyRefusal(refused: AnswerRefusal): RefusalMessage {
  switch (refused.refusal) {
    case 'claim-not-found':
    case 'order-not-found':
      return notAnswered('Claim not found.')
    case 'answered-already':
      return notAnswered(
        `Someone else has already answered this claim: ${answerLabels[refused.answer].toLowerCase()}.`,
      )
    case 'invalid':
      return notAnswered(refused.message)
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
      return { title: 'Not refunded', message: refundRefusal(refused) }
    default:
      return replyRefusal(refused)
  }
}

const slotMessages: Record<Exclude<SlotState, 'open'>, string> = {
  'too-late': 'It is too late for this time. Choose another one.',
  full: 'This time is full. Choose another one.',
  closed: 'There is no delivery at this time. Choose another one.',
  'needs-more-time': 'The flowers take longer to prepare. Choose a later day.',
}

export function replaceClaimRefusal(
  refused: Refused<ReplacedClaim> | AnswerRefusal,
): RefusalMessage {
  switch (refused.refusal) {
    case 'nothing-to-replace':
      return notAnswered('Choose at least one item.')
    case 'zone-closed':
      return notAnswered('We do not deliver to this area any more.')
    case 'product-gone':
      return notAnswered(`${refused.name} is no longer available. Leave it out, or refund it.`)
    case 'out-of-stock':
      return notAnswered(
        refused.left > 0
          ? `Only ${refused.left} of ${refused.name} left in stock.`
          : `${refused.name} is out of stock.`,
      )
    case 'slot-unavailable':
      return notAnswered(slotMessages[refused.state])
    default:
      return replyRefusal(refused)
  }
}
