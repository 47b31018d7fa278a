import type { Database } from '#database/engine.server.ts'
import { cacheBriefly } from '../cache-briefly.server.ts'
import { type Category, type CategoryListing, shownCategoryLimit } from './category.ts'
import { listCategories } from './category-store.server.ts'
import { onCatalogueChange } from './editing/catalogue-change.server.ts'

const shownCategories = cacheBriefly(
  (db) => listCategories(db, { limit: shownCategoryLimit }),
  onCatalogueChange,
)

/** Lists categories by position. The list that every page shows comes from memory. */
export function browseCategories(
  db: Database,
  listing: CategoryListing,
  now: number,
): Promise<Category[]> {
  const isOfEveryPage = listing.limit === shownCategoryLimit && listing.cursor === undefined
  return isOfEveryPage ? shownCategories(db, now) : listCategories(db, listing)
}
