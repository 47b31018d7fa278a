import type { CivilDate } from '../../delivery/cairo-time.ts'
import { buildMakeList } from '../../documents/make-list.ts'
import { readRecipeBook } from '../../recipes/recipe-store.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import { localizeOrder } from '../localize-order.ts'
import { listToMake } from './print-run-store.server.ts'
import { readSlotChoice } from './read-slot-choice.server.ts'

/** Lists the bouquets to make for a slot; without one, or with an unknown one, for the whole day. */
export async function readMakeList(
  shop: Pick<ShopContext, 'db'>,
  { date, slot }: { date: CivilDate; slot?: string | undefined },
) {
  const { window, slots } = await readSlotChoice(shop.db, slot)
  const orders = await listToMake(shop.db, { date, slotId: window?.id })
  const products = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId))
  const book = await readRecipeBook(shop.db, products)
  return { list: buildMakeList(orders.map(localizeOrder), { date, window }, book), slots }
}
