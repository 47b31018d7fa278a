import { cacheBriefly } from '../cache-briefly.server.ts'
import { isOnlyAddOn } from '../catalogue/add-on.ts'
import { onCatalogueChange } from '../catalogue/editing/catalogue-change.server.ts'
import { isSoldOut, type Product } from '../catalogue/product.ts'
import { findProducts } from '../catalogue/product-store.server.ts'
import { civilDateAt } from '../delivery/cairo-time.ts'
import { localizeOccasion, type ShownOccasion } from '../occasions/localize-occasion.ts'
import { bannerOccasion } from '../occasions/occasion-date.ts'
import { shownOccasions } from '../occasions/shown-occasions.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { recentBestSellers } from './recent-sales-store.server.ts'

/** The content of the home page above the catalogue. */
export interface HomeHighlights {
  /** Products that sell now; empty unless there is a full row. */
  selling: Product[]
  /** The next occasion, from two weeks before its day. */
  occasion: ShownOccasion | null
}

const sellingShown = 4

const weeks = 4 * 7 * 24 * 60 * 60_000
const cacheMs = 5 * 60_000

// The newest orders only, so that the cost does not grow with the shop. Some products may be sold out meanwhile.
const bestSellers = cacheBriefly(
  (db, now) => recentBestSellers(db, { since: now - weeks, orders: 300, limit: 3 * sellingShown }),
  onCatalogueChange,
  cacheMs,
)

export async function readHomeHighlights({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<HomeHighlights> {
  const at = now()
  const [ids, occasions] = await Promise.all([bestSellers(db, at), shownOccasions(db, at)])
  const found = new Map((await findProducts(db, ids)).map((product) => [product.id, product]))
  const selling = ids
    .flatMap((id) => found.get(id) ?? [])
    .filter((product) => !isSoldOut(product) && !isOnlyAddOn(product))
    .slice(0, sellingShown)
  const today = civilDateAt(at)
  const banner = bannerOccasion(occasions, today)
  return {
    selling: selling.length === sellingShown ? selling : [],
    occasion: banner && localizeOccasion(banner.occasion, today),
  }
}
