import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { findDeliveredAt } from '../claims/claim-store.server.ts'
import { enqueueOrderEmail } from '../emails/send-order-email.server.ts'
import { hashOfStopToken, stopTokenOf } from '../emails/stop-link.server.ts'
import type { JobResult } from '../jobs/job.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import { lockUnerased } from '../orders/change-order.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { findOptOut, hasDisturbingClaim, insertInvitation } from './invitation-store.server.ts'
import { reviewLimits } from './review.ts'
import { listReviewsOfOrder } from './review-store.server.ts'

const waitMs = reviewLimits.inviteDays * 24 * 60 * 60_000

/** Plans the invitation of a delivered order, in the transaction of its move. */
export function planInvitation(
  db: Database,
  { orderId, at }: { orderId: string; at: number },
): Promise<void> {
  return enqueueJob(db, {
    kind: 'invite-to-review',
    payload: { orderId },
    runAt: at + waitMs,
    uniqueKey: `invite-to-review:${orderId}`,
    now: at,
  })
}

/**
 * Invites the customer of a delivered order once. Nothing is sent if the order is no longer delivered, was reviewed
 * already, has an open claim or a replacement, or if the address wants no invitations.
 */
export async function inviteToReview(
  shop: Pick<ShopContext, 'db' | 'now' | 'keyedHash'>,
  { orderId }: { orderId: string },
): Promise<JobResult> {
  const at = shop.now()
  return inTransaction(shop.db, async (tx): Promise<JobResult> => {
    const order = await lockUnerased(tx, { orderId })
    const deliveredAt = order?.status === 'delivered' ? await findDeliveredAt(tx, orderId) : null
    if (!order || deliveredAt === null) return { done: true }
    // The move was undone, and made again later.
    if (at < deliveredAt + waitMs) return { done: false, again: deliveredAt + waitMs }
    if (await hasDisturbingClaim(tx, orderId)) return { done: true }
    const { email } = order.contact
    const optedOutAt = await findOptOut(tx, { email, emailHash: optOutHash(shop, email) })
    if (optedOutAt !== null) return { done: true }
    if ((await listReviewsOfOrder(tx, orderId)).length > 0) return { done: true }
    const tokenHash = hashOfStopToken(stopTokenOf(shop, 'review invitation', orderId))
    if (await insertInvitation(tx, { orderId, tokenHash, invitedAt: at })) {
      await enqueueOrderEmail(tx, { orderId, trigger: 'review-invitation', at })
    }
    return { done: true }
  })
}

/** The keyed hash of an address that wants no invitations. */
export function optOutHash({ keyedHash }: Pick<ShopContext, 'keyedHash'>, email: string): string {
  return keyedHash(`review opt-out\n${email.toLowerCase()}`).toString('base64url')
}
