import { newDocumentId } from '#database/document-id.ts'
import { enqueueOrderEmail } from '../emails/send-order-email.server.ts'
import { changeOrder, type WhichOrder } from '../orders/change-order.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { attachClaimPhotos } from './claim-photos.server.ts'
import { claimState } from './claim-rules.ts'
import { findOpenClaim, insertClaim, listClaimsOf } from './claim-store.server.ts'
import { claimPeriod } from './read-order-claims.server.ts'

export type OpenedClaim =
  | Accepted
  | Refusal<'order-not-found' | 'not-delivered' | 'picture-not-found'>
  | Refusal<'waiting' | 'too-late' | 'used-up'>

/** The photographs are addresses of pictures that were uploaded for this order. */
interface ClaimRequest {
  message: string
  images: readonly string[]
}

/**
 * The owner of a delivered order claims that its flowers wilted. Idempotent: the second of two equal requests gets the
 * result of the first. The lock of the order lets one of two different ones pass.
 */
export function openClaim(
  shop: ShopContext,
  which: WhichOrder,
  { message, images }: ClaimRequest,
): Promise<OpenedClaim> {
  return changeOrder<OpenedClaim>(shop, which, async (tx, order, at) => {
    const { id: orderId } = order
    const lastDay = await claimPeriod(tx, order)
    if (lastDay === null) return { ok: false, refusal: 'not-delivered' }
    const open = await findOpenClaim(tx, orderId)
    if (open?.message === message && open.images.join() === images.join()) return { ok: true }
    const state = claimState(await listClaimsOf(tx, orderId), { lastDay, now: at })
    if (state !== 'possible') return { ok: false, refusal: state }
    const claimId = newDocumentId()
    if (!(await attachClaimPhotos(tx, { claimId, orderId, images, at }))) {
      return { ok: false, refusal: 'picture-not-found' }
    }
    await insertClaim(tx, { id: claimId, orderId, message, images, openedAt: at })
    await enqueueOrderEmail(tx, { orderId, trigger: 'claim-received', claimId, at })
    return { ok: true }
  })
}
