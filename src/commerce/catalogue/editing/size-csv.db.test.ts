import { beforeEach, describe, expect, it } from 'vitest'
import { watchAudit } from '../../../../tests/support/audit.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { createOrder, createProduct, lineOf } from '../../../../tests/support/factories.ts'
import { sampleVariant } from '../../../../tests/support/sample-product.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { exportProducts } from './export-products.server.ts'
import { importProducts } from './import-products.server.ts'
import { listStaffProducts } from './staff-product-list.server.ts'
import { findStaffProduct } from './staff-product-store.server.ts'

describeUseCase('CSV of sizes', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>
  beforeEach(async () => {
    await open().db.deleteFrom('products').execute()
    written = await watchAudit(open().db)
    shop = await openTestShop(open())
  })

  const importText = (text: string) => importProducts(shop, { text, dry: false }, 'seller')
  const outcomes = async (text: string) => {
    const result = await importText(text)
    return 'lines' in result
      ? result.lines.map(({ line, outcome, problems }) => [
          ...[line, outcome, ...problems.map(({ code }) => code)],
        ])
      : result.refusal
  }
  const exported = async () => (await exportProducts(shop, {})).text
  const threeSizes = async () => {
    const placeholder = 'data:image/webp;base64,AA'
    const generous = sampleVariant({
      ...{ variantName: 'Generous', variantNameAr: 'سخي', price: 700, stock: null },
      ...{ image: '/uploads/a.webp', images: ['/uploads/a.webp'] },
      pictureDetails: { '/uploads/a.webp': { alt: 'Generous', placeholder } },
    })
    const grand = sampleVariant()
    const furtherVariants = [generous, grand]
    const product = await createProduct(shop, {
      ...{ name: 'Blush peonies', variantName: 'Classic', furtherVariants },
    })
    return { product, generous, grand }
  }
  const stored = async (id: string) => {
    const product = await findStaffProduct(shop.db, id)
    if (!product) throw new Error('The product is missing.')
    return product
  }

  it('round-trips without a change, each size below its product', async () => {
    const { product, generous, grand } = await threeSizes()
    const text = await exported()
    expect(text.split('\n').filter((line) => line.includes(product.id))).toHaveLength(3)
    expect(text.indexOf(generous.id)).toBeLessThan(text.indexOf(grand.id))
    expect(await outcomes(text)).toEqual([
      [2, 'same'],
      [3, 'same'],
      [4, 'same'],
    ])
    expect(await written()).toEqual([])
  })

  it('changes, adds and leaves sizes in one change of the product', async () => {
    const { product, generous, grand } = await threeSizes()
    const text = [
      'id,size of,size,price,stems',
      `${product.id},,Petite,550,`,
      `${generous.id},${product.id},Generous,750,28`,
      `,${product.id},Lavish,1900,80`,
    ].join('\n')
    expect(await outcomes(text)).toEqual([
      [2, 'changed'],
      [3, 'changed'],
      [4, 'new'],
    ])
    expect(await written()).toHaveLength(1)
    const { furtherVariants, ...first } = await stored(product.id)
    expect(first).toMatchObject({ variantName: 'Petite', price: 550, name: 'Blush peonies' })
    expect(furtherVariants).toMatchObject([
      { id: generous.id, price: 750, stemCount: 28, pictureDetails: generous.pictureDetails },
      { id: grand.id, price: 900 },
      { variantName: 'Lavish', price: 1900, stock: null, leadDays: 0, archivedAt: null },
    ])
  })

  it('adds sizes to a new product of the file, named by its name', async () => {
    const text = [
      'name,category,size of,size,price',
      'Lilies,Roses,,Classic,300',
      ',,Lilies,Grand,600',
    ].join('\n')
    expect(await outcomes(text)).toEqual([
      [2, 'new'],
      [3, 'new'],
    ])
    const { products } = await listStaffProducts(shop, { state: 'archived' }, 100)
    expect(products).toMatchObject([
      { name: 'Lilies', furtherVariants: [{ variantName: 'Grand', price: 600 }] },
    ])
  })

  it('imports a file of the version before, and keeps the sizes', async () => {
    const { product } = await threeSizes()
    const before = await stored(product.id)
    const text = `id,name,category,price\n${product.id},Peonies,Roses,600`
    expect(await outcomes(text)).toEqual([[2, 'changed']])
    expect(await stored(product.id)).toMatchObject({
      ...{ name: 'Peonies', price: 600, furtherVariants: before.furtherVariants },
    })
  })

  it('keeps sales of a size since the export, and refuses other changes since then', async () => {
    const { product, grand } = await threeSizes()
    const changedAt = new Date(product.updatedAt).toISOString()
    const fileWith = (stock: number) =>
      `id,size of,stock,stock seen,last changed\n${grand.id},${product.id},${stock},10,${changedAt}`
    await createOrder(shop, { lines: [lineOf(grand, 3)] })
    expect(await outcomes(fileWith(20))).toEqual([[2, 'changed']])
    expect((await stored(product.id)).furtherVariants[1]?.stock).toBe(17)
    expect(await outcomes(fileWith(30))).toEqual([[2, 'refused', 'changed-since']])
  })

  describe('refuses', () => {
    it.each([
      ['a size of an unknown product', (_p: string) => ',nowhere,Lavish,900', 'product-unknown'],
      ['an unknown size', (p: string) => `abcdefghij0123456789,${p},Lavish,900`, 'id-unknown'],
      ['a size that costs less', (p: string) => `,${p},Lavish,400`, 'size-too-cheap'],
      ['a repeated name', (p: string) => `,${p},Grand,900`, 'size-name-repeated'],
      ['a size without a name', (p: string) => `,${p},,900`, 'size-name-missing'],
    ])('%s', async (_what, row, problem) => {
      const { product } = await threeSizes()
      const result = await outcomes(`id,size of,size,price\n${row(product.id)}`)
      expect(result).toEqual([[2, 'refused', problem]])
      expect(await written()).toEqual([])
    })

    it('a product that would cost more than a size that the file leaves', async () => {
      const { product } = await threeSizes()
      expect(await outcomes(`id,price\n${product.id},800`)).toEqual([
        [2, 'refused', 'sizes-invalid'],
      ])
      expect((await stored(product.id)).price).toBe(500)
    })

    it('a size that stands twice in the file', async () => {
      const { product, grand } = await threeSizes()
      const row = `${grand.id},${product.id},Grand,950`
      expect(await outcomes(`id,size of,size,price\n${row}\n${row}`)).toContainEqual([
        ...[3, 'refused', 'row-repeated'],
      ])
    })
  })
})
