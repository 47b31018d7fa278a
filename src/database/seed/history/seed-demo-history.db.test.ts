import { expect, it } from 'vitest'
import { writeAudit } from '#commerce/audit/audit-store.server.ts'
import { listClaims } from '#commerce/claims/claim-list-store.server.ts'
import { listClaimImages, listClaimsOf } from '#commerce/claims/claim-store.server.ts'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { readInsights } from '#commerce/insights/read-insights.server.ts'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { listCancellationRequests } from '#commerce/orders/cancellation/cancellation-request-store.server.ts'
import { orderStatuses } from '#commerce/orders/order-statuses.ts'
import { urgencyOf } from '#commerce/orders/staff/board.ts'
import { listBoard } from '#commerce/orders/staff/board-store.server.ts'
import { readSetup } from '#commerce/setup/setup-store.server.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { seedDemoWithoutPictures } from '../../../../tests/support/demo-shop.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { figuresOf, insightsBySql } from '../../../../tests/support/insights-by-sql.ts'
import { photograph } from '../../../../tests/support/photographs.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { demoProducts } from '../demo-catalogue.ts'
import type { PastPayment } from './history-provider.ts'
import { historyDays } from './plan-days.ts'
import { mayHaveHistory, seedDemoHistory } from './seed-demo-history.server.ts'

const hour = 60 * 60_000

async function seedShop(database: OpenDatabase): Promise<{
  shop: TestShop
  payments: readonly PastPayment[]
  seed: () => Promise<unknown>
}> {
  const shop = await openTestShop(database)
  shop.clock.now += 5 * hour
  // A shop of its own: removes the area, the slot and the category of the tests.
  await shop.db.deleteFrom('deliveryZones').execute()
  await shop.db.deleteFrom('deliverySlots').execute()
  await seedDemoWithoutPictures(shop)
  const kept: PastPayment[] = []
  const seed = () =>
    seedDemoHistory(shop, {
      createAccount: async ({ email }) => `uid of ${email}`,
      keepPayments: (payments) => kept.push(...payments),
      photograph: () => photograph(),
    })
  return { shop, payments: kept, seed }
}

