import { beforeAll, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { demoProducts } from '#database/seed/demo-catalogue.ts'
import { demoDeliveryZones } from '#database/seed/demo-delivery.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct, createUser } from '../../../tests/support/factories.ts'
import { figuresOf, insightsBySql } from '../../../tests/support/insights-by-sql.ts'
import {
  createSlot,
  createZone,
  minutes,
  noon,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../tests/support/test-shop.ts'
import { civilDateAt, instantOf } from '../delivery/cairo-time.ts'
import { averageOrder } from './insights.ts'
import { readInsights } from './read-insights.server.ts'
import { vitalNames } from './visit.ts'
import { recordPageView, recordVitals } from './visit-store.server.ts'

const hour = 60 * 60_000
const day = 24 * hour
const evening = { startMinute: 18 * 60, endMinute: 21 * 60, capacity: 60, weekdays: '12367' }

/** A delivery that staff took back, then the real one; orders in other statuses have an earlier delivery, corrected. */
async function insertEvents(db: TestShop['db'], orderId: string, at: number): Promise<void> {
  const move = {
    orderId,
    kind: 'moved',
    actorKind: 'staff',
    actorId: 'nadia',
    fromStatus: 'out_for_delivery',
    toStatus: 'delivered',
    note: '',
  }
  await db
    .insertInto('orderEvents')
    .values([
      { ...move, id: newDocumentId(), position: 90, at: at + 3 * hour, undo: 'undone' },
      { ...move, id: newDocumentId(), position: 91, at: at - 2 * hour, undo: null },
      { ...move, id: newDocumentId(), position: 92, at, undo: null },
    ])
    .execute()
}

/** The driver of the run: a wrong report that was corrected, a failed attempt, and the delivery that stands. */
async function insertAttempts(db: TestShop['db'], orderId: string, driverId: string | null) {
  const attempt = {
    orderId,
    reportedBy: 'nadia',
    reason: '',
    receivedBy: '',
    pinRight: null,
    deliveryDate: '2026-11-20',
    zoneId: 'zone',
    slotId: 'slot',
    ...{ promisedFrom: 0, promisedUntil: 0, happenedAt: 0, receivedAt: 0 },
    ...{ cashDue: 0, cashCollected: 0 },
  }
  const [delivered, failed] = [{ outcome: 'delivered' }, { outcome: 'nobody-home' }]
  await db
    .insertInto('deliveryAttempts')
    .values([
      { ...attempt, ...delivered, id: newDocumentId(), driverId: 'wrong', undoneAt: noon },
      { ...attempt, ...failed, id: newDocumentId(), driverId: 'first', undoneAt: null },
      { ...attempt, ...delivered, id: newDocumentId(), driverId, undoneAt: null },
    ])
    .execute()
}

const free = { total: 0, subtotal: 0, deliveryFee: 0 }

/** Every outcome of an order: what it captured and refunded, as parts of its total. */
const outcomes = [
  { status: 'delivered', paymentStatus: 'paid', captured: 1, refunded: 0 },
  { status: 'delivered', paymentStatus: 'cash_collected', captured: 1, refunded: 0 },
  { status: 'confirmed', paymentStatus: 'cash_due', captured: 0, refunded: 0 },
  // A free replacement.
  { status: 'delivered', paymentStatus: 'not_due', captured: 0, refunded: 0, ...free },
  { status: 'preparing', paymentStatus: 'partially_refunded', captured: 1, refunded: 0.25 },
  { status: 'out_for_delivery', paymentStatus: 'paid', captured: 0.9, refunded: 0 },
  { status: 'delivery_failed', paymentStatus: 'refunded', captured: 1, refunded: 1 },
  { status: 'awaiting_payment', paymentStatus: 'pending', captured: 0, refunded: 0 },
  { status: 'awaiting_payment', paymentStatus: 'paid', captured: 0.5, refunded: 0 },
  { status: 'cancelled', paymentStatus: 'partially_refunded', captured: 1, refunded: 0.8 },
  { status: 'cancelled', paymentStatus: 'not_due', captured: 0, refunded: 0 },
  { status: 'expired', paymentStatus: 'failed', captured: 0, refunded: 0 },
] as const

describeUseCase('insights', (open) => {
  let shop: TestShop

  beforeAll(async () => {
    for (const table of ['pageViews', 'pageViewDays', 'webVitals'] as const) {
      await open().db.deleteFrom(table).execute()
    }
    await open()
      .db.updateTable('orders')
      .set({ createdAt: 0, deliveryDate: '1970-01-01' })
      .execute()
    await open().db.updateTable('deliverySlots').set({ enabled: 0 }).execute()
    shop = await openTestShop(open())
    const zones = []
    for (const { name, fee } of demoDeliveryZones) zones.push(await createZone(shop, { name, fee }))
    for (const date of ['2026-11-17', '2026-08-03']) {
      await shop.db.insertInto('deliveryClosures').values({ date, reason: 'Holiday' }).execute()
    }
    const products = []
    for (const { name, price } of demoProducts.slice(0, 12)) {
      products.push(await createProduct(shop, { name, price, stock: null, leadDays: 0 }))
    }
    const slots = [shop.slot, await createSlot(shop, { name: 'Evening', ...evening })]
    const drivers = [
      await createUser(shop, { name: 'Hany', surname: 'Fathy', role: 'driver' }),
      await createUser(shop, { name: 'Samir', surname: 'Adly', role: 'driver' }),
      // A former driver.
      await createUser(shop, { name: 'Hany', surname: 'Gaber', role: 'customer' }),
      // Orders from before the shop recorded drivers.
      null,
    ]
    for (let n = 0; n < 132; n++) {
      const createdAt = noon - (n < 66 ? n * 19 * hour : 52 * day + (n - 66) * 113 * hour)
      const slot = slots[n % 3 === 0 ? 1 : 0] ?? shop.slot
      const zone = zones[(n * 5) % zones.length] ?? shop.zone
      const { orderId } = await createOrder(shop, {
        product: products[(n * 7) % products.length] ?? (await createProduct(shop)),
        quantity: 1 + (n % 3),
        address: {
          givenBy: 'sender',
          zoneId: zone.id,
          street: 'Road 9',
          building: '4',
          floor: '',
          notes: '',
        },
        seenDeliveryFee: zone.fee,
        delivery: { date: tomorrow, slotId: slot.id },
        contact: { name: 'Mona', email: 'mona@example.com', phone: `+2011123456${10 + (n % 23)}` },
      })
      const { captured, refunded, ...state } = outcomes[n % outcomes.length] ?? outcomes[0]
      const order = await shop.db
        .selectFrom('orders')
        .select('total')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
      await shop.db
        .updateTable('orders')
        .set({
          ...state,
          captured: Math.round(order.total * captured),
          refunded: Math.round(order.total * refunded),
          createdAt,
          deliveryDate: civilDateAt(createdAt),
        })
        .where('id', '=', orderId)
        .execute()
      const promisedAt = instantOf(civilDateAt(createdAt), slot.endMinute)
      await insertEvents(shop.db, orderId, promisedAt + ((n % 7) - 4) * 17 * minutes(1))
      await insertAttempts(shop.db, orderId, drivers[(n + Math.floor(n / 12)) % 4] ?? null)
      const path = n % 4 === 0 ? '/dashboard/orders' : `/p/${products[n % 5]?.id}`
      const at = createdAt
      await recordPageView(shop.db, { at, path, referrer: '', device: 'phone' })
      const name = vitalNames[n % 4] ?? 'LCP'
      await recordVitals(shop.db, [{ at, path, name, value: (n * 37) % 900, device: 'phone' }])
    }
    const sum = { date: '2026-11-15', path: '/', views: 5 }
    await shop.db.insertInto('pageViewDays').values(sum).execute()
  })

  it.each([
    ['7 days', { days: 7 }],
    ['28 days', { days: 28 }],
    ['a year', { from: '2025-11-21', until: '2026-11-20' }],
  ] as const)('of %s equal independent queries', async (_length, period) => {
    const read = await readInsights(shop, period)
    if (!read.ok) throw new Error(read.problem.code)
    const { insights } = read
    expect(insights.sales.now.revenue).toBeGreaterThan(0)
    const { now } = insights.deliveries.punctuality
    expect(now.onTime).toBeGreaterThan(0)
    if ('from' in period) {
      expect(insights.deliveries.byDriver.map(({ name }) => name).toSorted()).toEqual([
        '',
        'Hany Fathy',
        'Hany Gaber',
        'Samir Adly',
      ])
      expect(now.onTime).toBeLessThan(now.delivered)
      expect(insights.repeats.now.repeated).toBeGreaterThan(0)
    }
    expect(figuresOf(insights)).toEqual(
      await insightsBySql(shop.db, insights.period, insights.before),
    )
  })

  it('agree with each other', async () => {
    const read = await readInsights(shop, { days: 28 })
    if (!read.ok) throw new Error(read.problem.code)
    const { sales, days, zones } = read.insights
    const { revenue, orders } = sales.now
    expect(averageOrder(sales.now)).toBe(Math.round(revenue / orders))
    for (const parts of [days, zones]) {
      expect(parts.reduce((sum, part) => sum + part.now.revenue, 0)).toBe(revenue)
      expect(parts.reduce((sum, part) => sum + part.now.orders, 0)).toBe(orders)
    }
  })
})
