import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createProduct } from '../../../../tests/support/factories.ts'
import { blockAfterWritingTo } from '../../../../tests/support/paused-shop.ts'
import { photograph } from '../../../../tests/support/photographs.ts'
import { sampleVariant } from '../../../../tests/support/sample-product.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { storePicture } from '../../pictures/store-picture.server.ts'
import type { Product } from '../product.ts'
import { deleteProduct } from './delete-product.server.ts'
import { productDraftOf } from './product-draft.ts'
import { updateProduct } from './update-product.server.ts'

describeOnEachDatabase('pictures of products with sizes', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(open())
  })

  async function picture(): Promise<string> {
    const stored = await storePicture(shop, await photograph(), { createdBy: 'seller' })
    if (!stored.ok) throw new Error(`The picture was refused: ${stored.refusal}.`)
    return stored.picture.address
  }

  const sizedProduct = () =>
    createProduct(shop, { variantName: 'Classic', furtherVariants: [sampleVariant()] })

  /** Saves a product with a picture of its own and one of its size. */
  function save(by: TestShop, product: Product, [own, ofSize]: [string, string]) {
    const { id, updatedAt, stock } = product
    const draft = productDraftOf({ ...product, furtherVariants: product.furtherVariants })
    const furtherVariants = draft.furtherVariants?.map((size) => ({
      ...size,
      pictures: [{ address: ofSize, alt: '' }],
    }))
    const changed = { ...draft, pictures: [{ address: own, alt: '' }], furtherVariants }
    return updateProduct(by, { id, draft: changed, seen: { updatedAt, stock } }, 'seller')
  }

  /** The shop, and a promise that resolves when it begins to lock a picture. */
  function watched(by: TestShop): { shop: TestShop; asks: Promise<void> } {
    const asked = Promise.withResolvers<void>()
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'UpdateQueryNode' && JSON.stringify(node).includes('"uploads"')) {
          asked.resolve()
        }
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return { shop: { ...by, db: by.db.withPlugin(plugin) }, asks: asked.promise }
  }

  it('are locked in one order, so that two saves do not deadlock', async () => {
    const [one, other] = [await sizedProduct(), await sizedProduct()]
    const [low = '', high = ''] = [await picture(), await picture()].sort()
    const begun = vi.spyOn(Object.getPrototypeOf(shop.db), 'transaction')
    const first = blockAfterWritingTo(shop, 'uploads')
    const saved = save(first.shop, one, [high, low])
    await first.reached
    const second = watched(shop)
    const savedToo = save(second.shop, other, [low, high])
    // SQLite has one writer at a time: the second save begins after the first.
    if (open().engine === 'postgresql') await second.asks
    first.resume()
    expect(await Promise.all([saved, savedToo])).toMatchObject([{ ok: true }, { ok: true }])
    // A deadlock would be retried.
    expect(begun).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
  })

  it('are unused once the product is deleted', async () => {
    const product = await sizedProduct()
    await save(shop, product, [await picture(), await picture()])
    const uses = () =>
      shop.db
        .selectFrom('pictureUses')
        .selectAll()
        .where('usedBy', 'like', `%:${product.id}`)
        .execute()
    expect(await uses()).toHaveLength(2)
    await deleteProduct(shop, product.id, 'seller')
    expect(await uses()).toEqual([])
  })
})
