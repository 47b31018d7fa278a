import { stringify } from 'csv-stringify/sync'
import { inLocale } from '#i18n/locale.server.ts'
import { addDays, type CivilDate } from '../delivery/cairo-time.ts'
import { buildPurchaseList, type PurchaseList } from '../documents/purchase-list.ts'
import { listLinesToMake } from '../orders/staff/lines-to-make-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { readRecipeBook } from './recipe-store.server.ts'

/** The days of a purchase list, both included. */
export interface PurchaseDays {
  from: CivilDate
  until: CivilDate
}

/** Bounds the orders that a list reads. */
export const mostPurchaseDays = 31

/** Days in their order, of which there are not too many: a later end is cut. */
function purchaseDays({ from, until }: PurchaseDays): PurchaseDays {
  const last = addDays(from, mostPurchaseDays - 1)
  if (until < from) return { from, until: from }
  return { from, until: until > last ? last : until }
}

/** Lists the stems to buy for the orders that wait in the workshop. */
export async function readPurchaseList(
  { db }: Pick<ShopContext, 'db'>,
  requested: PurchaseDays,
): Promise<PurchaseList> {
  const days = purchaseDays(requested)
  const made = await listLinesToMake(db, days)
  const ids = made.map(({ productId }) => productId)
  return buildPurchaseList(made, await readRecipeBook(db, ids), days)
}

/** The list as CSV, in English for other programs. */
export async function exportPurchaseList(
  shop: Pick<ShopContext, 'db'>,
  days: PurchaseDays,
): Promise<string> {
  const { stems, withoutRecipe } = await inLocale('en', () => readPurchaseList(shop, days))
  const rows = [
    ...stems.map(({ name, supplier, quantity, perBunch, bunches, left }) => {
      return [name, supplier, quantity, perBunch, bunches, left]
    }),
    ...withoutRecipe.map(({ name, quantity }) => [name, 'no recipe', quantity, '', '', '']),
  ]
  return stringify(rows, {
    bom: true,
    header: true,
    columns: ['stem', 'supplier', 'needed', 'per bunch', 'bunches', 'left over'],
    // Against CSV injection.
    escape_formulas: true,
  })
}
