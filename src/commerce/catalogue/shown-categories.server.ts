import { rememberBriefly } from '../remember-briefly.server.ts'
import { shownCategoryLimit } from './category.ts'
import { listCategories } from './category-store.server.ts'
import { onCatalogueChange } from './editing/catalogue-change.server.ts'

/** The categories of the navigation, cached because every page shows them. */
export const shownCategories = rememberBriefly(
  (db) => listCategories(db, { limit: shownCategoryLimit }),
  onCatalogueChange,
)
