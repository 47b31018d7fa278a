import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { enqueueOrderEmail } from '../emails/send-order-email.server.ts'
import type { Pounds } from '../money.ts'
import { changeOrder } from '../orders/change-order.server.ts'
import type { Order } from '../orders/order.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { ClaimAnswerKind } from './claim.ts'
import { findClaim, setAnswer, toAnswerKind } from './claim-store.server.ts'

/** An answer of staff. The message is for the customer. */
export interface ClaimReply {
  claimId: string
  staffId: string
  message: string
}

export type ClaimNotAnswered =
  | Refusal<'claim-not-found' | 'order-not-found'>
  | Refusal<'answered-already', { answer: ClaimAnswerKind }>

/** The result of the answer for the customer, besides its message. */
type Given = Accepted<{ replacementOrderId?: string; refundId?: string; amount?: Pounds }>

/**
 * Answers an open claim in one transaction, with its audit entry and the email. `give` runs while the order is locked,
 * so of two concurrent answers one gives something. A repetition by the same staff member gets the first result.
 */
export async function answerClaim<Refused extends { ok: false }>(
  shop: ShopContext,
  kind: ClaimAnswerKind,
  { claimId, staffId, message }: ClaimReply,
  give: (tx: Transaction, order: Order, at: number) => Promise<Given | Refused>,
): Promise<Accepted | ClaimNotAnswered | Refused> {
  type Answered = Accepted | ClaimNotAnswered | Refused
  const found = await findClaim(shop.db, claimId)
  if (!found) return { ok: false, refusal: 'claim-not-found' }
  const { orderId } = found
  return changeOrder(shop, { orderId }, async (tx, order, at): Promise<Answered> => {
    const claim = await findClaim(tx, claimId)
    if (!claim) return { ok: false, refusal: 'claim-not-found' }
    if (claim.answeredAt !== null) {
      if (claim.answer === kind && claim.answeredBy === staffId) return { ok: true }
      return { ok: false, refusal: 'answered-already', answer: toAnswerKind(claim.answer) }
    }
    const given = await give(tx, order, at)
    if (!given.ok) return given
    const { ok: _ok, ...gift } = given
    const { replacementOrderId = null, refundId = null } = given
    const answer = { answer: kind, answeredBy: staffId, answerMessage: message, answeredAt: at }
    if (!(await setAnswer(tx, claimId, { ...answer, replacementOrderId, refundId }))) {
      throw new Error(`Claim ${claimId} was answered without the lock of its order.`)
    }
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'claim.answered',
      subject: orderId,
      before: { claimId, answer: null },
      after: { claimId, answer: kind, message, ...gift },
    })
    await enqueueOrderEmail(tx, { orderId, trigger: 'claim-answered', claimId, at })
    return { ok: true }
  })
}
