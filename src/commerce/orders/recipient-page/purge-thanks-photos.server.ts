import { inTransaction } from '#database/transaction.server.ts'
import { lockPictures, sweepNow } from '../../pictures/lock-pictures.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import { lockOrder } from '../records/order-store.server.ts'
import { findThanks, listThanksToPurge, removeThanksImage } from './thanks-store.server.ts'

/** Deletes the photographs of thanks that were sent before a moment. The message stays. Returns how many there were. */
export async function purgeThanksPhotos(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  which: { before: number; limit: number },
): Promise<number> {
  const at = now()
  const orderIds = await listThanksToPurge(db, which)
  for (const orderId of orderIds) {
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, orderId)
      const image = (await findThanks(tx, orderId))?.image ?? null
      if (image === null) return
      await removeThanksImage(tx, orderId)
      await lockPictures(tx, { usedBy: `thanks:${orderId}`, addresses: [], at })
      await sweepNow(tx, image, at)
    })
  }
  return orderIds.length
}
