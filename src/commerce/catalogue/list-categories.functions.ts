import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { reads, shop } from '#platform/services.server.ts'
import { type CategoryListing, shownCategoryLimit } from './category.ts'
import { listCategories as listStoredCategories } from './category-store.server.ts'
import { shownCategories } from './shown-categories.server.ts'

const asked = z.object({
  limit: z.int().min(1).max(shownCategoryLimit).optional(),
  cursor: z.string().optional(),
})

export const listCategories = createServerFn({ method: 'GET' })
  .validator((data: CategoryListing) => asked.parse(data))
  .handler(({ data }) => {
    const isOfEveryPage = data.limit === shownCategoryLimit && data.cursor === undefined
    return reads((db) =>
      isOfEveryPage ? shownCategories(db, shop.now()) : listStoredCategories(db, data),
    )
  })
