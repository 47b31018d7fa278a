import { beforeEach, describe, expect, it } from 'vitest'
import { purgeOrigins } from '#commerce/audit/purge-origins.server.ts'
import { addDays, instantOf } from '#commerce/delivery/cairo-time.ts'
import { enqueueAccountEmail } from '#commerce/emails/send-account-email.server.ts'
import { listEvents } from '#commerce/orders/records/order-event-store.server.ts'
import { jobKindNames } from '#database/stored-names.ts'
import { deliver } from '../../../tests/support/claims.ts'
import { orderOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import type { TestOrder } from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { openTestShop, type TestShop, tomorrow } from '../../../tests/support/test-shop.ts'
import {
  failedEmailRetentionDays,
  orderRetentionDays,
  providerMessageRetentionDays,
  purgePersonalData,
  sentEmailRetentionDays,
} from './purge-personal-data.server.ts'

describeOnEachDatabase('the retention of personal data', (open) => {
  let shop: TestShop
  let order: TestOrder
  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createPaidOrder(shop)
  })

  const nightAfter = async (date: string, days: number) => {
    shop.clock.now = instantOf(addDays(date, days), 5 * 60)
    await purgeOrigins(shop)
  }

  it('erases the names of an order after three years, and keeps its amounts', async () => {
    await deliver(shop, order)
    await nightAfter(tomorrow, orderRetentionDays)
    expect((await orderOf(shop, order)).recipient.name).toBe('Karim Nabil')
    await nightAfter(tomorrow, orderRetentionDays + 1)
    const { recipient, total, status } = await orderOf(shop, order)
    expect([recipient.name, total, status]).toEqual(['', 575, 'delivered'])
    expect((await listEvents(shop.db, order.orderId)).at(-1)).toMatchObject({ actor: 'clock' })
    await expectInvariantsToHold(shop)
  })

  describe('with more orders than one batch', () => {
    const limits = { batch: 2, ordersPerRun: 3 }
    let orders: TestOrder[]
    beforeEach(async () => {
      // Tests share a database: orders of earlier ones would be in the batches.
      const ofEarlierTests = shop.db.updateTable('orders').where('id', '!=', order.orderId)
      await ofEarlierTests.set({ erasedAt: shop.now() }).where('erasedAt', 'is', null).execute()
      const created = [order]
      for (let one = 0; one < 4; one++) created.push(await createPaidOrder(shop))
      // In the order of the database, which compares letters by its locale.
      const ids = await shop.db.selectFrom('orders').select('id').orderBy('id').execute()
      orders = ids.flatMap(({ id }) => created.filter(({ orderId }) => orderId === id))
      for (const one of orders) await deliver(shop, one)
      shop.clock.now = instantOf(addDays(tomorrow, orderRetentionDays + 1), 5 * 60)
    })
    const named = async () => {
      const names = await Promise.all(orders.map((one) => orderOf(shop, one)))
      return names.map(({ recipient }) => recipient.name !== '')
    }

    it('goes on in another run until all are erased', async () => {
      expect(await purgePersonalData(shop, limits)).toBe(true)
      expect(await named()).toEqual([false, false, false, false, true])
      expect(await purgePersonalData(shop, limits)).toBe(false)
      expect(await named()).not.toContain(true)
    })

    it('passes a whole batch that waits', async () => {
      for (const { orderId } of orders.slice(0, 2)) {
        await shop.db
          .updateTable('payments')
          .set({ difference: 'open' })
          .where('orderId', '=', orderId)
          .execute()
      }
      expect(await purgePersonalData(shop, limits)).toBe(false)
      expect(await named()).toEqual([true, true, false, false, false])
    })

    it('logs an order that fails, and erases the others', async () => {
      const [failing] = orders
      await shop.db
        .updateTable('orderEvents')
        .set({ changes: 'unreadable' })
        .where('orderId', '=', failing?.orderId ?? '')
        .execute()
      expect(await purgePersonalData(shop, { ...limits, ordersPerRun: 10 })).toBe(false)
      expect(await named()).toEqual([true, false, false, false, false])
      const { fields } = shop.log.lines.find(({ level }) => level === 'error') ?? {}
      expect(fields).toMatchObject({ order: failing?.orderId })
    })
  })

  it('waits for an order that has not ended', async () => {
    await nightAfter(tomorrow, orderRetentionDays + 1)
    expect((await orderOf(shop, order)).recipient.name).toBe('Karim Nabil')
  })

  it('empties the messages of the payment provider after half a year', async () => {
    const bodies = async () => {
      const rows = await shop.db
        .selectFrom('paymentEvents')
        .innerJoin('payments', 'payments.id', 'paymentEvents.paymentId')
        .select(['body', 'outcome'])
        .where('orderId', '=', order.orderId)
        .execute()
      return rows.map(({ body, outcome }) => [body === '{}', outcome])
    }
    const paidOn = addDays(tomorrow, -1)
    await nightAfter(paidOn, providerMessageRetentionDays)
    expect(await bodies()).toEqual([[false, 'paid']])
    await nightAfter(paidOn, providerMessageRetentionDays + 1)
    expect(await bodies()).toEqual([[true, 'paid']])
  })

  it('deletes emails to accounts that failed, after 30 days', async () => {
    const { userId } = order
    const failed = { userId, to: 'mona@example.com', name: 'Mona' } as const
    await enqueueAccountEmail(shop.db, { ...failed, trigger: 'password.changed', at: shop.now() })
    const emails = shop.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', 'in', jobKindNames.all(['send-account-email']))
    const [email, ...others] = await emails.execute()
    expect(others).toEqual([])
    const died = { diedAt: instantOf(tomorrow, 0) }
    await shop.db
      .updateTable('jobs')
      .set(died)
      .where('id', '=', email?.id ?? '')
      .execute()
    await nightAfter(tomorrow, failedEmailRetentionDays)
    expect(await emails.execute()).toEqual([email])
    await nightAfter(tomorrow, failedEmailRetentionDays + 1)
    expect(await emails.execute()).toEqual([])
  })

  it('deletes the list of emails after two years', async () => {
    const sent = { id: order.orderId, userId: order.userId, orderId: null, payload: '{}' }
    await shop.db
      .insertInto('sentEmails')
      .values({ ...sent, emailTrigger: 'password.changed', sentAt: shop.now() })
      .execute()
    await nightAfter(tomorrow, sentEmailRetentionDays)
    const rows = await shop.db.selectFrom('sentEmails').selectAll().execute()
    expect(rows.filter(({ id }) => id === order.orderId)).toEqual([])
  })
})
