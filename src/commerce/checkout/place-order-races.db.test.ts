import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { bookedIn, orderOf, stockOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  createUser,
  lineOf,
  orderRequest,
} from '../../../tests/support/factories.ts'
import {
  createSlot,
  minutes,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../tests/support/test-shop.ts'
import { expireOrder } from '../orders/lifecycle/expire-order.server.ts'
import { orderLimits } from './order-limits.ts'
import { noRateLimit } from './order-rate-limit.server.ts'
import type { OrderRequest } from './order-request.ts'
import { placeOrder } from './place-order.server.ts'

describeOnEachDatabase('concurrent orders', (open) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(open())
  })

  afterEach(() => {
    vi.restoreAllMocks()
  })

  const buy = (request: OrderRequest, userId = newDocumentId()) => placeOrder(shop, request, userId)
  const buyers = <T>(count: number, each: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => each(index)))

  it('sell ten bouquets and no more when stock is ten', async () => {
    const roses = await createProduct(shop, { stock: 10 })
    const answers = await buyers(50, () => buy(orderRequest(shop, { lines: [lineOf(roses)] })))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(10)
    expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([0, 10])
  })

  it('are rejected as sold out, and for no other reason, when stock is gone', async () => {
    const roses = await createProduct(shop, { stock: 1 })
    const answers = await buyers(20, () => buy(orderRequest(shop, { lines: [lineOf(roses)] })))
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]))
    expect(refusals).toEqual(Array.from({ length: 19 }, () => 'out-of-stock'))
  })

  it('read a product again that staff make to order meanwhile', async () => {
    const roses = await createProduct(shop, { stock: 10 })
    let attempts = 0
    const answer = await placeOrder(
      shop,
      orderRequest(shop, { lines: [lineOf(roses)] }),
      newDocumentId(),
      {
        ...noRateLimit,
        // After the products were read. The rollback of the first attempt undoes it.
        lock: async (tx) => {
          attempts += 1
          if (attempts > 1) return
          await tx.updateTable('products').set({ stock: null }).where('id', '=', roses.id).execute()
        },
      },
    )
    if (!answer.ok) throw new Error(answer.refusal)
    const order = await orderOf(shop, answer)
    expect(attempts).toBe(2)
    expect(order.lines.map(({ stockTaken }) => stockTaken)).toEqual([true])
    expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([9, 1])
  })

  it('book the last capacity of a time slot once', async () => {
    const { id: slotId } = await createSlot(shop, { capacity: 1 })
    const roses = await createProduct(shop)
    const delivery = { date: tomorrow, slotId }
    const request = () => orderRequest(shop, { lines: [lineOf(roses)], delivery })
    const answers = await buyers(2, () => buy(request()))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(answers.find((answer) => !answer.ok)).toMatchObject({
      refusal: 'slot-unavailable',
      state: 'full',
    })
    expect([await bookedIn(shop, slotId), await stockOf(shop, roses)]).toEqual([1, 9])
  })

  it('do not deadlock when their lines are in a different order', async () => {
    const [roses, tulips] = [await createProduct(shop), await createProduct(shop)]
    const slots = [await createSlot(shop), await createSlot(shop)] as const
    const begun = vi.spyOn(shop.db, 'transaction')
    const answers = await buyers(20, (index) => {
      const lines = [lineOf(roses), lineOf(tulips)]
      const slot = slots[index % 2 === 0 ? 0 : 1]
      const basket = index % 2 === 0 ? lines : lines.toReversed()
      return buy(orderRequest({ zone: shop.zone, slot }, { lines: basket }))
    })
    expect(answers.filter((answer) => answer.ok)).toHaveLength(10)
    // A deadlock would have forced a retry.
    expect(begun).toHaveBeenCalledTimes(20)
  })

  it('do not deadlock with orders that expire at the same time', async () => {
    const roses = await createProduct(shop, { stock: 30 })
    const old = await buyers(10, () => createOrder(shop, { product: roses }))
    shop.clock.now += minutes(31)
    const begun = vi.spyOn(shop.db, 'transaction')
    await Promise.all([
      ...old.map((order) => expireOrder(shop, order)),
      buyers(10, () => buy(orderRequest(shop, { lines: [lineOf(roses)] }))),
    ])
    expect(begun).toHaveBeenCalledTimes(20)
    expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([20, 10])
  })

  it('of one user respect the limit of unpaid orders', async () => {
    const userId = await createUser(shop)
    const roses = await createProduct(shop, { stock: 100 })
    const answers = await buyers(20, () =>
      buy(orderRequest(shop, { lines: [lineOf(roses)] }), userId),
    )
    const placed = answers.filter((answer) => answer.ok)
    expect(placed).toHaveLength(orderLimits.openUnpaidOrders)
  })
})
