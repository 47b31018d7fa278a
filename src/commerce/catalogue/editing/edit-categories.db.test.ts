import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { watchAudit } from '../../../../tests/support/audit.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { createProduct } from '../../../../tests/support/factories.ts'
import { photograph } from '../../../../tests/support/photographs.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { storePicture } from '../../pictures/store-picture.server.ts'
import { shownCategoryLimit } from '../category.ts'
import { listCategories } from '../category-store.server.ts'
import { createCategory } from './create-category.server.ts'
import { deleteCategory } from './delete-category.server.ts'
import { reorderCategories } from './reorder-categories.server.ts'
import { listStaffCategories } from './staff-category-store.server.ts'
import { findStaffProduct } from './staff-product-store.server.ts'
import { updateCategory } from './update-category.server.ts'

const seller = 'seller'

describeUseCase('categories', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>
  beforeEach(async () => {
    await open().db.deleteFrom('products').execute()
    await open().db.deleteFrom('categories').execute()
    written = await watchAudit(open().db)
    shop = await openTestShop(open())
    shop.clock.now += minutes(1)
  })

  async function create(name: string) {
    const created = await createCategory(shop, { name, image: null }, seller)
    if (!created.ok) throw new Error(`The category was refused: ${created.refusal}.`)
    return created.category
  }
  const names = async () => (await listCategories(shop.db)).map((one) => one.name)
  const actions = async () => (await written()).map((entry) => entry.action)

  it('creates a category after the others, with times and picture', async () => {
    const stored = await storePicture(shop, await photograph(), { createdBy: seller })
    if (!stored.ok) throw new Error(stored.refusal)
    const { address, placeholder } = stored.picture
    const created = await createCategory(shop, { name: ' Tulips ', image: address }, seller)
    expect(created).toMatchObject({
      ok: true,
      category: {
        name: 'Tulips',
        image: address,
        imagePlaceholder: placeholder,
        position: 2,
        createdAt: shop.now(),
        updatedAt: shop.now(),
      },
    })
    expect(await names()).toEqual(['Roses', 'Tulips'])
    expect(await actions()).toEqual(['category.created'])
  })

  it.each([
    ['Untitled', { name: ' ', image: null }, 'not-valid'],
    ['under the name of another one', { name: 'rOSES', image: null }, 'name-taken'],
    ['with an external picture', { name: 'Tulips', image: '/a.png' }, 'picture-not-found'],
  ])('rejects a category %s', async (_how, draft, refusal) => {
    expect(await createCategory(shop, draft, seller)).toMatchObject({ ok: false, refusal })
    expect([await names(), await actions()]).toEqual([['Roses'], []])
  })

  it('rejects more categories than pages show', async () => {
    const rows = Array.from({ length: shownCategoryLimit - 2 }, (_, index) => ({
      id: newDocumentId(),
      name: `Category ${index}`,
      image: null,
      imagePlaceholder: null,
      position: index + 2,
      createdAt: noon,
      updatedAt: noon,
    }))
    await open().db.insertInto('categories').values(rows).execute()
    expect(await create('Tulips')).toMatchObject({ name: 'Tulips' })
    const tooMany = await createCategory(shop, { name: 'Lilies', image: null }, seller)
    expect(tooMany).toEqual({ ok: false, refusal: 'too-many-categories' })
    expect(await actions()).toEqual(['category.created'])
  })

  it('renames a category, and rejects a conflicting change', async () => {
    const { id, updatedAt } = await create('Tulips')
    const rename = (name: string) =>
      updateCategory(shop, { id, draft: { name, image: null }, seenUpdatedAt: updatedAt }, seller)
    expect(await rename('Spring bulbs')).toMatchObject({ ok: true })
    expect(await rename('Bulbs')).toEqual({ ok: false, refusal: 'changed-elsewhere' })
    expect(await names()).toEqual(['Roses', 'Spring bulbs'])
  })

  it('reorders the categories, and rejects an incomplete order', async () => {
    const [tulips, lilies] = [await create('Tulips'), await create('Lilies')]
    const ids = [lilies.id, shop.categoryId, tulips.id]
    expect(await reorderCategories(shop, ids, seller)).toEqual({ ok: true })
    expect(await names()).toEqual(['Lilies', 'Roses', 'Tulips'])
    const incomplete = await reorderCategories(shop, ids.slice(1), seller)
    expect(incomplete).toEqual({ ok: false, refusal: 'changed-elsewhere' })
  })

  it('updates a category that was reordered since it was loaded', async () => {
    const loaded = await create('Tulips')
    shop.clock.now += minutes(1)
    await reorderCategories(shop, [loaded.id, shop.categoryId], seller)
    const draft = { name: 'Late tulips', image: null }
    const saved = await updateCategory(
      shop,
      { id: loaded.id, draft, seenUpdatedAt: loaded.updatedAt },
      seller,
    )
    expect(saved).toMatchObject({ ok: true })
    expect(await names()).toEqual(['Late tulips', 'Roses'])
  })

  it('counts the products of each category', async () => {
    await create('Tulips')
    await createProduct(shop)
    const counts = (await listStaffCategories(shop.db)).map((one) => [one.name, one.products])
    expect(counts).toEqual([
      ['Roses', 1],
      ['Tulips', 0],
    ])
  })

  describe('deleteCategory', () => {
    it('deletes an empty category', async () => {
      const { id } = await create('Tulips')
      expect(await deleteCategory(shop, { id, moveTo: null }, seller)).toEqual({
        ok: true,
        moved: 0,
      })
      expect(await names()).toEqual(['Roses'])
    })

    it('moves the products to another category', async () => {
      const { id } = await create('Tulips')
      const product = await createProduct(shop, { updatedAt: noon })
      const remove = (moveTo: string | null) =>
        deleteCategory(shop, { id: shop.categoryId, moveTo }, seller)
      expect(await remove(null)).toEqual({ ok: false, refusal: 'has-products', products: 1 })
      expect(await remove(newDocumentId())).toMatchObject({ refusal: 'category-not-found' })
      expect(await remove(shop.categoryId)).toMatchObject({ refusal: 'category-not-found' })
      expect(await remove(id)).toEqual({ ok: true, moved: 1 })
      expect(await names()).toEqual(['Tulips'])
      expect(await findStaffProduct(shop.db, product.id)).toMatchObject({
        category: id,
        updatedAt: shop.now(),
      })
    })

    it('offers an add-on with the category that takes its place', async () => {
      const { id } = await create('Tulips')
      const vase = await createProduct(shop, {
        category: id,
        updatedAt: noon,
        addOn: 'only',
        addOnWith: [shop.categoryId],
      })
      const remove = (moveTo: string | null) =>
        deleteCategory(shop, { id: shop.categoryId, moveTo }, seller)
      expect(await remove(null)).toEqual({ ok: false, refusal: 'has-add-ons' })
      expect(await remove(id)).toEqual({ ok: true, moved: 0 })
      expect(await findStaffProduct(shop.db, vase.id)).toMatchObject({
        addOnWith: [id],
        updatedAt: shop.now(),
      })
    })

    it('does not wait for a product that is no add-on any more', async () => {
      const { id } = await create('Tulips')
      await createProduct(shop, { addOn: 'no', addOnWith: [id] })
      expect(await deleteCategory(shop, { id, moveTo: null }, seller)).toMatchObject({ ok: true })
    })

    it('counts a product with several sizes once', async () => {
      const { id } = await create('Tulips')
      const { id: variantOf } = await createProduct(shop)
      await createProduct(shop, { variantOf })
      expect(await deleteCategory(shop, { id: shop.categoryId, moveTo: id }, seller)).toEqual({
        ok: true,
        moved: 1,
      })
    })
  })
})
