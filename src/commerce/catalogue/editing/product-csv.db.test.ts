import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { demoCategories, demoProducts } from '#database/seed/demo-catalogue.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { watchAudit } from '../../../../tests/support/audit.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { createOrder, createProduct } from '../../../../tests/support/factories.ts'
import { noon, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import type { Product } from '../product.ts'
import { endlessSale } from '../sale.ts'
import { exportProducts } from './export-products.server.ts'
import { importProducts } from './import-products.server.ts'
import { productDraftOf } from './product-draft.ts'
import { listStaffCategories } from './staff-category-store.server.ts'
import { listStaffProducts } from './staff-product-list.server.ts'
import { findStaffProduct } from './staff-product-store.server.ts'
import { updateProduct } from './update-product.server.ts'

describeUseCase('product CSV', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>
  beforeEach(async () => {
    await open().db.deleteFrom('products').execute()
    await open().db.deleteFrom('categories').execute()
    written = await watchAudit(open().db)
    shop = await openTestShop(open())
  })

  const importText = (text: string, dry = false) => importProducts(shop, { text, dry }, 'seller')
  const outcomes = async (text: string, dry = false) => {
    const result = await importText(text, dry)
    return 'lines' in result
      ? result.lines.map(({ line, outcome, problems }) => [
          ...[line, outcome, ...problems.map(({ code }) => code)],
        ])
      : result.refusal
  }
  const outcomesAlone = async (text: string) => {
    const result = await importText(text)
    return 'lines' in result ? result.lines.map(({ outcome }) => outcome) : []
  }
  const all = async () => [
    ...(await listStaffProducts(shop, {}, 100)).products,
    ...(await listStaffProducts(shop, { state: 'archived' }, 100)).products,
  ]

  it('round-trips without a change', async () => {
    await createProduct(shop, {
      name: 'Roses, "red"\nand =white=',
      description: '=1+1',
      care: '-2 cm',
      salePrice: 90,
      saleStartDate: noon,
      saleEndDate: noon + 5_000,
      stock: null,
    })
    const { text, nextCursor } = await exportProducts(shop, {})
    expect(nextCursor).toBeNull()
    expect((await inLocale('ar', () => exportProducts(shop, {}))).text).toBe(text)
    expect(text).toContain("'=1+1")
    expect(text).toContain('2026-11-20 12:00:05')
    expect(await outcomes(text)).toEqual([[3, 'same']])
  })

  it('writes and reads the rules of an add-on by name', async () => {
    const { id } = await createProduct(shop, {
      addOn: 'also',
      addOnWith: [shop.categoryId, newDocumentId()],
    })
    const { text } = await exportProducts(shop, {})
    expect(await outcomes(text)).toEqual([[2, 'same']])
    const rule = (cell: string) => `id,add-on,add-on with,add-on order\n${id},only,${cell},7`
    const [category] = await listStaffCategories(shop.db)
    expect(await outcomes(rule(category?.name ?? ''))).toEqual([[2, 'changed']])
    expect(await findStaffProduct(shop.db, id)).toMatchObject({
      ...{ addOn: 'only', addOnWith: [category?.id], addOnOrder: 7 },
    })
    expect(await importText(rule('Weddings'))).toMatchObject({
      lines: [{ problems: [{ code: 'add-on-rule-unknown', unknown: 'Weddings' }] }],
    })
  })

  it('accepts an unchanged product that breaks a newer limit', async () => {
    const { id } = await createProduct(shop, { leadDays: 21 })
    const { text } = await exportProducts(shop, {})
    expect(await outcomes(text)).toEqual([[2, 'same']])
    expect((await findStaffProduct(shop.db, id))?.leadDays).toBe(21)
  })

  it('round-trips the demo catalogue with all delimiters in its texts', async () => {
    const moment = noon + 123
    await shop.db.deleteFrom('categories').execute()
    const ids = new Map(demoCategories.map(({ slug }) => [slug, newDocumentId()]))
    for (const { slug, name, position } of demoCategories) {
      const row = { id: ids.get(slug) ?? '', name, position, image: null }
      await shop.db
        .insertInto('categories')
        .values({ ...row, createdAt: moment, updatedAt: moment })
        .execute()
    }
    for (const { slug: _slug, category, sale, ...words } of demoProducts) {
      await createProduct(shop, {
        ...words,
        category: ids.get(category) ?? '',
        ...(sale && { salePrice: sale.price, saleStartDate: moment, saleEndDate: moment + 5_000 }),
      })
    }
    const { text } = await exportProducts(shop, {})
    expect(text).toContain('"Write with a pencil or a pen that dries slowly; cotton paper')
    expect(await outcomesAlone(text)).toEqual(demoProducts.map(() => 'same'))
  })

  it.each([
    ['commas', ',', '"Red, white; both\there"'],
    ['semicolons', ';', '"Red, white; both\there"'],
    ['semicolons, and commas in its texts', ';', 'Red, white'],
    ['tabs', '\t', '"Red, white; both\there"'],
    ['tabs, and commas in its texts', '\t', 'Red, white; both'],
  ])('imports a file with %s', async (_how, mark, description) => {
    const lines = [
      ['name', 'category', 'price', 'description'],
      ['Lilies', 'Roses', '300', description],
    ]
    const text = lines.map((cells) => cells.join(mark)).join('\r\n')
    expect(await outcomes(`\uFEFF${text}\r\n`)).toEqual([[2, 'new']])
    expect(await all()).toMatchObject([{ description: description.replaceAll('"', '') }])
  })

  it('escapes cells that begin like a formula, full-width letters included', async () => {
    await createProduct(shop, { description: '＝1+1' })
    const { text } = await exportProducts(shop, {})
    expect(text).toContain("'＝1+1")
    expect(await outcomes(text)).toEqual([[2, 'same']])
  })

  describe('with changes since the export', () => {
    const replaced = (text: string, from: string, to: string) => {
      expect(text).toContain(from)
      return text.replace(from, to)
    }
    const rename = (seen: Product, name: string) =>
      updateProduct(
        shop,
        { id: seen.id, draft: { ...productDraftOf(seen), name }, seen },
        'colleague',
      )

    it('keeps sales since the export', async () => {
      const roses = await createProduct(shop, { name: 'Roses', stock: 10 })
      const lilies = await createProduct(shop, { name: 'Lilies', stock: 4 })
      const { text } = await exportProducts(shop, {})
      await createOrder(shop, { product: roses, quantity: 3 })
      await createOrder(shop, { product: lilies, quantity: 2 })
      const counted = replaced(text, 'Lilies,Roses,500,,,,4', 'Lilies,Roses,700,,,,24')
      expect((await outcomesAlone(counted)).sort()).toEqual(['changed', 'same'])
      expect(await findStaffProduct(shop.db, roses.id)).toMatchObject({ stock: 7 })
      expect(await findStaffProduct(shop.db, lilies.id)).toMatchObject({ price: 700, stock: 22 })
    })

    it('keeps the stock when its column is missing', async () => {
      const { id } = await createProduct(shop, { stock: 10 })
      const text = `id,price,stock seen,last changed\n${id},700,12,${new Date(noon).toISOString()}`
      expect(await outcomes(text)).toEqual([[2, 'changed']])
      expect(await findStaffProduct(shop.db, id)).toMatchObject({ price: 700, stock: 10 })
    })

    it('rejects rows that a colleague has changed', async () => {
      const roses = await createProduct(shop, { name: 'Roses' })
      const lilies = await createProduct(shop, { name: 'Lilies' })
      const { text } = await exportProducts(shop, {})
      expect(await rename(roses, 'Garden roses')).toMatchObject({ ok: true })
      const result = await importText(replaced(text, 'Lilies,Roses,500', 'Lilies,Roses,700'))
      expect(result).toMatchObject({ ok: false, refusal: 'lines-refused' })
      expect('lines' in result && result.lines).toContainEqual(
        expect.objectContaining({
          name: 'Roses',
          outcome: 'refused',
          problems: [{ code: 'changed-since' }],
        }),
      )
      expect(await findStaffProduct(shop.db, roses.id)).toMatchObject({ name: 'Garden roses' })
      expect(await findStaffProduct(shop.db, lilies.id)).toMatchObject({ price: 500 })
    })

    it('can be imported twice', async () => {
      const { id } = await createProduct(shop, { name: 'Roses' })
      const { text } = await exportProducts(shop, {})
      const dearer = replaced(text, 'Roses,Roses,500', 'Roses,Roses,700')
      expect(await outcomes(dearer)).toEqual([[2, 'changed']])
      expect(await outcomes(dearer)).toEqual([[2, 'same']])
      expect(await findStaffProduct(shop.db, id)).toMatchObject({ price: 700 })
    })

    it.each([
      ['stock seen', 'ten'],
      ['last changed', '20 November'],
      ['last changed', '45981.4'],
    ])('rejects the column "%s" rewritten to %s', async (column, cell) => {
      const { id } = await createProduct(shop)
      expect(await outcomes(`id,price,${column}\n${id},700,${cell}`)).toEqual([
        [2, 'refused', 'seen-invalid'],
      ])
    })
  })

  it('updates rows with an id, creates rows without, and keeps missing columns', async () => {
    const { id } = await createProduct(shop, { description: 'Ten.', stock: 4, updatedAt: noon })
    const text = `id,name,price,category\n${id},Peonies,"1,250",roses\n,Lilies,300,Roses`
    expect(await outcomes(text, true)).toEqual([
      [2, 'changed'],
      [3, 'new'],
    ])
    expect((await all()).map((one) => one.name)).toEqual(['Red roses'])
    await importText(text)
    expect(await findStaffProduct(shop.db, id)).toMatchObject({
      name: 'Peonies',
      price: 1250,
      description: 'Ten.',
      stock: 4,
      updatedAt: noon + 1,
    })
    expect((await all()).map((one) => one.name).sort()).toEqual(['Lilies', 'Peonies'])
    expect((await written()).map((entry) => entry.action).sort()).toEqual([
      'product.created',
      'product.updated',
    ])
  })

  it('archives new products, which have no picture, with a notice', async () => {
    const { id } = await createProduct(shop)
    const result = await importText(
      `id,name,price,category\n,Lilies,300,Roses\n${id},Roses,450,Roses`,
    )
    expect('lines' in result && result.lines.map(({ notices }) => notices)).toEqual([
      [{ code: 'archived' }],
      [],
    ])
    const products = await all()
    expect(products.find(({ name }) => name === 'Lilies')).toMatchObject({ archivedAt: noon })
    expect(products.find((product) => product.id === id)).toMatchObject({ archivedAt: null })
  })

  it('names the columns that it ignores', async () => {
    const text = 'name,Colour,price,category,,stok\nLilies,white,300,Roses,,4'
    expect(await importText(text, true)).toMatchObject({
      ok: true,
      unknownColumns: ['Colour', 'stok'],
    })
    expect(await importText('name,price,category\nLilies,300,Roses', true)).toMatchObject({
      unknownColumns: [],
    })
  })

  it('starts a sale without dates now and without an end, and exports it unchanged', async () => {
    const { id } = await createProduct(shop, { name: 'Roses' })
    expect(await outcomes(`id,sale price\n${id},400`)).toEqual([[2, 'changed']])
    expect(await findStaffProduct(shop.db, id)).toMatchObject({
      salePrice: 400,
      saleStartDate: noon,
      saleEndDate: endlessSale,
    })
    const { text } = await exportProducts(shop, {})
    expect(text).not.toContain('2099')
    expect(await outcomes(text)).toEqual([[2, 'same']])
    const starts = '2026-11-22 09:00:00'
    expect(await outcomes(`id,sale price,sale starts,sale ends\n${id},400,${starts},`)).toEqual([
      [2, 'changed'],
    ])
    expect(await findStaffProduct(shop.db, id)).toMatchObject({ saleEndDate: endlessSale })
    expect(await outcomes(`id,sale starts\n${id},`)).toEqual([[2, 'changed']])
  })

  it('does not start the incomplete sale of a row that is unchanged', async () => {
    const { id } = await createProduct(shop, { name: 'Roses', salePrice: 400 })
    expect(await outcomes(`id,name,sale price\n${id},Roses,400`)).toEqual([[2, 'same']])
    expect(await findStaffProduct(shop.db, id)).toMatchObject({ saleEndDate: null })
  })

  it('imports all rows or none, with the problems of each row', async () => {
    const { id } = await createProduct(shop)
    const text = [
      'id;name;price;category;sale starts;stock',
      ';Lilies;300;Roses;;',
      ';;12.5;Cacti;tomorrow;many',
      `${id};Roses;500;Roses;;1`,
      `${id};Roses;500;Roses;;2`,
      'abcdefghij0123456789;Ghosts;500;Roses;;',
    ].join('\n')
    const report = [
      [2, 'new'],
      [
        3,
        'refused',
        'name-missing',
        'category-unknown',
        'price-invalid',
        'sale-price-missing',
        'time-invalid',
        'sale-end-missing',
        'stock-invalid',
      ],
      [4, 'changed'],
      [5, 'refused', 'row-repeated'],
      [6, 'refused', 'id-unknown'],
    ]
    expect(await outcomes(text, true)).toEqual(report)
    expect(await outcomes(text)).toEqual(report)
    expect(await all()).toHaveLength(1)
  })

  describe('rejects a file', () => {
    it.each([
      ['without column names', 'Roses,500', 'no-columns'],
      ['that is empty', '', 'no-columns'],
      ['with an unclosed quote', 'name\n"Roses', 'not-readable'],
      ['with too many rows', `name\n${'Roses\n'.repeat(2001)}`, 'too-many-lines'],
    ])('%s', async (_why, text, refusal) => {
      expect(await importText(text)).toMatchObject({ ok: false, refusal })
    })
  })
})
