import { beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#database/transaction.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { watchAudit } from '../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { ContentTexts } from './content-page.ts'
import { deletePage, insertPage, replacePage } from './content-store.server.ts'
import { findContentPageToEdit, listContentPages } from './editing/content-to-edit.server.ts'
import { restoreContentPage } from './editing/restore-content-page.server.ts'
import { updateContentPage } from './editing/update-content-page.server.ts'
import { readContentPage } from './read-content-page.server.ts'
import { standardTexts } from './standard/standard-texts.server.ts'

const owner = 'owner'
const texts: ContentTexts = {
  title: 'Our terms',
  titleAr: 'شروطنا',
  lead: 'Cash up to {cashLimit}.',
  leadAr: 'الدفع عند الاستلام حتى {cashLimit}.',
  body: '## Order\n\nCall {phone}.',
  bodyAr: '## الطلب\n\nاتصل على {phone}.',
}

describeOnEachDatabase('content pages', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>
  let cachedFor = 0
  beforeEach(async () => {
    await open().db.deleteFrom('contentPages').execute()
    written = await watchAudit(open().db)
    shop = await openTestShop(open())
    // Past the second for which the pages of the test before are cached.
    shop.clock.now += minutes(1 + cachedFor++)
  })

  const save = (change: Partial<ContentTexts> = {}, seenUpdatedAt: number | null = null) =>
    updateContentPage(shop, { page: 'terms', texts: { ...texts, ...change }, seenUpdatedAt }, owner)
  async function edit(change: Partial<ContentTexts> = {}): Promise<number> {
    const saved = await save(change)
    if (!saved.ok || saved.edited.updatedAt === null) throw new Error('The page was refused.')
    return saved.edited.updatedAt
  }
  const read = (locale: 'en' | 'ar' = 'en') =>
    inLocale(locale, () => readContentPage(shop.db, shop, 'terms'))

  it('have the standard text until staff edit them', async () => {
    const standard = standardTexts('terms')
    expect(await read()).toMatchObject({
      title: standard.title,
      lead: standard.lead,
      language: 'en',
    })
    expect(await read('ar')).toMatchObject({ title: standard.titleAr, language: 'ar' })
    expect(await findContentPageToEdit(shop, 'terms')).toMatchObject({
      texts: standard,
      updatedAt: null,
    })
    expect((await listContentPages(shop.db)).map(({ updatedAt }) => updatedAt)).toEqual(
      Array.from({ length: 6 }, () => null),
    )
  })

  it('show an edited text at once in both languages, with the settings filled in', async () => {
    await read()
    await edit({ title: ' Our terms ' })
    expect(await read()).toEqual({
      title: 'Our terms',
      lead: 'Cash up to EGP\u00a03,000.',
      blocks: [
        { kind: 'heading', content: [{ kind: 'text', text: 'Order' }] },
        {
          kind: 'paragraph',
          content: [
            { kind: 'text', text: 'Call ' },
            { kind: 'contact', href: 'tel:+20255500100', text: '+20 2 5550 0100' },
            { kind: 'text', text: '.' },
          ],
        },
      ],
      language: 'en',
    })
    expect(await read('ar')).toMatchObject({ title: 'شروطنا', language: 'ar' })
    expect((await read('ar')).lead).toContain('3,000\u00a0ج.م')
  })

  it('show English where Arabic is missing, and mark the page in the list', async () => {
    await edit({ bodyAr: '', leadAr: '' })
    const shown = await read('ar')
    expect(shown).toMatchObject({ title: 'شروطنا', language: 'en' })
    expect(shown.lead).toBe('Cash up to EGP\u00a03,000.')
    const listed = (await listContentPages(shop.db)).find(({ page }) => page === 'terms')
    expect(listed).toMatchObject({ isArabicMissing: true, editor: null })
  })

  it('reject invalid texts', async () => {
    expect(await save({ body: '{fax}' })).toMatchObject({ ok: false, refusal: 'not-valid' })
    expect((await findContentPageToEdit(shop, 'terms')).updatedAt).toBeNull()
  })

  it('reject the second of two edits, of a standard text and of an edited one', async () => {
    const first = await edit()
    expect(await save({ title: 'Other' })).toEqual({ ok: false, refusal: 'changed-elsewhere' })
    expect(await save({ title: 'Newer' }, first)).toMatchObject({ ok: true })
    expect(await save({ title: 'Other' }, first)).toMatchObject({ refusal: 'changed-elsewhere' })
    expect((await read()).title).toBe('Newer')
    expect((await written()).map(({ action }) => action)).toEqual(['page.updated', 'page.updated'])
  })

  it('are written by one of two transactions that read the same version', async () => {
    const row = { page: 'terms' as const, ...texts, updatedBy: owner }
    const write = (work: Parameters<typeof inTransaction<boolean>>[1]) =>
      inTransaction(shop.db, work)
    expect(await write((tx) => insertPage(tx, { ...row, updatedAt: 1 }))).toBe(true)
    expect(await write((tx) => insertPage(tx, { ...row, updatedAt: 2 }))).toBe(false)
    expect(await write((tx) => replacePage(tx, { ...row, updatedAt: 3 }, 1))).toBe(true)
    expect(await write((tx) => replacePage(tx, { ...row, updatedAt: 4 }, 1))).toBe(false)
    expect(await write((tx) => deletePage(tx, 'terms', 1))).toBe(false)
    expect(await write((tx) => deletePage(tx, 'terms', 3))).toBe(true)
  })

  it('get the standard text back, with their edits in the audit log', async () => {
    const seenUpdatedAt = await edit()
    const restore = (seen: number) =>
      restoreContentPage(shop, { page: 'terms', seenUpdatedAt: seen }, owner)
    // The log is in order of time.
    shop.clock.now += minutes(1)
    expect(await restore(seenUpdatedAt - 1)).toEqual({ ok: false, refusal: 'changed-elsewhere' })
    const standard = { texts: standardTexts('terms'), updatedAt: null }
    expect(await restore(seenUpdatedAt)).toEqual({ ok: true, edited: standard })
    // A second click changes nothing.
    expect(await restore(seenUpdatedAt)).toEqual({ ok: true, edited: standard })
    expect((await read()).title).toBe('Terms')
    const entries = await written()
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['page.updated', 'terms'],
      ['page.restored', 'terms'],
    ])
    expect(JSON.parse(entries[1]?.before ?? '')).toEqual(texts)
  })
})
