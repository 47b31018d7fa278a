import { beforeEach, expect, it } from 'vitest'
import { orderOf, paymentsOf, stockOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createProduct, lineOf } from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { Product } from '../catalogue/product.ts'
import { advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import { substituteItem } from '../orders/staff/substitute-item.server.ts'
import { requestRefund } from './request-refund.server.ts'

const staffId = 'nadia'

describeOnEachDatabase('a refund by item', (open) => {
  let shop: TestShop
  let roses: Product
  let vase: Product
  let orderId: string
  let paymentId: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    roses = await createProduct(shop)
    vase = await createProduct(shop, { name: 'Vase', price: 200, addOn: 'only' })
    const lines = [lineOf(roses), { ...lineOf(vase, 2), addedTo: 0 }, lineOf(roses)]
    orderId = (await createPaidOrder(shop, { lines })).orderId
    paymentId = (await paymentsOf(shop, { orderId }))[0]?.id ?? ''
  })

  // Two bouquets of 500, two vases of 200 and the delivery for 75.
  const paid = 1475
  const refund = (positions: number[], { amount = 900, seenLeft = paid } = {}) =>
    requestRefund(shop, { paymentId, amount, seenLeft, reason: 'No vases', staffId, positions })
  const stock = async () => [await stockOf(shop, roses), await stockOf(shop, vase)]

  it('returns money and stock of a bouquet and its add-on', async () => {
    expect(await stock()).toEqual([8, 8])
    expect(await refund([0, 1])).toEqual({ ok: true })
    await runAllJobs(shop)
    const order = await orderOf(shop, { orderId })
    expect([order.refunded, await stock()]).toEqual([900, [9, 10]])
    expect(order.lines.map((line) => typeof line.givenBackAt)).toEqual([
      'number',
      'number',
      'object',
    ])
    await expectInvariantsToHold(shop)
  })

  it('refunds an add-on alone', async () => {
    expect(await refund([1], { amount: 400 })).toEqual({ ok: true })
    expect(await stock()).toEqual([8, 10])
  })

  it.each<[string, number[]]>([
    ['refunded', [1]],
    ['that does not exist', [3]],
  ])('is refused for a line %s', async (_case, positions) => {
    await refund([1], { amount: 400 })
    const again = await refund(positions, { amount: 100, seenLeft: paid - 400 })
    expect(again).toEqual({ ok: false, refusal: 'items-changed' })
    expect(await stock()).toEqual([8, 10])
  })

  it('changes nothing when the amount is refused', async () => {
    expect(await refund([0, 1], { seenLeft: 100 })).toMatchObject({ refusal: 'refunded-meanwhile' })
    expect(await stock()).toEqual([8, 8])
  })

  it('is given once when two staff members ask at the same time', async () => {
    const answers = await Promise.all([refund([0, 1]), refund([0, 1])])
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(await stock()).toEqual([9, 10])
    await expectInvariantsToHold(shop)
  })

  it('is not returned a second time when the order is cancelled', async () => {
    await refund([0, 1])
    const cancelled = await advanceOrder(shop, {
      ...{ orderId, from: 'confirmed', to: 'cancelled', note: 'Closed', staffId },
      mayRefund: true,
    })
    expect(cancelled).toMatchObject({ ok: true })
    await runAllJobs(shop)
    expect([(await orderOf(shop, { orderId })).refunded, await stock()]).toEqual([paid, [10, 10]])
    await expectInvariantsToHold(shop)
  })

  it('keeps a refunded line from being substituted', async () => {
    await refund([1], { amount: 400 })
    const [seenProductId, productId] = [vase.id, roses.id]
    const by = { orderId, position: 1, seenProductId, productId, hasAgreed: true, staffId }
    expect(await substituteItem(shop, by)).toMatchObject({ refusal: 'changed-elsewhere' })
    expect(await stock()).toEqual([8, 10])
  })
})
