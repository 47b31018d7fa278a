import { beforeEach, expect, it } from 'vitest'
import type { Product } from '#commerce/catalogue/product.ts'
import { noRateLimit } from '#commerce/checkout/order-rate-limit.server.ts'
import type { OrderRequest } from '#commerce/checkout/order-request.ts'
import { placeOrder } from '#commerce/checkout/place-order.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { stockOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createProduct, lineOf, orderRequest } from '../../../tests/support/factories.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { limitRate } from './rate-limiter.server.ts'
import { limitOf, orderRules } from './rate-limits.ts'

const perHour = 6

describeOnEachDatabase('the rate limit of orders', (open) => {
  let shop: TestShop
  let roses: Product
  let network: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    roses = await createProduct(shop, { stock: 100 })
    network = newDocumentId()
  })

  const rules = orderRules(perHour)
  const wanted = () => orderRequest(shop, { lines: [lineOf(roses)], paymentMethod: 'cash' })
  const place = (userId: string, request: OrderRequest = wanted()) =>
    placeOrder(shop, request, userId, {
      ...noRateLimit,
      count: (tx) =>
        limitRate(
          tx,
          [limitOf(rules.account, userId), limitOf(rules.network, network)],
          shop.now(),
        ),
    })
  async function placed(count: number, userId: () => string) {
    const answers = []
    for (let order = 0; order < count; order++) answers.push((await place(userId())).ok)
    return answers
  }
  const refused = { ok: false, refusal: 'too-many-orders', seconds: 3600 }

  it('applies to a network, across all its accounts', async () => {
    expect(await placed(perHour, newDocumentId)).not.toContain(false)
    expect(await place(newDocumentId())).toEqual(refused)
    network = newDocumentId()
    expect(await place(newDocumentId())).toMatchObject({ ok: true })
  })

  it('logs a rejected order with the user and nothing else of it', async () => {
    const userId = newDocumentId()
    await placed(perHour / 3 + 1, () => userId)
    const warnings = shop.log.lines.filter(({ level }) => level === 'warn')
    const fields = { person: userId, reason: 'too-many-orders' }
    expect(warnings).toEqual([{ level: 'warn', event: 'order refused', fields }])
  })

  it('allows an account a third of the limit of a network, across networks', async () => {
    const userId = newDocumentId()
    expect(await placed(perHour / 3, () => userId)).not.toContain(false)
    network = newDocumentId()
    expect(await place(userId)).toEqual(refused)
    expect(await place(newDocumentId())).toMatchObject({ ok: true })
  })

  it('does not count rejected orders, which reserve nothing', async () => {
    const userId = newDocumentId()
    const gone = { ...wanted(), lines: [{ ...lineOf(roses), productId: newDocumentId() }] }
    for (let again = 0; again < 5; again++) expect((await place(userId, gone)).ok).toBe(false)
    expect(await placed(perHour / 3, () => userId)).not.toContain(false)
    const before = await stockOf(shop, roses)
    for (let again = 0; again < 3; again++) expect((await place(userId)).ok).toBe(false)
    expect(await stockOf(shop, roses)).toBe(before)
  })

  it('counts repeated clicks with one idempotency key once', async () => {
    const userId = newDocumentId()
    const request = wanted()
    const clicks = Array.from({ length: 5 }, () => place(userId, request))
    expect((await Promise.all(clicks)).map(({ ok }) => ok)).not.toContain(false)
    expect(await place(userId)).toMatchObject({ ok: true })
  })

  it('resets after an hour', async () => {
    const userId = newDocumentId()
    await placed(perHour / 3, () => userId)
    shop.clock.now += minutes(60)
    expect(await place(userId)).toMatchObject({ ok: true })
  })

  it('holds for concurrent orders', async () => {
    const orders = Array.from({ length: 12 }, () => place(newDocumentId()))
    const answers = await Promise.all(orders)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(perHour)
    expect(await stockOf(shop, roses)).toBe(100 - perHour)
  })
})
