import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { watchAudit } from '../../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createProduct as addProduct, createOrder } from '../../../../tests/support/factories.ts'
import { photograph } from '../../../../tests/support/photographs.ts'
import { sampleVariant } from '../../../../tests/support/sample-product.ts'
import { noon, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { findOrder } from '../../orders/records/order-store.server.ts'
import { storePicture } from '../../pictures/store-picture.server.ts'
import { browseProducts } from '../browse-products.server.ts'
import { emptyValues } from '../product-schema.ts'
import { findProduct, listProducts } from '../product-store.server.ts'
import { onCatalogueChange } from './catalogue-change.server.ts'
import { changeProducts } from './change-products.server.ts'
import { createProduct } from './create-product.server.ts'
import { deleteProduct } from './delete-product.server.ts'
import { duplicateProduct } from './duplicate-product.server.ts'
import { type ProductDraft, productDraftOf } from './product-draft.ts'
import { restoreProducts } from './restore-products.server.ts'
import type { StaffProduct } from './staff-product.ts'
import { findStaffProduct } from './staff-product-store.server.ts'
import { updateProduct } from './update-product.server.ts'

const seller = 'seller'

describeOnEachDatabase('products', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>
  let notified: number
  let unsubscribe: () => void
  beforeEach(async () => {
    await open().db.deleteFrom('products').execute()
    written = await watchAudit(open().db)
    await open().db.deleteFrom('pictureUses').execute()
    shop = await openTestShop(open())
    notified = 0
    unsubscribe = onCatalogueChange(shop.db, () => {
      notified += 1
    })
  })
  afterEach(() => unsubscribe())

  const draft = (change: Partial<ProductDraft> = {}): ProductDraft => ({
    ...emptyValues,
    name: ' Red roses ',
    description: 'Ten of them.',
    category: shop.categoryId,
    price: 500,
    stock: 10,
    leadDays: 1,
    pictures: [],
    ...change,
  })

  async function create(change?: Partial<ProductDraft>): Promise<StaffProduct> {
    const created = await createProduct(shop, draft(change), seller)
    if (!created.ok) throw new Error(`The product was refused: ${created.refusal}.`)
    return created.product
  }

  async function picture() {
    const stored = await storePicture(shop, await photograph(), { createdBy: seller })
    if (!stored.ok) throw new Error(`The picture was refused: ${stored.refusal}.`)
    return stored.picture
  }

  const audit = async () =>
    (await written()).map(({ action, subject, actorId }) => ({ action, subject, actorId }))

  function change(product: StaffProduct, changed: Partial<ProductDraft>) {
    const seen = { updatedAt: product.updatedAt, stock: product.stock }
    const update = { id: product.id, draft: { ...productDraftOf(product), ...changed }, seen }
    return updateProduct(shop, update, seller)
  }

  describe('createProduct', () => {
    it('stores the pictures, the first one as the main image', async () => {
      const [front, side] = [await picture(), await picture()]
      const pictures = [
        { address: side.address, alt: 'From the side ' },
        { address: front.address, alt: '' },
      ]
      const { id } = await create({ pictures })
      expect(await findProduct(shop.db, id)).toMatchObject({
        name: 'Red roses',
        image: side.address,
        images: [side.address, front.address],
        pictureDetails: {
          [side.address]: { alt: 'From the side', placeholder: side.placeholder },
          [front.address]: { alt: '', placeholder: front.placeholder },
        },
        createdAt: noon,
        updatedAt: noon,
      })
      expect(await audit()).toEqual([{ action: 'product.created', subject: id, actorId: seller }])
      expect(notified).toBe(1)
    })

    it.each<[string, Partial<ProductDraft>, string]>([
      ['Untitled', { name: '' }, 'not-valid'],
      ['in a deleted category', { category: newDocumentId() }, 'category-not-found'],
      [
        'with a deleted picture',
        { pictures: [{ address: `/uploads/${'0'.repeat(32)}_1x1.webp`, alt: '' }] },
        'picture-not-found',
      ],
      [
        'with an external picture',
        { pictures: [{ address: 'https://elsewhere.example/a.jpg', alt: '' }] },
        'picture-not-found',
      ],
    ])('rejects a product %s', async (_how, changed, refusal) => {
      const result = await createProduct(shop, draft(changed), seller)
      expect(result).toMatchObject({ ok: false, refusal })
      expect((await listProducts(shop.db, {})).products).toEqual([])
      expect([await audit(), notified]).toEqual([[], 0])
    })
  })

  describe('updateProduct', () => {
    it('keeps fields that the form of the version before does not have', async () => {
      const facts = { variantName: 'Classic', heightCm: 40, flowers: ['rose'] }
      const product = await create(facts)
      const {
        variantName: _name,
        heightCm: _height,
        flowers: _flowers,
        ...old
      } = productDraftOf(product)
      const { pictures, furtherVariants: _variants, ...values } = old
      const { id, updatedAt, stock } = product
      const draft = { ...values, pictures, price: 650 }
      const saved = await updateProduct(shop, { id, draft, seen: { updatedAt, stock } }, seller)
      expect(saved).toMatchObject({ ok: true, product: { ...facts, price: 650 } })
    })

    it('updates the search index', async () => {
      const product = await create()
      expect((await browseProducts(shop, { query: 'peony' })).products).toEqual([])
      const changed = await change(product, { name: 'Peonies', price: 650 })
      expect(changed).toMatchObject({ ok: true, product: { name: 'Peonies', price: 650 } })
      const found = await browseProducts(shop, { query: 'peony' })
      expect(found.products.map((one) => one.id)).toEqual([product.id])
      expect((await audit()).map((entry) => entry.action)).toContain('product.updated')
      expect(notified).toBe(2)
    })

    it('rejects a conflicting change, and returns the current product', async () => {
      const product = await create()
      await change(product, { price: 700 })
      expect(await change(product, { price: 800 })).toMatchObject({
        ok: false,
        refusal: 'changed-elsewhere',
        product: { price: 700 },
      })
    })

    it('accepts one of several concurrent changes', async () => {
      const product = await create()
      const prices = [601, 602, 603, 604]
      const results = await Promise.all(prices.map((price) => change(product, { price })))
      expect(results.filter((result) => result.ok)).toHaveLength(1)
    })

    it.each([
      ['the edited stock less sales since it was loaded', 10, 12, 8, 10],
      ['at least 0', 10, 1, 3, 0],
      ['made to order', 10, null, 8, null],
      ['the edited stock after made to order', null, 5, null, 5],
    ])('sets the stock: %s', async (_what, seen, meant, now, stock) => {
      const product = await create({ stock: seen })
      await shop.db
        .updateTable('products')
        .set({ stock: now })
        .where('id', '=', product.id)
        .execute()
      expect(await change(product, { stock: meant })).toMatchObject({
        ok: true,
        product: { stock },
      })
    })

    it('rejects a deleted product', async () => {
      const product = await create()
      await deleteProduct(shop, product.id, seller)
      expect(await change(product, {})).toEqual({ ok: false, refusal: 'product-not-found' })
    })
  })

  it('deletes an ordered product, and orders keep their lines', async () => {
    const product = await create({ name: 'Lilies' })
    const { orderId } = await createOrder(shop, { product })
    expect(await deleteProduct(shop, product.id, seller)).toEqual({ ok: true })
    expect(await findProduct(shop.db, product.id)).toBeNull()
    expect((await findOrder(shop.db, orderId))?.lines).toMatchObject([{ name: 'Lilies' }])
    const again = await deleteProduct(shop, product.id, seller)
    expect(again).toEqual({ ok: false, refusal: 'product-not-found' })
  })

  it('duplicates a product as archived', async () => {
    const { address } = await picture()
    const product = await create({ pictures: [{ address, alt: 'Ten roses' }] })
    const copied = await duplicateProduct(shop, product.id, seller)
    expect(copied).toMatchObject({
      ok: true,
      product: { name: 'Red roses (copy)', image: address, archivedAt: noon },
    })
    expect((await listProducts(shop.db, {})).products.map((one) => one.name)).toEqual(['Red roses'])
  })

  it('hides an archived product from customers, and keeps its orders', async () => {
    const product = await create({ name: 'Lilies' })
    const { orderId } = await createOrder(shop, { product })
    const found = async () => (await browseProducts(shop, { query: 'lilies' })).products
    expect(await found()).toHaveLength(1)
    await changeProducts(shop, { ids: [product.id], change: { kind: 'archive' } }, seller)
    expect(await findProduct(shop.db, product.id)).toBeNull()
    expect(await found()).toEqual([])
    expect((await findOrder(shop.db, orderId))?.lines).toMatchObject([{ name: 'Lilies' }])
    await expect(createOrder(shop, { product })).rejects.toThrow('refused')
    await changeProducts(shop, { ids: [product.id], change: { kind: 'restore' } }, seller)
    expect(await findProduct(shop.db, product.id)).toMatchObject({ name: 'Lilies' })
  })

  it('changes the prices of many products, and returns those that would become invalid', async () => {
    const sale = { salePrice: 90, saleStartDate: noon - 1, saleEndDate: noon + 1 }
    const [roses, candle] = [await create({ price: 995 }), await create({ price: 100, ...sale })]
    const ids = [roses.id, candle.id]
    await changeProducts(shop, { ids, change: { kind: 'percent', percent: 10 } }, seller)
    expect(await findStaffProduct(shop.db, roses.id)).toMatchObject({ price: 1095 })
    expect(await findStaffProduct(shop.db, candle.id)).toMatchObject({ price: 110, salePrice: 99 })
    const deleted = newDocumentId()
    const cheaper = { ids: [...ids, deleted], change: { kind: 'pounds', pounds: -20 } as const }
    expect(await changeProducts(shop, cheaper, seller)).toMatchObject({
      ok: true,
      changed: 1,
      left: [
        { id: deleted, problem: { code: 'deleted' } },
        { id: candle.id, problem: { code: 'sale-not-below-price' } },
      ],
    })
    expect((await audit()).filter((entry) => entry.action === 'product.repriced')).toHaveLength(3)
  })

  it('raises no price twice for a repeated request', async () => {
    const roses = await create({ price: 1000 })
    const { id, updatedAt } = (await findStaffProduct(shop.db, roses.id)) ?? roses
    const raise = () => {
      const change = { kind: 'percent', percent: 10 } as const
      return changeProducts(shop, { ids: [id], change, seen: { [id]: updatedAt } }, seller)
    }
    expect(await raise()).toMatchObject({ ok: true, changed: 1, left: [] })
    const left = [{ id, problem: { code: 'changed-since' } }]
    expect(await raise()).toMatchObject({ ok: true, changed: 0, left })
    expect(await findStaffProduct(shop.db, id)).toMatchObject({ price: 1100 })
  })

  it('takes a bulk change back, but not for products that were changed since', async () => {
    const grand = sampleVariant({ price: 900, salePrice: 810 })
    const [roses, tulips] = [await create({ price: 995 }), await create({ price: 500 })]
    const sized = await addProduct(shop, { variantName: 'Classic', furtherVariants: [grand] })
    const ids = [roses.id, tulips.id, sized.id]
    const raise = (only: readonly string[]) =>
      changeProducts(shop, { ids: only, change: { kind: 'percent', percent: 10 } }, seller)
    const raised = await raise(ids)
    if (!raised.ok) throw new Error(raised.refusal)
    const again = await raise([tulips.id])
    expect(await restoreProducts(shop, raised.before, seller)).toEqual({
      ok: true,
      changed: 2,
      left: [{ id: tulips.id, problem: { code: 'changed-since' } }],
    })
    expect(await findStaffProduct(shop.db, roses.id)).toMatchObject({ price: 995 })
    expect(await findStaffProduct(shop.db, tulips.id)).toMatchObject({ price: 605 })
    expect(await findStaffProduct(shop.db, sized.id)).toMatchObject({
      price: 500,
      furtherVariants: [{ id: grand.id, price: 900, salePrice: 810 }],
    })
    // Twice, by a double click: the second finds products that were changed since.
    expect(await restoreProducts(shop, raised.before, seller)).toMatchObject({ changed: 0 })
    expect(again.ok && (await restoreProducts(shop, again.before, seller))).toMatchObject({
      changed: 1,
    })
    const undone = (await audit()).filter((entry) => entry.action === 'product.change-undone')
    expect(undone).toHaveLength(3)
  })

  it('undoes an archiving and a move, unless the product or its category is gone', async () => {
    const product = await create()
    const archived = await changeProducts(
      shop,
      { ids: [product.id], change: { kind: 'archive' } },
      seller,
    )
    if (!archived.ok) throw new Error(archived.refusal)
    const [fields] = archived.before
    if (!fields) throw new Error('Nothing was archived.')
    const gone = [
      { ...fields, category: newDocumentId() },
      { ...fields, id: newDocumentId() },
    ]
    expect(await restoreProducts(shop, gone, seller)).toMatchObject({
      left: [{ problem: { code: 'changed-since' } }, { problem: { code: 'deleted' } }],
    })
    const broken = { ...fields, sizes: [{ id: product.id, price: 100, salePrice: 100 }] }
    expect(await restoreProducts(shop, [broken], seller)).toMatchObject({ changed: 0 })
    expect(await restoreProducts(shop, [fields], seller)).toMatchObject({ changed: 1 })
    expect(await findStaffProduct(shop.db, product.id)).toMatchObject({ archivedAt: null })
  })
})
