import { cacheBriefly } from '../cache-briefly.server.ts'
import { shownCategoryLimit } from './category.ts'
import { listCategories } from './category-store.server.ts'
import { onCatalogueChange } from './editing/catalogue-change.server.ts'

export const shownCategories = cacheBriefly(
  (db) => listCategories(db, { limit: shownCategoryLimit }),
  onCatalogueChange,
)
