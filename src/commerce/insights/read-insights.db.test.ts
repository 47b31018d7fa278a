import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct, lineOf } from '../../../tests/support/factories.ts'
import { sampleVariant } from '../../../tests/support/sample-product.ts'
import { createZone, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { instantOf } from '../delivery/cairo-time.ts'
import type { Insights } from './insights.ts'
import type { PeriodFilter } from './period.ts'
import { readInsights } from './read-insights.server.ts'
import { recordPageView, recordVitals } from './visit-store.server.ts'

const week = { days: 7 } as const
const hour = 60 * 60_000

describeUseCase('insights', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    for (const table of ['pageViews', 'pageViewDays', 'webVitals'] as const) {
      await open().db.deleteFrom(table).execute()
    }
    await open().db.updateTable('orders').set({ createdAt: 0 }).execute()
    shop = await openTestShop(open())
  })

  const read = async (filter: PeriodFilter = week): Promise<Insights> => {
    const answer = await readInsights(shop, filter)
    if (!answer.ok) throw new Error(answer.problem.code)
    return answer.insights
  }

  /** An order placed at a given time, with a given outcome. */
  async function order(
    at: number,
    change: {
      status?: string
      paymentStatus?: string
      captured?: number
      refunded?: number
    } = {},
    filter: Parameters<typeof createOrder>[1] = {},
  ) {
    const { orderId } = await createOrder(shop, { paymentMethod: 'cash', ...filter })
    await shop.db
      .updateTable('orders')
      .set({ createdAt: at, status: 'confirmed', ...change })
      .where('id', '=', orderId)
      .execute()
  }

  it('report captured and due amounts less refunds, compared with the previous week', async () => {
    await order(noon, { paymentStatus: 'paid', captured: 575 })
    const partly = { paymentStatus: 'partially_refunded', captured: 575, refunded: 200 }
    await order(noon, { ...partly, status: 'delivered' })
    await order(noon, { paymentStatus: 'cash_due' })
    await order(noon - 8 * 24 * hour, { paymentStatus: 'cash_collected', captured: 575 })
    const { sales } = await read()
    expect(sales).toEqual({
      now: { revenue: 575 + 375 + 575, orders: 3 },
      before: { revenue: 575, orders: 1 },
    })
  })

  it('omit unpaid, expired and cancelled orders from every figure', async () => {
    await order(noon, { status: 'awaiting_payment' })
    await order(noon, { status: 'expired' })
    const kept = { paymentStatus: 'partially_refunded', captured: 575, refunded: 500 }
    await order(noon, { ...kept, status: 'cancelled' })
    const { sales, zones, bestSellers } = await read()
    expect(sales.now).toEqual({ revenue: 0, orders: 0 })
    expect([zones, bestSellers]).toEqual([[], []])
  })

  it('assign an order to its day in Cairo, to the millisecond', async () => {
    await order(instantOf('2026-11-20', 0))
    await order(instantOf('2026-11-20', 0) - 1)
    await order(instantOf('2026-11-14', 0) - 1)
    const { days, sales } = await read()
    const ordersOn = new Map(days.map(({ date, now }) => [date, now.orders]))
    expect([ordersOn.get('2026-11-20'), ordersOn.get('2026-11-19')]).toEqual([1, 1])
    expect([sales.now.orders, sales.before.orders]).toEqual([2, 1])
  })

  it.each([
    ['begins', '2026-04-24'],
    ['ends', '2026-10-29'],
  ])('handle the day on which daylight saving time %s', async (_what, date) => {
    const next = instantOf(date, 24 * 60)
    for (const at of [instantOf(date, 0), next - 1, next]) await order(at)
    const { days } = await read({ from: date, until: date })
    expect(days.map(({ now }) => now.orders)).toEqual([2])
  })

  it('report sales by area and the bestsellers', async () => {
    const maadi = await createZone(shop, { name: 'Maadi', fee: 100 })
    const [roses, tulips] = [
      await createProduct(shop, { name: 'Roses' }),
      await createProduct(shop, { name: 'Tulips', price: 400 }),
    ]
    await order(noon, {}, { product: roses, quantity: 1 })
    await order(noon - 9 * 24 * hour, {}, { product: tulips, quantity: 2 })
    const address = { ...place, zoneId: maadi.id }
    await order(
      noon,
      { paymentStatus: 'paid', captured: 1300 },
      { product: tulips, quantity: 3, address, seenDeliveryFee: 100 },
    )
    const { zones, bestSellers } = await read()
    expect(zones.map(({ zone, now }) => [zone, now.orders, now.revenue])).toEqual([
      ['Maadi', 1, 1300],
      ['Zamalek', 1, 575],
    ])
    expect(bestSellers).toEqual([
      {
        ...{ productId: tulips.id, name: 'Tulips', sizes: [] },
        ...{ quantity: { now: 3, before: 2 }, ordered: 1200 },
      },
      {
        ...{ productId: roses.id, name: 'Roses', sizes: [] },
        ...{ quantity: { now: 1, before: 0 }, ordered: 500 },
      },
    ])
  })

  it('add the sizes of a bestseller up, and report them beside it', async () => {
    const [grand, generous] = [
      sampleVariant(),
      sampleVariant({ variantName: 'Generous', variantNameAr: 'سخي', price: 700 }),
    ]
    const product = await createProduct(shop, {
      ...{ name: 'Peonies', variantName: 'Classic', furtherVariants: [generous, grand] },
    })
    await order(noon, {}, { lines: [lineOf(grand, 2), lineOf(product)] })
    await order(noon - 9 * 24 * hour, {}, { lines: [lineOf(generous, 2)] })
    const { bestSellers } = await read()
    expect(bestSellers).toEqual([
      {
        ...{ productId: product.id, name: 'Peonies', ordered: 2300 },
        quantity: { now: 3, before: 2 },
        sizes: [
          { name: 'Grand', quantity: 2 },
          { name: 'Classic', quantity: 1 },
        ],
      },
    ])
  })

  it('have names in the language of the page, with English where Arabic is missing', async () => {
    await shop.db.updateTable('deliveryZones').set({ nameAr: 'الزمالك' }).execute()
    const roses = await createProduct(shop, { name: 'Roses', nameAr: 'ورد' })
    const vase = await createProduct(shop, { name: 'Vase', nameAr: '' })
    await order(noon, {}, { product: roses, quantity: 2 })
    await order(noon - 24 * hour, {}, { product: vase })
    const page = { at: noon, path: `/ar/p/${roses.id}`, referrer: '', device: 'phone' } as const
    await recordPageView(shop.db, page)
    const names = async () => {
      const { zones, bestSellers, pages } = await read()
      return {
        zones: zones.map(({ zone }) => zone),
        products: bestSellers.map(({ name }) => name),
        pages: pages.map(({ product }) => product),
      }
    }
    expect(await names()).toEqual({
      zones: ['Zamalek'],
      products: ['Roses', 'Vase'],
      pages: ['Roses'],
    })
    expect(await inLocale('ar', names)).toEqual({
      zones: ['الزمالك'],
      products: ['ورد', 'Vase'],
      pages: ['ورد'],
    })
  })

  it('count page views including summed-up ones, without staff', async () => {
    const see = (at: number, path: string) =>
      recordPageView(shop.db, { at, path, referrer: '', device: 'phone' })
    const roses = await createProduct(shop)
    const page = `/p/${roses.id}`
    await see(noon, '/')
    await see(noon - 24 * hour, '/')
    await see(noon, page)
    for (const path of ['/dashboard/orders', '/driver', '/ar/dashboard', '/ar/driver']) {
      await see(noon, path)
    }
    await see(noon - 7 * 24 * hour, page)
    const sum = { date: '2026-11-15', path: page, views: 5 }
    await shop.db.insertInto('pageViewDays').values(sum).execute()
    const { views, pages, days } = await read()
    expect(views).toEqual({ now: 8, before: 1 })
    expect(days.at(-1)?.views).toEqual({ now: 2, before: 1 })
    expect(pages).toEqual([
      { path: `/p/${roses.id}`, product: 'Red roses', now: 6, before: 1 },
      { path: '/', product: null, now: 2, before: 0 },
    ])
  })

  it('report the 75th percentile of web vitals', async () => {
    const measure = (at: number, value: number) =>
      recordVitals(shop.db, [{ at, path: '/', name: 'LCP', value, device: 'desktop' }])
    for (const value of [400, 100, 300, 200]) await measure(noon, value)
    await measure(noon - 8 * 24 * hour, 900)
    const ofStaff = { at: noon, path: '/ar/dashboard', name: 'LCP', value: 900 } as const
    await recordVitals(shop.db, [{ ...ofStaff, device: 'desktop' }])
    const { vitals } = await read()
    expect(vitals.find(({ name }) => name === 'LCP')).toEqual({
      name: 'LCP',
      now: 300,
      before: 900,
    })
    expect(vitals.find(({ name }) => name === 'CLS')).toEqual({
      name: 'CLS',
      now: null,
      before: null,
    })
  })

  it('reject an invalid period', async () => {
    const filter = { from: '2026-11-20', until: '2026-11-21' }
    expect(await readInsights(shop, filter)).toEqual({
      ok: false,
      refusal: 'no-period',
      problem: { code: 'future' },
    })
  })

  it('query a fortnight at a time, independent of the number of orders', async () => {
    const questionsFor = async (filter: PeriodFilter) => {
      let asked = 0
      const counting: KyselyPlugin = {
        transformQuery({ node }) {
          asked += 1
          return node
        },
        transformResult: async ({ result }) => result,
      }
      await readInsights({ ...shop, db: shop.db.withPlugin(counting) }, filter)
      return asked
    }
    const year = { from: '2025-11-20', until: '2026-11-20' }
    const { id } = await createProduct(shop)
    await recordPageView(shop.db, { at: noon, path: `/p/${id}`, referrer: '', device: 'phone' })
    await order(noon)
    // Eight per fortnight with their subqueries, and seven for sums, products, sizes, slots and closures.
    const before = [await questionsFor(week), await questionsFor(year)]
    expect(before).toEqual([8 * 2 + 7, 8 * 2 * 27 + 7])
    for (let n = 0; n < 20; n++) await order(noon - n * 24 * hour)
    expect(await questionsFor(year)).toBe(before[1])
  })

  it('yield to other work after each fortnight of a year', async () => {
    let turns = 0
    let isRead = false
    const others = () => {
      turns += 1
      if (!isRead) setImmediate(others)
    }
    setImmediate(others)
    await read({ from: '2025-11-20', until: '2026-11-20' })
    isRead = true
    expect(turns).toBeGreaterThanOrEqual(5 * 2 * 27)
  })
})

const place = {
  givenBy: 'sender',
  zoneId: newDocumentId(),
  street: 'Road 9',
  building: '4',
  floor: '',
  notes: '',
} as const
