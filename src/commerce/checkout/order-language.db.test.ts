import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { inLocale } from '#i18n/locale.server.ts'
import type { Locale } from '#i18n/locale.ts'
import { orderOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createOrder, createUser } from '../../../tests/support/factories.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { createProfile } from '../customers/create-profile.server.ts'
import { saveProfile } from '../customers/save-profile.server.ts'
import { findUserLocale, setUserLocale } from '../customers/user-locale-store.server.ts'
import { findProfile } from '../customers/user-store.server.ts'

describeOnEachDatabase('the language of a customer', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(open())
  })

  const form = { name: 'Salma', surname: '', email: '', phone: '' }
  const newcomer = (uid: string) => ({ uid, email: '', name: '', picture: null })

  it.each(['en', 'ar'] as const)('is stored with the order: %s', async (locale) => {
    const order = await inLocale(locale, () => createOrder(shop))
    expect((await orderOf(shop, order)).locale).toBe(locale)
  })

  it('is stored at the sign-up, and kept while the profile is edited', async () => {
    const uid = newDocumentId()
    await inLocale('ar', () => createProfile(shop, newcomer(uid), form))
    expect(await findUserLocale(shop.db, uid)).toBe('ar')
    await inLocale('en', () => saveProfile(shop, uid, { ...form, name: 'Salma Adel' }))
    expect(await findUserLocale(shop.db, uid)).toBe('ar')
  })

  it('is that of the request for a profile which is saved first', async () => {
    const uid = newDocumentId()
    await inLocale('ar', () => saveProfile(shop, uid, form))
    expect(await findUserLocale(shop.db, uid)).toBe('ar')
  })

  it('follows the latest order of the user', async () => {
    const userId = await createUser(shop)
    const before = await findProfile(shop.db, userId)
    for (const locale of ['ar', 'en'] satisfies Locale[]) {
      await inLocale(locale, () => createOrder(shop, { userId }))
      expect(await findUserLocale(shop.db, userId)).toBe(locale)
    }
    expect(await findProfile(shop.db, userId)).toEqual(before)
  })

  it('stays as staff chose it when they order', async () => {
    const userId = await createUser(shop, { role: 'seller' })
    await inLocale('ar', () => createOrder(shop, { userId }))
    expect(await findUserLocale(shop.db, userId)).toBe('en')
  })

  it('changes on its own', async () => {
    const userId = await createUser(shop)
    expect(await findUserLocale(shop.db, userId)).toBe('en')
    await setUserLocale(shop.db, userId, 'ar')
    expect(await findUserLocale(shop.db, userId)).toBe('ar')
    expect(await findUserLocale(shop.db, newDocumentId())).toBeUndefined()
  })
})
