import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { reads } from '#platform/services.server.ts'
import { type CategoryListing, shownCategoryLimit } from './category.ts'
import { listCategories as listStoredCategories } from './category-store.server.ts'

const asked = z.object({
  limit: z.int().min(1).max(shownCategoryLimit).optional(),
  cursor: z.string().optional(),
})

export const listCategories = createServerFn({ method: 'GET' })
  .validator((data: CategoryListing) => asked.parse(data))
  .handler(({ data }) => reads((db) => listStoredCategories(db, data)))
