import { beforeEach, describe, expect, it } from 'vitest'
import { watchAudit } from '../../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createProduct } from '../../../../tests/support/factories.ts'
import { noon, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { exportProducts } from './export-products.server.ts'
import { importProducts } from './import-products.server.ts'
import { listStaffProducts } from './staff-product-list.server.ts'
import { findStaffProduct } from './staff-product-store.server.ts'

describeOnEachDatabase('a sheet of products', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>
  beforeEach(async () => {
    await open().db.deleteFrom('products').execute()
    await open().db.deleteFrom('categories').execute()
    written = await watchAudit(open().db)
    shop = await openTestShop(open())
  })

  const take = (text: string, dry = false) => importProducts(shop, { text, dry }, 'seller')
  const outcomes = async (text: string, dry = false) => {
    const answer = await take(text, dry)
    return 'lines' in answer
      ? answer.lines.map(({ line, outcome, reasons }) => [line, outcome, ...reasons])
      : answer.refusal
  }
  const all = async () => (await listStaffProducts(shop.db, {}, { now: noon, limit: 100 })).products

  it('goes out and comes back without changing anything', async () => {
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
    expect(text).toContain("'=1+1")
    expect(text).toContain('2026-11-20 12:00:05')
    expect(await outcomes(text)).toEqual([[3, 'same']])
  })

  it('changes what has an id, makes what has none, and leaves columns that it does not have', async () => {
    const { id } = await createProduct(shop, { description: 'Ten.', stock: 4, updatedAt: noon })
    const text = `id,name,price,category\n${id},Peonies,"1,250",roses\n,Lilies,300,Roses`
    expect(await outcomes(text, true)).toEqual([
      [2, 'changed'],
      [3, 'new'],
    ])
    expect((await all()).map((one) => one.name)).toEqual(['Red roses'])
    await take(text)
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

  it('is taken whole or not at all, and says of each line what is wrong', async () => {
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
        'Give it a name.',
        'A sale needs a price.',
        'Say when the sale ends.',
        'A whole number of pounds, from 1 to 1,000,000.',
        'A whole number of pieces, or nothing when it is made to order.',
        'There is no category “Cacti”.',
        'A time is written 2026-11-20 14:30:00.',
      ],
      [4, 'changed'],
      [5, 'refused', 'This product stands on an earlier line already.'],
      [6, 'refused', 'There is no product with this id.'],
    ]
    expect(await outcomes(text, true)).toEqual(report)
    expect(await outcomes(text)).toEqual(report)
    expect(await all()).toHaveLength(1)
  })

  describe('is not taken', () => {
    it.each([
      ['without the names of its columns', 'Roses,500', 'no-columns'],
      ['when it is empty', '', 'no-columns'],
      ['when its quotes do not close', 'name\n"Roses', 'not-readable'],
      ['when it is too long', `name\n${'Roses\n'.repeat(2001)}`, 'too-many-lines'],
    ])('%s', async (_why, text, refusal) => {
      expect(await take(text)).toMatchObject({ ok: false, refusal })
    })
  })
})
