import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { watchAudit } from '../../../tests/support/audit.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createProduct } from '../../../tests/support/factories.ts'
import { photograph } from '../../../tests/support/photographs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { storePicture } from '../pictures/store-picture.server.ts'
import { archiveOccasion } from './editing/archive-occasion.server.ts'
import { createOccasion } from './editing/create-occasion.server.ts'
import type { OccasionDraft } from './editing/occasion-draft.ts'
import { reorderOccasions } from './editing/reorder-occasions.server.ts'
import { findStaffOccasion, listStaffOccasions } from './editing/staff-occasion-store.server.ts'
import { updateOccasion } from './editing/update-occasion.server.ts'
import { mostOccasions } from './occasion.ts'
import { listOccasionProducts, listOccasions } from './occasion-store.server.ts'
import {
  findShownOccasion,
  occasionProducts,
  productsOfOccasion,
  shownOccasions,
} from './shown-occasions.server.ts'

const seller = 'seller'

describeUseCase('occasions', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>
  beforeEach(async () => {
    for (const table of ['occasions', 'products', 'categories'] as const) {
      await open().db.deleteFrom(table).execute()
    }
    written = await watchAudit(open().db)
    shop = await openTestShop(open())
    shop.clock.now += minutes(1)
  })

  const draftOf = (slug: string, change: Partial<OccasionDraft> = {}): OccasionDraft => ({
    slug,
    name: slug,
    nameAr: '',
    intro: '',
    introAr: '',
    image: null,
    isSensitive: false,
    dateRule: { kind: 'none' },
    productIds: [],
    ...change,
  })
  async function create(slug: string, change: Partial<OccasionDraft> = {}) {
    const created = await createOccasion(shop, draftOf(slug, change), seller)
    if (!created.ok) throw new Error(`The occasion was refused: ${created.refusal}.`)
    return created.occasion
  }
  const shown = async () => (await listOccasions(shop.db)).map(({ slug }) => slug)
  const actions = async () => (await written()).map((entry) => entry.action)

  it('creates an occasion after the others, with picture, dates and products in order', async () => {
    const stored = await storePicture(shop, await photograph(), { createdBy: seller })
    if (!stored.ok) throw new Error(stored.refusal)
    const [roses, tulips] = [await createProduct(shop), await createProduct(shop)]
    await create('birthday')
    const dates = [
      { date: '2028-02-26', isTentative: true },
      { date: '2027-03-09', isTentative: false },
    ]
    const { id } = await create('eid-al-fitr', {
      name: ' Eid al-Fitr ',
      image: stored.picture.address,
      dateRule: { kind: 'moving', dates },
      productIds: [tulips.id, roses.id, tulips.id],
    })
    expect(await findStaffOccasion(shop.db, id)).toMatchObject({
      slug: 'eid-al-fitr',
      name: 'Eid al-Fitr',
      position: 2,
      imagePlaceholder: stored.picture.placeholder,
      dateRule: { kind: 'moving', dates: dates.toReversed() },
      productIds: [tulips.id, roses.id],
      archivedAt: null,
    })
    expect(await shown()).toEqual(['birthday', 'eid-al-fitr'])
    expect(await actions()).toEqual(['occasion.created', 'occasion.created'])
  })

  it.each([
    ['invalid fields', { name: '' }, 'not-valid'],
    ['a taken address', { slug: 'birthday' }, 'slug-taken'],
    ['an external picture', { image: '/a.png' }, 'picture-not-found'],
    ['an unknown product', { productIds: [newDocumentId()] }, 'product-not-found'],
  ])('rejects %s', async (_what, change, refusal) => {
    await create('birthday')
    const refused = await createOccasion(shop, draftOf('other', change), seller)
    expect(refused).toMatchObject({ ok: false, refusal })
    expect(await shown()).toEqual(['birthday'])
  })

  it('rejects more occasions than pages show', async () => {
    const rows = Array.from({ length: mostOccasions }, (_, index) => ({
      ...{ id: newDocumentId(), slug: `o-${index}`, name: 'x', nameAr: '', intro: '', introAr: '' },
      ...{ image: null, imagePlaceholder: null, sensitive: 0 as const, position: index },
      ...{ dateRule: '{"kind":"none"}', archivedAt: null, createdAt: 0, updatedAt: 0 },
    }))
    await shop.db.insertInto('occasions').values(rows).execute()
    const refused = await createOccasion(shop, draftOf('one-more'), seller)
    expect(refused).toEqual({ ok: false, refusal: 'too-many-occasions' })
  })

  it('updates an occasion, and rejects the second of two concurrent edits', async () => {
    const { id, updatedAt } = await create('birthday')
    const update = (name: string) =>
      updateOccasion(
        shop,
        { id, draft: draftOf('birthday', { name }), seenUpdatedAt: updatedAt },
        seller,
      )
    expect(await update('Birthdays')).toMatchObject({ ok: true })
    expect(await update('Parties')).toEqual({ ok: false, refusal: 'changed-elsewhere' })
    expect((await findStaffOccasion(shop.db, id))?.name).toBe('Birthdays')
  })

  it('archives and restores an occasion with its products', async () => {
    const roses = await createProduct(shop)
    const { id } = await create('birthday', { productIds: [roses.id] })
    const archive = (isArchived: boolean) => {
      shop.clock.now += minutes(1)
      return archiveOccasion(shop, { id, isArchived }, seller)
    }
    expect(await archive(true)).toMatchObject({ ok: true })
    // A second click changes nothing.
    expect(await archive(true)).toMatchObject({ ok: true })
    expect(await shown()).toEqual([])
    expect((await listOccasionProducts(shop.db)).size).toBe(0)
    expect(await listStaffOccasions(shop.db)).toMatchObject([{ id, products: 1 }])
    expect(await archive(false)).toMatchObject({ ok: true })
    expect((await listOccasionProducts(shop.db)).get('birthday')).toEqual([roses.id])
    expect(await actions()).toEqual(['occasion.created', 'occasion.archived', 'occasion.restored'])
    expect(
      await archiveOccasion(shop, { id: newDocumentId(), isArchived: true }, seller),
    ).toMatchObject({ refusal: 'occasion-not-found' })
  })

  it('reorders the occasions, and rejects an incomplete order', async () => {
    const [birthday, eid] = [await create('birthday'), await create('eid')]
    expect(await reorderOccasions(shop, [eid.id, birthday.id], seller)).toEqual({ ok: true })
    expect(await shown()).toEqual(['eid', 'birthday'])
    expect(await reorderOccasions(shop, [eid.id], seller)).toEqual({
      ok: false,
      refusal: 'changed-elsewhere',
    })
  })

  it('hides archived products, and forgets deleted ones', async () => {
    const [roses, tulips] = [await createProduct(shop), await createProduct(shop)]
    const { id } = await create('birthday', { productIds: [roses.id, tulips.id] })
    const archived = shop.db.updateTable('products').set({ archivedAt: 1 })
    await archived.where('id', '=', roses.id).execute()
    expect((await listOccasionProducts(shop.db)).get('birthday')).toEqual([tulips.id])
    await shop.db.deleteFrom('products').where('id', '=', tulips.id).execute()
    expect((await findStaffOccasion(shop.db, id))?.productIds).toEqual([roses.id])
  })

  it('shows a change at once in the process that made it', async () => {
    expect(await shownOccasions(shop.db, shop.now())).toEqual([])
    const roses = await createProduct(shop)
    await create('birthday', { productIds: [roses.id] })
    expect(await shownOccasions(shop.db, shop.now())).toHaveLength(1)
    expect((await occasionProducts(shop.db, shop.now())).get('birthday')).toEqual([roses.id])
  })

  it('shows an occasion that another instance has just published', async () => {
    const roses = await createProduct(shop)
    const { id } = await create('birthday', { productIds: [roses.id] })
    const set = (archivedAt: number | null) =>
      shop.db.updateTable('occasions').set({ archivedAt }).where('id', '=', id).execute()
    await set(1)
    shop.clock.now += 1_000
    expect(await shownOccasions(shop.db, shop.now())).toEqual([])
    expect((await occasionProducts(shop.db, shop.now())).size).toBe(0)
    await set(null)
    expect((await findShownOccasion(shop.db, shop.now(), 'birthday'))?.id).toBe(id)
    expect(await productsOfOccasion(shop.db, shop.now(), 'birthday')).toEqual([roses.id])
  })
})
