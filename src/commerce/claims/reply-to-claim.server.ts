import type { Accepted } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { answerClaim, type ClaimNotAnswered, type ClaimReply } from './answer-claim.server.ts'

/** Staff answer a claim with a message alone. */
export function replyToClaim(
  shop: ShopContext,
  reply: ClaimReply,
): Promise<Accepted | ClaimNotAnswered> {
  return answerClaim<never>(shop, 'message', reply, async () => ({ ok: true }))
}
