import { beforeEach, describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { auditOf } from '../../../tests/support/audit.ts'
import { deleteOrders } from '../../../tests/support/delete-orders.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct } from '../../../tests/support/factories.ts'
import { blockAfterWritingTo } from '../../../tests/support/paused-shop.ts'
import { sampleVariant } from '../../../tests/support/sample-product.ts'
import { openTestShop, type TestShop, today, tomorrow } from '../../../tests/support/test-shop.ts'
import { deleteProduct } from '../catalogue/editing/delete-product.server.ts'
import { duplicateProduct } from '../catalogue/editing/duplicate-product.server.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { readMakeList } from '../orders/staff/read-make-list.server.ts'
import { deleteStem } from './delete-stem.server.ts'
import {
  exportPurchaseList,
  mostPurchaseDays,
  readPurchaseList,
} from './read-purchase-list.server.ts'
import { readRecipes } from './read-recipes.server.ts'
import type { Recipe } from './recipe.ts'
import { saveRecipe } from './save-recipe.server.ts'
import { saveStem } from './save-stem.server.ts'
import type { Stem, StemDraft } from './stem.ts'
import { listStems } from './stem-store.server.ts'

const nadia = 'nadia'
const roseDraft = { name: 'Red rose', nameAr: 'ورد أحمر', perBunch: 20, supplier: 'Market' }

describeOnEachDatabase('recipes', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(open())
    shop.now = () => shop.clock.now++
    await deleteOrders(shop.db)
    for (const table of ['stems', 'recipes'] as const) await shop.db.deleteFrom(table).execute()
  })

  async function createStem(draft: Partial<StemDraft> = {}): Promise<Stem> {
    const saved = await saveStem(
      shop,
      { id: null, draft: { ...roseDraft, ...draft }, seen: null },
      nadia,
    )
    if (!saved.ok) throw new Error(`The stem was refused: ${saved.refusal}.`)
    return saved.stem
  }

  const give = (productId: string, recipe: Recipe | null, seen: Recipe | null = null, on = shop) =>
    saveRecipe(on, { productId, recipe, seen }, nadia)

  const of = (...stems: [Stem, number][]): Recipe =>
    stems.map(([{ id: stemId }, quantity]) => ({ stemId, quantity }))

  async function createOrderIn(status: OrderStatus, order: Parameters<typeof createOrder>[1] = {}) {
    const { orderId, product } = await createOrder(shop, order)
    await shop.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute()
    return product
  }

  describe('a stem', () => {
    it('is created, changed and deleted, each with an audit entry', async () => {
      const rose = await createStem({ name: ' Red rose ' })
      expect(await listStems(shop.db)).toEqual([rose])
      const draft = { ...roseDraft, perBunch: 25 }
      expect(await saveStem(shop, { id: rose.id, draft, seen: rose }, nadia)).toMatchObject({
        ok: true,
      })
      expect(await deleteStem(shop, rose.id, nadia)).toEqual({ ok: true })
      expect(await listStems(shop.db)).toEqual([])
      expect((await auditOf(shop.db, rose.id)).map(({ action }) => action)).toEqual([
        'stem.created',
        'stem.updated',
        'stem.deleted',
      ])
    })

    it('has a name of its own, whatever its case', async () => {
      const rose = await createStem()
      const tulip = await createStem({ name: 'Tulip' })
      const draft = { ...roseDraft, name: 'RED ROSE' }
      const taken = { ok: false, refusal: 'name-taken' }
      expect(await saveStem(shop, { id: null, draft, seen: null }, nadia)).toEqual(taken)
      expect(await saveStem(shop, { id: tulip.id, draft, seen: tulip }, nadia)).toEqual(taken)
      expect(await saveStem(shop, { id: rose.id, draft, seen: rose }, nadia)).toMatchObject({
        ok: true,
      })
    })

    it('refuses an editor who saw another version, and invalid fields', async () => {
      const rose = await createStem()
      const stale = { ...rose, perBunch: 10 }
      expect(await saveStem(shop, { id: rose.id, draft: roseDraft, seen: stale }, nadia)).toEqual({
        ok: false,
        refusal: 'changed-elsewhere',
      })
      expect(
        await saveStem(shop, { id: null, draft: { ...roseDraft, perBunch: 0 }, seen: null }, nadia),
      ).toMatchObject({ refusal: 'not-valid' })
    })

    it('stays while a recipe has it', async () => {
      const rose = await createStem()
      const { id } = await createProduct(shop)
      await give(id, of([rose, 12]))
      const inUse = { ok: false, refusal: 'stem-in-use', count: 1 }
      expect(await deleteStem(shop, rose.id, nadia)).toEqual(inUse)
      await give(id, null, of([rose, 12]))
      expect(await deleteStem(shop, rose.id, nadia)).toEqual({ ok: true })
    })

    it('outlives a deleted product only while the workshop waits to make it', async () => {
      const rose = await createStem()
      const product = await createProduct(shop)
      await give(product.id, of([rose, 12]))
      await createOrderIn('confirmed', { product })
      expect(await deleteProduct(shop, product.id, nadia)).toEqual({ ok: true })
      expect(await deleteStem(shop, rose.id, nadia)).toMatchObject({ refusal: 'stem-in-use' })
      await shop.db.updateTable('orders').set({ status: 'delivered' }).execute()
      expect(await deleteStem(shop, rose.id, nadia)).toEqual({ ok: true })
    })

    it('is not deleted while a recipe adds it', async () => {
      const rose = await createStem()
      const { id } = await createProduct(shop)
      const paused = blockAfterWritingTo(shop, 'stems')
      const saving = give(id, of([rose, 12]), null, paused.shop)
      await paused.reached
      const deleting = deleteStem(shop, rose.id, nadia)
      paused.resume()
      expect(await saving).toEqual({ ok: true })
      expect(await deleting).toMatchObject({ refusal: 'stem-in-use' })
    })
  })

  describe('a recipe', () => {
    it('belongs to one size, and its changes are in the log with names', async () => {
      const rose = await createStem()
      const grand = sampleVariant()
      const { id } = await createProduct(shop, {
        variantName: 'Classic',
        furtherVariants: [grand],
      })
      expect(await give(grand.id, of([rose, 40]))).toEqual({ ok: true })
      expect(await readRecipes(shop.db, grand.id)).toEqual([
        { productId: id, recipe: null },
        { productId: grand.id, recipe: of([rose, 40]) },
      ])
      const [entry] = await auditOf(shop.db, id)
      expect(entry).toMatchObject({ action: 'product.recipe-updated', actorId: nadia })
      expect(JSON.parse(entry?.before ?? '')).toEqual({ variantName: 'Grand', recipe: null })
      expect(JSON.parse(entry?.after ?? '')).toEqual({
        variantName: 'Grand',
        recipe: ['40 × Red rose'],
      })
    })

    it('refuses products and stems that are gone', async () => {
      const { id } = await createProduct(shop)
      const gone = { id: 'abcdefghij0123456789', ...roseDraft }
      expect(await give(id, of([gone, 1]))).toEqual({ ok: false, refusal: 'stem-not-found' })
      expect(await give(gone.id, [])).toEqual({ ok: false, refusal: 'product-not-found' })
    })

    it('is saved by the first of two editors', async () => {
      const rose = await createStem()
      const { id } = await createProduct(shop)
      const changed = { ok: false, refusal: 'changed-elsewhere' }
      const paused = blockAfterWritingTo(shop, 'recipes')
      const first = give(id, of([rose, 1]), null, paused.shop)
      await paused.reached
      const second = give(id, of([rose, 2]))
      paused.resume()
      expect([await first, await second]).toEqual([{ ok: true }, changed])
      expect(await give(id, null, of([rose, 2]))).toEqual(changed)
      expect(await give(id, [], of([rose, 1]))).toEqual({ ok: true })
      expect(await give(id, null, [])).toEqual({ ok: true })
      expect(await readRecipes(shop.db, id)).toEqual([{ productId: id, recipe: null }])
    })

    it('is copied with its product', async () => {
      const rose = await createStem()
      const grand = sampleVariant()
      const { id } = await createProduct(shop, { variantName: 'Classic', furtherVariants: [grand] })
      await give(id, of([rose, 15]))
      await give(grand.id, of([rose, 40]))
      const copy = await duplicateProduct(shop, id, nadia)
      const recipes = copy.ok ? await readRecipes(shop.db, copy.product.id) : []
      expect(recipes.map(({ recipe }) => recipe)).toEqual([of([rose, 15]), of([rose, 40])])
    })
  })

  describe('a purchase list', () => {
    const days = { from: today, until: tomorrow }

    it('counts the orders of its days that wait in the workshop', async () => {
      const rose = await createStem()
      const product = await createProduct(shop, { stock: null })
      await give(product.id, of([rose, 12]))
      await createOrderIn('confirmed', { product, quantity: 2 })
      await createOrderIn('preparing', { product })
      await createOrderIn('awaiting_payment', { product })
      await createOrderIn('out_for_delivery', { product })
      const late = { date: '2026-11-22', slotId: shop.slot.id }
      await createOrderIn('confirmed', { product, delivery: late })
      const { stems, withoutRecipe, bunches } = await readPurchaseList(shop, days)
      expect(stems).toEqual([
        {
          ...{ id: rose.id, name: 'Red rose', supplier: 'Market', perBunch: 20 },
          ...{ quantity: 36, bunches: 2, left: 4 },
        },
      ])
      expect({ bunches, withoutRecipe }).toEqual({ bunches: 2, withoutRecipe: [] })
    })

    it('names products without a recipe, in the language of the page, but no refunded line', async () => {
      const product = await createProduct(shop, { nameAr: 'ورد أحمر', stock: null })
      await createOrderIn('confirmed', { product, quantity: 3 })
      await shop.db
        .updateTable('orderLines')
        .set({ givenBackAt: 1 })
        .where('productId', '=', (await createOrderIn('confirmed')).id)
        .execute()
      const { withoutRecipe } = await inLocale('ar', () => readPurchaseList(shop, days))
      expect(withoutRecipe).toEqual([{ productId: product.id, name: 'ورد أحمر', quantity: 3 }])
    })

    it('is empty without orders, and never longer than its limit', async () => {
      const list = await readPurchaseList(shop, { from: today, until: '2027-11-20' })
      expect(list).toMatchObject({ stems: [], withoutRecipe: [], until: '2026-12-20' })
      expect(mostPurchaseDays).toBe(31)
      expect(await readPurchaseList(shop, { from: tomorrow, until: today })).toMatchObject({
        from: tomorrow,
        until: tomorrow,
      })
    })

    it('is CSV in English, whose cells a spreadsheet does not run', async () => {
      const rose = await createStem({ name: '=1+1' })
      const product = await createProduct(shop)
      await give(product.id, of([rose, 12]))
      await createOrderIn('confirmed', { product })
      await createOrderIn('confirmed', { product: await createProduct(shop, { name: 'Tulips' }) })
      const text = await inLocale('ar', () => exportPurchaseList(shop, days))
      expect(text.replace('\uFEFF', '').split('\n').slice(0, 3)).toEqual([
        'stem,supplier,needed,per bunch,bunches,left over',
        "'=1+1,Market,12,20,1,8",
        'Tulips,no recipe,1,,,',
      ])
    })

    it('agrees with the make list', async () => {
      const rose = await createStem()
      const product = await createProduct(shop, { stock: null })
      await give(product.id, of([rose, 12]))
      await createOrderIn('confirmed', { product, quantity: 2 })
      await createOrderIn('confirmed')
      const { list } = await readMakeList(shop, { date: tomorrow })
      expect(list).toMatchObject({
        stemTotals: [{ name: 'Red rose', quantity: 24 }],
        withoutRecipe: 1,
      })
    })
  })
})
