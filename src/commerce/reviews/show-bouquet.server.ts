import type { Accepted } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { type Moderation, moderateReview, type NotModerated } from './moderate-review.server.ts'

/** Staff show the shop's photograph of the delivered bouquet beside a review whose author agreed, or stop showing it. */
export function showBouquet(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { isShown, ...moderation }: Moderation & { isShown: boolean },
): Promise<Accepted | NotModerated> {
  return moderateReview(shop, moderation, ({ photoAgreed, photoShown, hasBouquetPhoto }) => {
    if ((photoShown === 1) === isShown) return null
    if (isShown && (photoAgreed === 0 || !hasBouquetPhoto)) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    const action = isShown ? 'review.photo-shown' : 'review.photo-withdrawn'
    return { action, change: { photoShown: isShown ? 1 : 0 }, before: {}, after: {} }
  })
}
