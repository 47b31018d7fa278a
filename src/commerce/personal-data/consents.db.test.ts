import { beforeEach, describe, expect, it } from 'vitest'
import { stopEmails } from '#commerce/emails/stop-emails.server.ts'
import { deleteReview } from '#commerce/reviews/delete-review.server.ts'
import { saveReview } from '#commerce/reviews/save-review.server.ts'
import {
  purgeStockAlerts,
  toldAlertRetentionDays,
} from '#commerce/stock-alerts/purge-stock-alerts.server.ts'
import { requestStockAlert } from '#commerce/stock-alerts/request-stock-alert.server.ts'
import { watchStock } from '#commerce/stock-alerts/watch-stock.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { endSessionsOf } from '#identity/sessions/session-store.server.ts'
import { deliver } from '../../../tests/support/claims.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createProduct, createUser } from '../../../tests/support/factories.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { consentHash } from './consent-store.server.ts'
import { eraseAccount } from './erase-account.server.ts'

describeOnEachDatabase('a consent', (open) => {
  it('to show a photograph is stored with its sentence, language and time, and can be withdrawn', async () => {
    const shop = await openTestShop(open())
    const order = await createPaidOrder(shop)
    await deliver(shop, order)
    const draft = { rating: 5, text: '', keptPhotos: [], images: [], showName: true } as const
    const save = (agreesToPhoto: boolean, seen: number | null) =>
      inLocale('ar', () =>
        saveReview(shop, order, { position: 0, seen, draft: { ...draft, agreesToPhoto } }),
      )
    const consents = () =>
      shop.db
        .selectFrom('consents')
        .select(['kind', 'text', 'locale', 'givenAt', 'withdrawnAt'])
        .where('orderId', '=', order.orderId)
        .where('kind', '=', 'review-photo')
        .orderBy('givenAt')
        .execute()
    await save(true, null)
    const text = 'يمكن للمتجر عرض صورته لباقتي بجانب صورة الاستوديو'
    const given = { kind: 'review-photo', text, locale: 'ar', givenAt: noon, withdrawnAt: null }
    expect(await consents()).toEqual([given])
    shop.clock.now += 1
    await save(false, noon)
    const withdrawn = { ...given, withdrawnAt: noon + 1 }
    expect(await consents()).toEqual([withdrawn])
    shop.clock.now += 1
    await save(true, noon + 1)
    await deleteReview(shop, order, 0)
    const second = { ...given, givenAt: noon + 2, withdrawnAt: noon + 2 }
    expect(await consents()).toEqual([withdrawn, second])
  })

  it('to show a name is stored with its sentence, without the name, and withdrawn by itself', async () => {
    const shop = await openTestShop(open())
    const order = await createPaidOrder(shop)
    await deliver(shop, order)
    const draft = { rating: 5, text: '', keptPhotos: [], images: [], agreesToPhoto: true } as const
    const save = (showName: boolean, seen: number | null) =>
      saveReview(shop, order, { position: 0, seen, draft: { ...draft, showName } })
    const consents = () =>
      shop.db
        .selectFrom('consents')
        .select(['kind', 'text', 'withdrawnAt'])
        .where('orderId', '=', order.orderId)
        .orderBy('kind')
        .execute()
    await save(true, null)
    const name = { kind: 'review-name', text: 'Show my first name and initial', withdrawnAt: null }
    const photo = { kind: 'review-photo', withdrawnAt: null }
    expect(await consents()).toMatchObject([name, photo])
    shop.clock.now += 1
    await save(false, noon)
    expect(await consents()).toMatchObject([{ ...name, withdrawnAt: noon + 1 }, photo])
  })

  it('to a name that is not shown is not stored', async () => {
    const shop = await openTestShop(open())
    const order = await createPaidOrder(shop)
    await shop.db.updateTable('orders').set({ contactName: '' }).execute()
    await deliver(shop, order)
    const draft = { rating: 5, text: '', keptPhotos: [], images: [], showName: true } as const
    await saveReview(shop, order, {
      position: 0,
      seen: null,
      draft: { ...draft, agreesToPhoto: false },
    })
    const rows = await shop.db
      .selectFrom('consents')
      .select('kind')
      .where('orderId', '=', order.orderId)
      .execute()
    expect(rows).toEqual([])
  })

  describe('to an email', () => {
    let shop: TestShop
    let productId: string
    beforeEach(async () => {
      shop = await openTestShop(open())
      await shop.db.deleteFrom('stockAlerts').execute()
      await shop.db.deleteFrom('consents').execute()
      productId = (await createProduct(shop, { stock: 0 })).id
    })

    const request = (email: string) => requestStockAlert(shop, { productId, email })
    const consentsOf = (email: string) =>
      shop.db
        .selectFrom('consents')
        .selectAll()
        .where('emailHash', '=', consentHash(shop, email))
        .orderBy('givenAt')
        .execute()
    /** Sends the email to those who wait. Then the product is sold out again. */
    async function send(): Promise<void> {
      const setStock = (stock: number) =>
        shop.db.updateTable('products').set({ stock }).where('id', '=', productId).execute()
      await setStock(1)
      await watchStock(shop)
      await runAllJobs(shop)
      await setStock(0)
    }

    it('is stored once, with a keyed hash instead of the address', async () => {
      await request('mona@example.com')
      await request('Mona@example.com')
      const rows = await consentsOf('MONA@example.com')
      expect(rows).toMatchObject([{ givenAt: noon, locale: 'en', orderId: null }])
      expect(JSON.stringify(rows)).not.toContain('mona')
    })

    it('is withdrawn with the link in the email, for that address alone', async () => {
      await request('mona@example.com')
      await request('other@example.com')
      await send()
      await request('mona@example.com')
      const mail = shop.mailer.sent.find(({ to }) => to === 'mona@example.com')
      shop.clock.now += 1
      await stopEmails(shop, mail?.email.stop?.address.split('#key=')[1] ?? '')
      const withdrawn = { withdrawnAt: noon + 1 }
      expect(await consentsOf('mona@example.com')).toMatchObject([withdrawn, withdrawn])
      expect(await consentsOf('other@example.com')).toMatchObject([{ withdrawnAt: null }])
    })

    it('is withdrawn with the account, for the verified address', async () => {
      const id = newDocumentId()
      await createUser(shop, { id, email: 'typed@x.co', verifiedEmail: 'mona@example.com' })
      for (const email of ['mona@example.com', 'typed@x.co']) await request(email)
      shop.clock.now += 1
      await eraseAccount({ ...shop, removeSignIn: endSessionsOf }, id)
      expect(await consentsOf('mona@example.com')).toMatchObject([{ withdrawnAt: noon + 1 }])
      expect(await consentsOf('typed@x.co')).toMatchObject([{ withdrawnAt: null }])
    })

    it('ends with the retention of the address', async () => {
      await request('mona@example.com')
      await send()
      await request('other@example.com')
      shop.clock.now += (toldAlertRetentionDays + 1) * minutes(24 * 60)
      await purgeStockAlerts(shop)
      expect(await consentsOf('mona@example.com')).toMatchObject([{ withdrawnAt: shop.now() }])
      expect(await consentsOf('other@example.com')).toMatchObject([{ withdrawnAt: null }])
    })

    it('ends when a later request replaces it', async () => {
      await request('mona@example.com')
      await shop.db.updateTable('products').set({ stock: 1 }).where('id', '=', productId).execute()
      await watchStock(shop)
      await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', productId).execute()
      shop.clock.now += 1
      await request('mona@example.com')
      await runAllJobs(shop)
      expect(await consentsOf('mona@example.com')).toMatchObject([
        { givenAt: noon, withdrawnAt: noon + 1 },
        { givenAt: noon + 1, withdrawnAt: null },
      ])
    })
  })
})
