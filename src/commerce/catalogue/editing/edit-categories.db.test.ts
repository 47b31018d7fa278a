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
import { orderCategories } from './order-categories.server.ts'
import { listStaffCategories } from './staff-category-store.server.ts'
import { findStaffProduct } from './staff-product-store.server.ts'
import { updateCategory } from './update-category.server.ts'

const seller = 'seller'

describeUseCase('staff', (open) => {
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

  it('put up a category behind the others, with the time it was made and its picture', async () => {
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
    ['without a name', { name: ' ', image: null }, 'not-valid'],
    ['under the name of another one', { name: 'rOSES', image: null }, 'name-taken'],
    ['with a picture from elsewhere', { name: 'Tulips', image: '/a.png' }, 'picture-not-found'],
  ])('but not %s', async (_how, draft, refusal) => {
    expect(await createCategory(shop, draft, seller)).toMatchObject({ ok: false, refusal })
    expect([await names(), await actions()]).toEqual([['Roses'], []])
  })

  it('put up no more categories than the shop shows', async () => {
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

  it('rename a category, unless somebody else was first', async () => {
    const { id, updatedAt } = await create('Tulips')
    const rename = (name: string) =>
      updateCategory(shop, { id, draft: { name, image: null }, seenUpdatedAt: updatedAt }, seller)
    expect(await rename('Spring bulbs')).toMatchObject({ ok: true })
    expect(await rename('Bulbs')).toEqual({ ok: false, refusal: 'changed-by-somebody-else' })
    expect(await names()).toEqual(['Roses', 'Spring bulbs'])
  })

  it('put the categories in another order, unless there are others by now', async () => {
    const [tulips, lilies] = [await create('Tulips'), await create('Lilies')]
    const ids = [lilies.id, shop.categoryId, tulips.id]
    expect(await orderCategories(shop, ids, seller)).toEqual({ ok: true })
    expect(await names()).toEqual(['Lilies', 'Roses', 'Tulips'])
    const gone = await orderCategories(shop, ids.slice(1), seller)
    expect(gone).toEqual({ ok: false, refusal: 'changed-by-somebody-else' })
  })

  it('save a category that was open while its place changed', async () => {
    const open = await create('Tulips')
    shop.clock.now += minutes(1)
    await orderCategories(shop, [open.id, shop.categoryId], seller)
    const draft = { name: 'Late tulips', image: null }
    const saved = await updateCategory(
      shop,
      { id: open.id, draft, seenUpdatedAt: open.updatedAt },
      seller,
    )
    expect(saved).toMatchObject({ ok: true })
    expect(await names()).toEqual(['Late tulips', 'Roses'])
  })

  it('see how many products stand in each', async () => {
    await create('Tulips')
    await createProduct(shop)
    const counts = (await listStaffCategories(shop.db)).map((one) => [one.name, one.products])
    expect(counts).toEqual([
      ['Roses', 1],
      ['Tulips', 0],
    ])
  })

  describe('take down a category', () => {
    it('that is empty', async () => {
      const { id } = await create('Tulips')
      expect(await deleteCategory(shop, { id, moveTo: null }, seller)).toEqual({
        ok: true,
        moved: 0,
      })
      expect(await names()).toEqual(['Roses'])
    })

    it('whose products they move to another one', async () => {
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
  })
})
