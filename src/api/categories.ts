import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { createCategory as create } from '#commerce/catalogue/editing/create-category.server.ts'
import { deleteCategory as remove } from '#commerce/catalogue/editing/delete-category.server.ts'
import { reorderCategories as reorder } from '#commerce/catalogue/editing/reorder-categories.server.ts'
import { listStaffCategories as list } from '#commerce/catalogue/editing/staff-category-store.server.ts'
import { updateCategory as update } from '#commerce/catalogue/editing/update-category.server.ts'
import { reportedOrNull } from '#platform/reported-or-null.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const id = z.string().max(100)
const draft = z.object({
  name: z.string().max(1000),
  nameAr: z.string().max(1000).optional(),
  image: z.string().max(500).nullable(),
})

const listStaffCategories = createServerFn({ method: 'GET' })
  .middleware([staff('products.read')])
  .handler(() => list(shop.db))

/** This function and those below report a failure and return null. */
export const createCategory = createServerFn({ method: 'POST' })
  .middleware([staff('categories.write')])
  .validator((input: z.input<typeof draft>) => draft.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('createCategory', () => create(shop, data, context.user.id)),
  )

const change = z.object({ id, draft, seenUpdatedAt: z.number() })

export const updateCategory = createServerFn({ method: 'POST' })
  .middleware([staff('categories.write')])
  .validator((input: z.input<typeof change>) => change.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('updateCategory', () => update(shop, data, context.user.id)),
  )

const removal = z.object({ id, moveTo: id.nullable() })

export const deleteCategory = createServerFn({ method: 'POST' })
  .middleware([staff('categories.write')])
  .validator((input: z.input<typeof removal>) => removal.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('deleteCategory', () => remove(shop, data, context.user.id)),
  )

const sequence = z.object({ ids: z.array(id).max(1000) })

export const reorderCategories = createServerFn({ method: 'POST' })
  .middleware([staff('categories.write')])
  .validator((input: z.input<typeof sequence>) => sequence.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('reorderCategories', () => reorder(shop, data.ids, context.user.id)),
  )

export const staffCategoryQueries = {
  /** Prefix of every cached query of categories, the storefront's included. */
  root: ['categories'] as const,
  all: () =>
    queryOptions({
      queryKey: [...staffCategoryQueries.root, 'staff'],
      queryFn: () => listStaffCategories(),
      staleTime: 10_000,
    }),
}
