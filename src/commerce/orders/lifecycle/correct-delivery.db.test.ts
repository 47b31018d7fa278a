import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditOf } from '../../../../tests/support/audit.ts'
import { orderOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createOrder, type TestOrder } from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { openPaidOrder } from '../../../../tests/support/paid-order.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import {
  minutes,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import type { OrderStatus } from '../order-status.ts'
import { advanceOrder } from './advance-order.server.ts'
import { correctDelivery } from './correct-delivery.server.ts'

const path = ['confirmed', 'preparing', 'out_for_delivery'] as const

describeOnEachDatabase('a correction by a super admin', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createOrder(shop, { paymentMethod: 'cash' })
    for (const [index, to] of path.slice(1).entries()) await move(path[index] ?? 'confirmed', to)
  })

  afterEach(() => expectInvariantsToHold(shop))

  const move = (from: OrderStatus, to: OrderStatus) => {
    const by = { staffId: 'nadia', note: '', confirmedDays: [tomorrow] }
    return advanceOrder(shop, { ...by, orderId: order.orderId, from, to })
  }
  const correct = (from: OrderStatus, to: OrderStatus) => {
    const by = { reason: 'Wrong order', staffId: 'omar' }
    return correctDelivery(shop, { ...by, orderId: order.orderId, from, to })
  }
  const state = async () => {
    const { status, paymentStatus, captured } = await orderOf(shop, order)
    return [status, paymentStatus, captured]
  }
  const later = async () => {
    shop.clock.now += minutes(1)
    await runAllJobs(shop)
    return shop.mailer.sent.map(({ email }) => email.heading)
  }

  it.each(['out_for_delivery', 'delivery_failed'] as const)(
    'takes a delivery back to %s with its cash, and sends no email',
    async (to) => {
      await move('out_for_delivery', 'delivered')
      const mails = (await later()).length
      expect(await correct('delivered', to)).toEqual({ ok: true })
      expect(await state()).toEqual([to, 'cash_due', 0])
      expect(await later()).toHaveLength(mails)
      const entries = await auditOf(shop.db, order.orderId)
      const entry = entries.find(({ action }) => action === 'order.delivery-corrected')
      expect(entry?.actorId).toBe('omar')
      expect(JSON.parse(entry?.after ?? '')).toEqual({
        status: to,
        paymentStatus: 'cash_due',
        reason: 'Wrong order',
      })
    },
  )

  it('withdraws the email of a delivery that it corrects', async () => {
    await move('out_for_delivery', 'delivered')
    await correct('delivered', 'delivery_failed')
    expect(await later()).not.toContain('Your flowers have arrived')
  })

  it('turns a failed delivery into one that collected its cash, with one email', async () => {
    await move('out_for_delivery', 'delivery_failed')
    expect(await correct('delivery_failed', 'delivered')).toEqual({ ok: true })
    expect(await state()).toEqual(['delivered', 'cash_collected', 575])
    const arrived = (await later()).filter((heading) => heading === 'Your flowers have arrived')
    expect(arrived).toHaveLength(1)
  })

  it('is applied once of two concurrent ones', async () => {
    await move('out_for_delivery', 'delivered')
    const results = await Promise.all([
      correct('delivered', 'delivery_failed'),
      correct('delivered', 'out_for_delivery'),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await state()).slice(1)).toEqual(['cash_due', 0])
  })

  it('watches the payment again until the order is delivered', async () => {
    const paid = await openPaidOrder(open())
    const { orderId } = paid.order
    const set = (status: OrderStatus) =>
      shop.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute()
    const watches = () =>
      paid.shop.db
        .selectFrom('jobs')
        .select('id')
        .where('uniqueKey', '=', `reconcile-payment:${paid.paymentId}`)
        .execute()
    await set('delivered')
    paid.shop.clock.now += minutes(13 * 60)
    await runAllJobs(paid.shop)
    expect(await watches()).toHaveLength(0)
    const wrong = { orderId, from: 'delivered', to: 'out_for_delivery' } as const
    await correctDelivery(paid.shop, { ...wrong, reason: 'Not yet', staffId: 'omar' })
    expect(await watches()).toHaveLength(1)
  })

  it('is refused for other statuses', async () => {
    expect(await correct('out_for_delivery', 'delivered')).toEqual({
      ok: false,
      refusal: 'move-not-allowed',
      status: 'out_for_delivery',
    })
    expect(await correct('delivered', 'delivery_failed')).toEqual({
      ok: false,
      refusal: 'changed-elsewhere',
      status: 'out_for_delivery',
    })
  })
})