describeUseCase('the demo history', (open) => {
  let seeded: Awaited<ReturnType<typeof seedShop>> | undefined
  const shopOf = () => {
    if (!seeded) throw new Error('The history is seeded by the first test.')
    return seeded
  }
  const count = async (table: 'orders' | 'jobs' | 'pageViews' | 'webVitals' | 'auditLog') =>
    (await shopOf().shop.db.selectFrom(table).select('id').execute()).length

  it('leaves nothing when it is interrupted', async () => {
    seeded = await seedShop(open())
    const { shop } = seeded
    const interrupted = seedDemoHistory(shop, {
      createAccount: async ({ email }) => `uid of ${email}`,
      keepPayments: () => {
        throw new Error('The process ends here.')
      },
      photograph: () => photograph(),
    })
    await expect(interrupted).rejects.toThrow('The process ends here.')
    expect(await count('orders')).toBe(0)
    expect(await count('auditLog')).toBe(0)
    expect(await mayHaveHistory(shop.db)).toBe(true)
  }, 120_000)

  it('has about 400 orders, some in every status, and keeps all invariants', async () => {
    const { shop, seed } = shopOf()
    await seed()
    const orders = await shop.db.selectFrom('orders').select(['status', 'createdAt']).execute()
    expect(orders.length).toBeGreaterThan(380)
    expect(orders.length).toBeLessThan(430)
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    expect(Math.max(...orders.map(({ createdAt }) => createdAt))).toBeLessThanOrEqual(shop.now())
    expect(await findViolations(shop.db, shop.now())).toEqual([])
  }, 120_000)

  it('belongs to a shop whose setup is complete', async () => {
    expect(Object.values(await readSetup(shopOf().shop.db))).toEqual(Array(5).fill(true))
  })

  it('is not seeded twice', async () => {
    expect(await mayHaveHistory(shopOf().shop.db)).toBe(false)
  })

  it('has work in each column of today, at least two late orders, and orders for tomorrow', async () => {
    const { shop } = shopOf()
    const today = civilDateAt(shop.now())
    const board = await listBoard(shop.db, today)
    const columns = Map.groupBy(board.cards, ({ status }) => status)
    expect([...columns.keys()].toSorted()).toEqual(
      ['confirmed', 'delivered', 'delivery_failed', 'out_for_delivery', 'preparing'].toSorted(),
    )
    const late = board.cards.filter((card) => urgencyOf(card, today, shop.now()) === 'late')
    expect(late.length).toBeGreaterThanOrEqual(2)
    expect((await listBoard(shop.db, addDays(today, 1))).cards.length).toBeGreaterThan(7)
  })

  it('has audit entries of both staff members, and refunds that are done', async () => {
    const { db } = shopOf().shop
    const entries = await db.selectFrom('auditLog').select(['actorId', 'kind']).execute()
    const kindsOf = (actor: string) =>
      new Set(entries.filter(({ actorId }) => actorId === actor).map(({ kind }) => kind))
    expect([...kindsOf('uid of nadia@boutique.example')]).toEqual(
      expect.arrayContaining(['orders', 'refunds', 'settings', 'people', 'products']),
    )
    expect([...kindsOf('uid of karim@boutique.example')]).toEqual(
      expect.arrayContaining(['orders', 'products']),
    )
    const refunds = await db.selectFrom('refunds').select('status').execute()
    expect(refunds.length).toBeGreaterThan(10)
    expect(refunds.every(({ status }) => status === 'done')).toBe(true)
  })

  it('has orders that staff placed for customers, in cash and on the terminal', async () => {
    const orders = await shopOf()
      .shop.db.selectFrom('orders')
      .innerJoin('orderEvents', (join) =>
        join.onRef('orderEvents.orderId', '=', 'orders.id').on('orderEvents.position', '=', 0),
      )
      .select(['paymentMethod', 'atTerminal', 'paymentStatus'])
      .where('orderEvents.actorKind', '=', 'staff')
      // Free replacements of claims are not paid.
      .where('total', '>', 0)
      .execute()
    const onTerminal = orders.filter(({ atTerminal }) => atTerminal === 1)
    const inCash = orders.filter(({ paymentMethod }) => paymentMethod === 'cash')
    expect(onTerminal.length).toBeGreaterThan(5)
    expect(inCash.length).toBeGreaterThan(3)
    expect(onTerminal.length + inCash.length).toBe(orders.length)
    expect(onTerminal.every(({ paymentStatus }) => paymentStatus === 'paid')).toBe(true)
    expect(inCash.every(({ paymentStatus }) => paymentStatus === 'cash_collected')).toBe(true)
  })

  it('has reviews in both languages, some with photographs and answers, one hidden', async () => {
    const { db } = shopOf().shop
    const reviews = await db.selectFrom('reviews').selectAll().execute()
    expect(reviews.length).toBeGreaterThan(40)
    expect(new Set(reviews.map(({ locale }) => locale))).toEqual(new Set(['en', 'ar']))
    expect(reviews.filter(({ answer }) => answer !== null).length).toBeGreaterThan(3)
    expect(reviews.filter(({ hiddenReason }) => hiddenReason !== null)).toHaveLength(1)
    const photos = await db.selectFrom('reviewPhotos').select('image').execute()
    expect(photos.length).toBeGreaterThan(1)
    expect(photos.length).toBeLessThan(6)
  })

  it('has an open claim with two photographs, and one with each answer', async () => {
    const { shop } = shopOf()
    const [open, ...others] = (await listClaims(shop.db, { show: 'open' }, 10)).claims
    expect(others).toEqual([])
    const [claim] = await listClaimsOf(shop.db, open?.orderId ?? '')
    expect(claim?.photos).toHaveLength(2)
    for (const image of await listClaimImages(shop.db, open?.id ?? '')) {
      expect(shop.files.kept.has(image.slice(1))).toBe(true)
    }
    const answered = await listClaims(shop.db, { show: 'answered' }, 10)
    const answers = answered.claims.map(({ answer }) => answer)
    expect(answers).toEqual(['replacement', 'refund', 'message'])
  })

  it('has a request to cancel, a payment that differs and a declined one', async () => {
    const { db } = shopOf().shop
    const requests = await listCancellationRequests(db)
    expect(requests).toMatchObject([{ requestedBy: 'Karim', status: 'confirmed' }])
    const unpaid = await db
      .selectFrom('orders')
      .select('paymentStatus')
      .where('status', '=', 'awaiting_payment')
      .execute()
    const states = unpaid.map(({ paymentStatus }) => paymentStatus)
    expect(states).toEqual(expect.arrayContaining(['failed', 'paid', 'pending']))
    const payments = await db.selectFrom('payments').select('difference').execute()
    expect(payments.filter(({ difference }) => difference === 'open')).toHaveLength(1)
  })

  it.each([7, 28, 90] as const)(
    'has insights of %i days that equal independent queries',
    async (days) => {
      const { shop } = shopOf()
      const read = await readInsights(shop, { days })
      if (!read.ok) throw new Error(read.problem.code)
      const { insights } = read
      expect(insights.sales.now.orders).toBeGreaterThan(days)
      expect(figuresOf(insights)).toEqual(
        await insightsBySql(shop.db, insights.period, insights.before),
      )
    },
  )

  it('has customers with several orders, also those of the README', async () => {
    const { db } = shopOf().shop
    const orders = await db.selectFrom('orders').select('userId').execute()
    const byUser = Map.groupBy(orders, ({ userId }) => userId)
    const regulars = [...byUser.values()].filter(({ length }) => length >= 3)
    expect(regulars.length).toBeGreaterThan(15)
    expect(byUser.get('uid of salma@example.com')?.length).toBeGreaterThan(3)
  })

  it('has page views and web vitals of every day', async () => {
    const { shop } = shopOf()
    const views = await shop.db.selectFrom('pageViews').select('at').execute()
    const days = new Set(views.map(({ at }) => civilDateAt(at)))
    expect(days.size).toBe(historyDays)
    expect(await count('webVitals')).toBeGreaterThan(2_000)
  })

  it('sends no email and leaves only the expiry of unpaid orders', async () => {
    const { shop } = shopOf()
    const jobs = await shop.db.selectFrom('jobs').select(['kind', 'runAt']).execute()
    expect(jobs.map(({ kind }) => kind)).toEqual(Array(4).fill('expire-order'))
    expect(jobs.every(({ runAt }) => runAt > shop.now())).toBe(true)
  })

  it('ends with the prices and the stock of the catalogue', async () => {
    const { db } = shopOf().shop
    const products = await db
      .selectFrom('products')
      .select(['name', 'price', 'stock'])
      .where('variantOf', 'is', null)
      .execute()
    const ofName = (all: readonly { name: string; price: number; stock: number | null }[]) =>
      all
        .map(({ name, price, stock }) => `${name}: ${price}, ${stock}`)
        .toSorted((one, other) => (one < other ? -1 : 1))
    expect(ofName(products)).toEqual(ofName(demoProducts))
  })

  it('passes on every captured payment with its refunds', async () => {
    const { shop, payments } = shopOf()
    const captured = await shop.db
      .selectFrom('payments')
      .selectAll()
      .where('status', '=', 'paid')
      .where('atTerminal', '=', 0)
      .execute()
    expect(payments.map(({ transactionId }) => String(transactionId)).toSorted()).toEqual(
      captured.map(({ transactionId }) => transactionId ?? '').toSorted(),
    )
    const refunded = payments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))
    const returned = captured.reduce((sum, payment) => sum + payment.returned, 0)
    expect(refunded.reduce((sum, amount) => sum + amount, 0)).toBe(returned)
  })
})

describeUseCase('a shop with data of its own', (open) => {
  it('gets no history', async () => {
    const shop = await openTestShop(open())
    expect(await mayHaveHistory(shop.db)).toBe(false)
    await seedDemoWithoutPictures(shop)
    expect(await mayHaveHistory(shop.db)).toBe(true)
    const entry = { at: shop.now(), actorId: 'nadia', before: null, after: null }
    await writeAudit(shop.db, { ...entry, action: 'product.repriced', subject: 'rose' })
    expect(await mayHaveHistory(shop.db)).toBe(false)
  })
})
