import { beforeEach, expect, it } from 'vitest'
import { jobKindNames } from '#database/stored-names.ts'
import { bookedIn, orderOf, stockOf } from '../../../../tests/support/database-reads.ts'
import { deleteOrders } from '../../../../tests/support/delete-orders.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import type { TestOrder } from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { minutes, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { createUnconfirmedOrder, proofsOf } from '../../../../tests/support/unconfirmed-orders.ts'
import { cancelOwnOrder } from '../customer/cancel-own-order.server.ts'
import { expireOrder } from '../lifecycle/expire-order.server.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { noCashLimits } from './cash-limits.ts'
import { confirmCashOrder } from './confirm-cash-order.server.ts'
import { confirmByPhone, releaseOrders } from './staff-confirmation.server.ts'

const rounds = 8

describeOnEachDatabase('a cash order that is confirmed', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    await deleteOrders(shop.db)
    for (const table of ['slotBookings', 'stockCounts', 'products'] as const) {
      await shop.db.deleteFrom(table).execute()
    }
  })

  const confirm = async () => {
    const { orderId, userId } = order
    const { code } = await proofsOf(shop, order)
    const proof = { by: 'code', code, userId } as const
    return confirmCashOrder(shop, { orderId, proof }, noCashLimits)
  }

  /** Exactly one of two requests won: the order reserves goods only if it is confirmed. */
  async function expectWhole(): Promise<string> {
    const { status } = await orderOf(shop, order)
    const isKept = status === 'confirmed'
    expect(await stockOf(shop, order.product)).toBe(isKept ? 9 : 10)
    const moves = (await listEvents(shop.db, order.orderId)).map(({ to }) => to)
    // The cancellation may follow the confirmation.
    const isCancelledAfter = status === 'cancelled' && moves.includes('confirmed')
    const between = isCancelledAfter ? ['confirmed'] : []
    expect(moves).toEqual(['awaiting_payment', ...between, status])
    return status
  }

  it.each([
    ['expires', () => expireOrder({ ...shop, now: () => shop.now() + minutes(15) }, order)],
    ['is cancelled by its customer', () => cancelOwnOrder(shop, order)],
    [
      'is released by staff',
      () => releaseOrders(shop, { orderIds: [order.orderId], staffId: 'nadia', mayRefund: false }),
    ],
  ])('while it %s ends in exactly one of both states', async (_case, end) => {
    let confirmed = 0
    for (let round = 0; round < rounds; round++) {
      order = await createUnconfirmedOrder(shop)
      const [one, other] = round % 2 === 0 ? [confirm, end] : [end, confirm]
      await Promise.all([one(), other()])
      const status = await expectWhole()
      if (status === 'confirmed') confirmed += 1
    }
    expect(await bookedIn(shop)).toBe(confirmed)
    await expectInvariantsToHold(shop)
  })

  it('concurrently by code, link and staff is confirmed once', async () => {
    order = await createUnconfirmedOrder(shop)
    const { orderId } = order
    const { token } = await proofsOf(shop, order)
    const byLink = () =>
      confirmCashOrder(shop, { orderId, proof: { by: 'link', token } }, noCashLimits)
    const byPhone = () => confirmByPhone(shop, { orderId, staffId: 'nadia' }, noCashLimits)
    const results = await Promise.all(
      Array.from({ length: 5 }, () => [confirm(), byLink(), byPhone()]).flat(),
    )
    expect(results).toEqual(Array.from({ length: 15 }, () => ({ ok: true })))
    expect(await expectWhole()).toBe('confirmed')
    const emails = await shop.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', 'in', jobKindNames.all(['send-order-email']))
      .execute()
    expect(emails).toHaveLength(1)
  })

  it('counts every concurrent wrong code', async () => {
    order = await createUnconfirmedOrder(shop)
    const { orderId, userId } = order
    const { code } = await proofsOf(shop, order)
    const wrong = code === '000000' ? '000001' : '000000'
    const proof = { by: 'code', code: wrong, userId } as const
    const guess = () => confirmCashOrder(shop, { orderId, proof }, noCashLimits)
    const results = await Promise.all(Array.from({ length: 12 }, guess))
    expect(results.filter((result) => !result.ok && result.refusal === 'wrong-code')).toHaveLength(
      4,
    )
    expect(await confirm()).toEqual({ ok: false, refusal: 'code-blocked' })
  })
})
