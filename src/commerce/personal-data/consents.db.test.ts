import { expect, it } from 'vitest'
import { deleteReview } from '#commerce/reviews/delete-review.server.ts'
import { saveReview } from '#commerce/reviews/save-review.server.ts'
import { requestStockAlert } from '#commerce/stock-alerts/request-stock-alert.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { deliver } from '../../../tests/support/claims.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createProduct } from '../../../tests/support/factories.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { noon, openTestShop } from '../../../tests/support/test-shop.ts'

describeUseCase('a consent', (open) => {
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

  it('to an email is stored once, without the address', async () => {
    const shop = await openTestShop(open())
    const product = await createProduct(shop, { stock: 0 })
    const request = { productId: product.id, email: 'mona@example.com' }
    await requestStockAlert(shop, request)
    await requestStockAlert(shop, request)
    const rows = await shop.db
      .selectFrom('consents')
      .selectAll()
      .where('kind', '=', 'stock-alert')
      .execute()
    expect(rows).toMatchObject([{ givenAt: noon, locale: 'en', orderId: null }])
    expect(JSON.stringify(rows)).not.toContain('mona')
  })
})
