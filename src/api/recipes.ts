import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { addDays, civilDateAt, isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { deleteStem as remove } from '#commerce/recipes/delete-stem.server.ts'
import {
  exportPurchaseList as exportCsv,
  readPurchaseList,
} from '#commerce/recipes/read-purchase-list.server.ts'
import { readRecipes } from '#commerce/recipes/read-recipes.server.ts'
import { recipeSchema } from '#commerce/recipes/recipe.ts'
import { saveRecipe as storeRecipe } from '#commerce/recipes/save-recipe.server.ts'
import { saveStem as storeStem } from '#commerce/recipes/save-stem.server.ts'
import { stemDraftSchema } from '#commerce/recipes/stem.ts'
import { listStems } from '#commerce/recipes/stem-store.server.ts'
import { reportedOrNull } from '#platform/reported-or-null.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const id = z.string().max(100)
const one = z.object({ id })
const date = z.string().refine(isCivilDate)

/** Absent days: a week from today in Cairo. */
const days = z.object({ from: date.optional(), until: date.optional() })

function daysOf({
  from = civilDateAt(shop.now()),
  until = addDays(from, 6),
}: z.infer<typeof days>) {
  return { from, until }
}

const getStems = createServerFn({ method: 'GET' })
  .middleware([staff('products.read')])
  .handler(() => listStems(shop.db))

/** The recipes of a product and of its further sizes. */
const getRecipes = createServerFn({ method: 'GET' })
  .middleware([staff('products.read')])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data }) => readRecipes(shop.db, data.id))

const getPurchaseList = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof days>) => days.parse(input))
  .handler(({ data }) => readPurchaseList(shop, daysOf(data)))

export const exportPurchaseList = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof days>) => days.parse(input))
  .handler(async ({ data }) => ({ text: await exportCsv(shop, daysOf(data)) }))

const stem = z.object({
  id: id.nullable(),
  draft: stemDraftSchema,
  seen: stemDraftSchema.nullable(),
})

/** This function and those below report a failure and return null. */
export const saveStem = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((input: z.input<typeof stem>) => stem.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('saveStem', () => storeStem(shop, data, context.user.id)),
  )

export const deleteStem = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('deleteStem', () => remove(shop, data.id, context.user.id)),
  )

const recipe = z.object({
  productId: id,
  recipe: recipeSchema.nullable(),
  seen: recipeSchema.nullable(),
})

export const saveRecipe = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((input: z.input<typeof recipe>) => recipe.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('saveRecipe', () => storeRecipe(shop, data, context.user.id)),
  )

export type PurchaseSearch = z.input<typeof days>

export const recipeQueries = {
  /** Prefix of every query that a change of a recipe or a stem invalidates. */
  root: ['recipes'] as const,
  stems: () =>
    queryOptions({ queryKey: [...recipeQueries.root, 'stems'], queryFn: () => getStems() }),
  ofProduct: (productId: string) =>
    queryOptions({
      queryKey: [...recipeQueries.root, 'product', productId],
      queryFn: () => getRecipes({ data: { id: productId } }),
    }),
  purchaseList: (search: PurchaseSearch) =>
    queryOptions({
      queryKey: [...recipeQueries.root, 'purchase', search.from ?? null, search.until ?? null],
      queryFn: () => getPurchaseList({ data: search }),
    }),
}
