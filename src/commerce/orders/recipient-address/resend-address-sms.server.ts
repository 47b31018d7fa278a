import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { mayGiveAddress } from './address-link.ts'
import { findAddressSms } from './address-link-store.server.ts'
import { viewAddressSms } from './address-sms.ts'
import { requestAddress } from './request-address.server.ts'

export type ResentAddressSms =
  | Accepted
  | Refusal<'order-not-found' | 'address-not-asked' | 'no-more-messages'>
  | Refusal<'too-often', { seconds: number }>

/** An anonymous sender has the shop ask the recipient again, with a new link. */
export function resendAddressSms(
  shop: ShopContext,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<ResentAddressSms> {
  return changeOrder<ResentAddressSms>(shop, { orderId, userId }, async (tx, order, at) => {
    const sms = await findAddressSms(tx, orderId)
    if (!sms || !mayGiveAddress(order, at)) return { ok: false, refusal: 'address-not-asked' }
    const { resendFrom } = viewAddressSms(sms)
    if (resendFrom === null) return { ok: false, refusal: 'no-more-messages' }
    if (at < resendFrom) {
      return { ok: false, refusal: 'too-often', seconds: Math.ceil((resendFrom - at) / 1000) }
    }
    await requestAddress(tx, order, at)
    return { ok: true }
  })
}
