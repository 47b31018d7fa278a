import { beforeEach, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { watchAudit } from '../../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createProduct } from '../../../../tests/support/factories.ts'
import { sampleVariant } from '../../../../tests/support/sample-product.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { browseProducts } from '../browse-products.server.ts'
import { createCategory } from './create-category.server.ts'
import { exportProducts } from './export-products.server.ts'
import { importProducts } from './import-products.server.ts'
import { productDraftOf } from './product-draft.ts'
import { productDraftSchema } from './product-draft-schema.ts'
import { reorderCategories } from './reorder-categories.server.ts'
import { listStaffCategories } from './staff-category-store.server.ts'
import type { StaffListing } from './staff-product.ts'
import { listStaffProducts } from './staff-product-list.server.ts'
import { findStaffProduct } from './staff-product-store.server.ts'
import { updateCategory } from './update-category.server.ts'
import { updateProduct } from './update-product.server.ts'

const arabic = { nameAr: 'ورد أحمر', descriptionAr: 'دستة ورد، "طازجة"', careAr: 'ماء بارد' }

describeOnEachDatabase('Arabic texts', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>
  beforeEach(async () => {
    await open().db.deleteFrom('products').execute()
    await open().db.deleteFrom('categories').execute()
    written = await watchAudit(open().db)
    shop = await openTestShop(open())
  })

  const found = async (id: string) => {
    const product = await findStaffProduct(shop.db, id)
    if (!product) throw new Error('Product not found.')
    return product
  }
  const names = async (listing: StaffListing) =>
    (await listStaffProducts(shop, listing, 30)).products.map((one) => one.name)
  const importText = (text: string) => importProducts(shop, { text, dry: false }, 'seller')

  it('of a product are saved without spaces, and audited', async () => {
    const product = await createProduct(shop)
    const draft = { ...productDraftOf(product), ...arabic, nameAr: '  ورد أحمر ' }
    const saved = await updateProduct(shop, { id: product.id, draft, seen: product }, 'seller')
    expect(saved.ok).toBe(true)
    expect(await found(product.id)).toMatchObject(arabic)
    expect(JSON.parse((await written()).at(-1)?.after ?? 'null')).toMatchObject(arabic)
  })

  it('of a product and its pictures have the limits of the English ones', async () => {
    const product = await createProduct(shop)
    const draft = {
      ...productDraftOf(product),
      nameAr: 'و'.repeat(121),
      descriptionAr: 'و'.repeat(4001),
      careAr: 'و'.repeat(2001),
      pictures: [{ address: '/a.webp', alt: '', altAr: 'و'.repeat(201) }],
    }
    const saved = await updateProduct(shop, { id: product.id, draft, seen: product }, 'seller')
    const problems = saved.ok || saved.refusal !== 'not-valid' ? {} : saved.problems
    expect(Object.keys(problems).toSorted()).toEqual([
      'careAr',
      'descriptionAr',
      'nameAr',
      'pictures',
    ])
    expect(productDraftSchema.parse({ ...draft, extra: 1 })).toEqual(draft)
  })

  it('of a category are saved without spaces, audited, and kept in a new order', async () => {
    const create = (name: string, nameAr?: string) =>
      createCategory(shop, { name, nameAr, image: null }, 'seller')
    const created = await create('Lilies', ' زنبق ')
    if (!created.ok) throw new Error(created.refusal)
    const { id, nameAr, updatedAt: seenUpdatedAt } = created.category
    expect(nameAr).toBe('زنبق')
    expect(JSON.parse((await written()).at(-1)?.after ?? 'null')).toMatchObject({ nameAr })

    await reorderCategories(shop, [id, shop.categoryId], 'seller')
    const draft = { name: 'Lilies', nameAr: 'و'.repeat(61), image: null }
    expect(await updateCategory(shop, { id, draft, seenUpdatedAt }, 'seller')).toMatchObject({
      refusal: 'not-valid',
      problems: { nameAr: { code: 'too-long', longest: 60 } },
    })
    expect((await listStaffCategories(shop.db))[0]).toMatchObject({ id, nameAr })
    const change = { id, draft: { ...draft, nameAr: '' }, seenUpdatedAt }
    expect(await updateCategory(shop, change, 'seller')).toMatchObject({
      category: { name: 'Lilies', nameAr: '' },
    })
  })

  it('round-trip through CSV, and an older file leaves them unchanged', async () => {
    const product = await createProduct(shop, { ...arabic, care: 'Cold water' })
    const { text } = await exportProducts(shop, {})
    expect(text).toContain('arabic name,arabic description,arabic care')
    expect(await importText(text)).toMatchObject({ lines: [{ outcome: 'same' }] })

    const older = `id,name,care\n${product.id},White roses,Fresh water\n`
    expect(await importText(older)).toMatchObject({ lines: [{ outcome: 'changed' }] })
    expect(await found(product.id)).toMatchObject({ ...arabic, name: 'White roses' })

    const changed = `id,arabic name,arabic care\n${product.id},ورد أبيض,\n`
    expect(await importText(changed)).toMatchObject({ lines: [{ outcome: 'changed' }] })
    expect(await found(product.id)).toMatchObject({ ...arabic, nameAr: 'ورد أبيض', careAr: '' })
  })

  it('are a filter of the list, with and without a search', async () => {
    await createProduct(shop, { ...arabic, name: 'Whole roses', description: 'A dozen' })
    await createProduct(shop, { name: 'Named roses', description: 'Six', nameAr: 'ورد' })
    await createProduct(shop, { name: 'English roses' })
    const furtherVariants = [sampleVariant({ variantNameAr: '' })]
    const sized = { ...arabic, variantName: 'Classic', variantNameAr: 'كلاسيك', furtherVariants }
    await createProduct(shop, { ...sized, name: 'Sized roses', description: 'A dozen' })
    await shop.search.refresh()
    const state = 'arabic-missing'
    const missing = ['English roses', 'Named roses', 'Sized roses']
    expect((await names({ state })).toSorted()).toEqual(missing)
    expect((await names({ state, query: 'roses' })).toSorted()).toEqual(missing)
  })

  it('are found by a search', async () => {
    await createProduct(shop, { ...arabic, name: 'Dozen' })
    await createProduct(shop, { name: 'Tulips' })
    await shop.db.updateTable('categories').set({ nameAr: 'باقات' }).execute()
    await shop.search.refresh()
    expect(await names({ query: 'طازجة' })).toEqual(['Dozen'])
    expect(await names({ query: 'احمر' })).toEqual(['Dozen'])
    expect(await names({ query: 'باقات' })).toHaveLength(2)
  })
  it.each([undefined, 'bouquet'])(
    'sort the customers’ list on an Arabic page (%s)',
    async (query) => {
      await createProduct(shop, { name: 'A bouquet', nameAr: 'ياسمين' })
      await createProduct(shop, { name: 'B bouquet' })
      await createProduct(shop, { name: 'C bouquet', nameAr: 'بنفسج' })
      await shop.search.refresh()
      const request = { sort: 'name', query, limit: 2 } as const
      const list = async () => {
        const first = await browseProducts(shop, request)
        const cursor = first.nextCursor ?? undefined
        const rest = await browseProducts(shop, { ...request, cursor })
        return [...first.products, ...rest.products].map(({ name }) => name[0])
      }
      expect(await list()).toEqual(['A', 'B', 'C'])
      expect(await inLocale('ar', list)).toEqual(['B', 'C', 'A'])
    },
  )
})
