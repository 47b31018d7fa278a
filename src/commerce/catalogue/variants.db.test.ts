import { beforeEach, expect, it, vi } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  lineOf,
  orderRequest,
} from '../../../tests/support/factories.ts'
import { expectInvariantsToHold, stockOf } from '../../../tests/support/invariants.ts'
import { sampleVariant } from '../../../tests/support/sample-product.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { placeOrder } from '../checkout/place-order.server.ts'
import { countStock } from '../invariants/stock-invariants-store.server.ts'
import { expireOrder } from '../orders/lifecycle/expire-order.server.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import { browseProducts } from './browse-products.server.ts'
import { changeProducts } from './editing/change-products.server.ts'
import { productDraftOf } from './editing/product-draft.ts'
import { listStaffProducts } from './editing/staff-product-list.server.ts'
import { findStaffProduct, findWholeStaffProduct } from './editing/staff-product-store.server.ts'
import { updateProduct } from './editing/update-product.server.ts'
import {
  findProduct,
  findProducts,
  findSoldProducts,
  listProducts,
} from './product-store.server.ts'

describeOnEachDatabase('variants', (open) => {
  let shop: TestShop

  beforeEach(async () => {
    await open().db.deleteFrom('products').execute()
    shop = await openTestShop(open())
  })

  const generous = () => sampleVariant({ variantName: 'Generous', price: 700, stock: 5 })
  const threeSizes = async () => {
    const variants = [generous(), sampleVariant({ stock: 10 })] as const
    const product = await createProduct(shop, {
      name: 'Blush peonies',
      variantName: 'Classic',
      furtherVariants: variants,
    })
    return { product, variants, generous: variants[0], grand: variants[1] }
  }
  const buyers = <T>(count: number, each: () => Promise<T>) =>
    Promise.all(Array.from({ length: count }, each))

  it('sell ten of one size and no more to fifty buyers, and none of the others', async () => {
    const { product, generous, grand } = await threeSizes()
    const answers = await buyers(50, () =>
      placeOrder(shop, orderRequest(shop, { lines: [lineOf(grand)] }), newDocumentId()),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(10)
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]))
    expect(new Set(refusals)).toEqual(new Set(['out-of-stock']))
    const stock = [product, generous, grand].map(({ id }) => stockOf(shop, id))
    expect(await Promise.all(stock)).toEqual([10, 5, 0])
    await expectInvariantsToHold(shop)
  })

  it('do not deadlock when baskets name the sizes of products in opposite orders', async () => {
    const one = await threeSizes()
    const other = await threeSizes()
    const begun = vi.spyOn(shop.db, 'transaction')
    const lines = [one.product, other.generous, one.grand, other.product].map((each) =>
      lineOf(each),
    )
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        placeOrder(
          shop,
          orderRequest(shop, { lines: index % 2 === 0 ? lines : lines.toReversed() }),
          newDocumentId(),
        ),
      ),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(5)
    expect(begun).toHaveBeenCalledTimes(10)
    vi.restoreAllMocks()
  })

  it('are in the order with name, price and stems, and return their stock when it expires', async () => {
    const { product, grand } = await threeSizes()
    const order = await createOrder(shop, { lines: [lineOf(grand, 3), lineOf(product)] })
    expect((await findOrder(shop.db, order.orderId))?.lines).toMatchObject([
      { productId: grand.id, name: 'Blush peonies – Grand', unitPrice: 900, stemCount: 40 },
      { productId: product.id, name: 'Blush peonies – Classic', unitPrice: 500 },
    ])
    expect([await stockOf(shop, grand.id), await stockOf(shop, product.id)]).toEqual([7, 9])
    shop.clock.now += minutes(31)
    await expireOrder(shop, order)
    expect([await stockOf(shop, grand.id), await stockOf(shop, product.id)]).toEqual([10, 10])
    await expectInvariantsToHold(shop)
  })

  it('belong to their product in lists, and are no products of their own', async () => {
    const { product, variants } = await threeSizes()
    const ids = variants.map(({ id }) => id)
    const { products } = await listProducts(shop.db, { category: shop.categoryId })
    expect(products.map(({ id }) => id)).toEqual([product.id])
    expect(products[0]?.furtherVariants.map(({ id }) => id)).toEqual(ids)
    const browsed = await browseProducts(shop, { sort: 'price', category: shop.categoryId })
    expect(browsed.products).toEqual(products)
    const archived = await listStaffProducts(shop, { state: 'archived' }, 100)
    expect(archived.products.filter(({ id }) => ids.includes(id))).toEqual([])
  })

  it('are found by their id as carts hold them, and by their name', async () => {
    const { product, grand } = await threeSizes()
    const found = await findSoldProducts(shop.db, [grand.id, product.id])
    expect(found.find(({ id }) => id === grand.id)).toMatchObject({
      name: 'Blush peonies',
      variantOf: product.id,
      price: 900,
      category: product.category,
    })
    expect((await findProduct(shop.db, product.id))?.furtherVariants).toHaveLength(2)
    expect((await findWholeStaffProduct(shop.db, grand.id))?.id).toBe(product.id)
    await shop.search.refresh()
    const { products } = await browseProducts(shop, { query: 'peonies generous' })
    expect(products.map(({ id }) => id)).toEqual([product.id])
  })

  it('keep a product in stock while one of them is left', async () => {
    const { product, generous, grand } = await threeSizes()
    const left = async () =>
      (await browseProducts(shop, { inStock: true, category: shop.categoryId })).products.length
    await shop.db
      .updateTable('products')
      .set({ stock: 0 })
      .where('id', 'in', [product.id, generous.id])
      .execute()
    expect(await left()).toBe(1)
    await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', grand.id).execute()
    expect(await left()).toBe(0)
    await shop.search.refresh()
    const searched = await browseProducts(shop, { query: 'peonies', inStock: true })
    expect(searched.products).toEqual([])
  })

  it('cannot be bought when archived, alone or with their product', async () => {
    const { product, generous, grand } = await threeSizes()
    const stored = await staffProduct(product.id)
    const draft = productDraftOf(stored)
    const furtherVariants = (draft.furtherVariants ?? []).map((variant) => ({
      ...variant,
      isArchived: variant.id === grand.id,
    }))
    const seen = { updatedAt: stored.updatedAt, stock: stored.stock }
    const saved = await updateProduct(
      shop,
      { id: product.id, draft: { ...draft, furtherVariants }, seen },
      'staff',
    )
    expect(saved.ok).toBe(true)
    expect(await findSoldProducts(shop.db, [grand.id])).toEqual([])
    expect((await findProduct(shop.db, product.id))?.furtherVariants).toMatchObject([
      { id: generous.id },
    ])
    await changeProducts(shop, { ids: [product.id], change: { kind: 'archive' } }, 'staff')
    expect(await findProducts(shop.db, [product.id, generous.id, grand.id])).toEqual([])
    const refused = await placeOrder(
      shop,
      orderRequest(shop, { lines: [lineOf(generous)] }),
      newDocumentId(),
    )
    expect(refused).toMatchObject({ ok: false, refusal: 'product-gone', productId: generous.id })
  })

  it('are added, reordered and restocked by staff without undoing sales', async () => {
    const { product, generous, grand } = await threeSizes()
    const stored = await staffProduct(product.id)
    await createOrder(shop, { lines: [lineOf(grand, 4)] })
    const [first, second] = productDraftOf(stored).furtherVariants ?? []
    if (!first || !second) throw new Error('The product has two further variants.')
    const added = { ...second, id: null, variantName: 'Vast', price: 2000 }
    const draft = {
      ...productDraftOf(stored),
      furtherVariants: [{ ...second, stock: 12 }, first, added],
    }
    const variantStock = Object.fromEntries(
      stored.furtherVariants.map(({ id, stock }) => [id, stock]),
    )
    const { updatedAt, stock } = stored
    const saved = await updateProduct(
      shop,
      { id: product.id, draft, seen: { updatedAt, stock, variantStock } },
      'staff',
    )
    expect(saved.ok).toBe(true)
    const after = await staffProduct(product.id)
    expect(after.furtherVariants.map(({ variantName, stock }) => [variantName, stock])).toEqual([
      ['Grand', 8],
      ['Generous', 5],
      ['Vast', 10],
    ])
    expect(after.furtherVariants.slice(0, 2).map(({ id }) => id)).toEqual([grand.id, generous.id])
    await countStock(shop.db, shop.now())
    await expectInvariantsToHold(shop)
  })

  it('refuse a draft with a cheaper, an unnamed or a repeated size', async () => {
    const { product } = await threeSizes()
    const stored = await staffProduct(product.id)
    const [first] = productDraftOf(stored).furtherVariants ?? []
    if (!first) throw new Error('The product has a further variant.')
    const seen = { updatedAt: stored.updatedAt, stock: stored.stock }
    for (const change of [{ price: 499 }, { variantName: ' ' }, { variantName: 'classic' }]) {
      const draft = { ...productDraftOf(stored), furtherVariants: [{ ...first, ...change }] }
      const refused = await updateProduct(shop, { id: product.id, draft, seen }, 'staff')
      expect(refused).toMatchObject({ ok: false, refusal: 'not-valid' })
    }
  })

  async function staffProduct(id: string) {
    const product = await findStaffProduct(shop.db, id)
    if (!product) throw new Error('The product is stored.')
    return product
  }
})
