import fc from 'fast-check'
import type { KyselyPlugin } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#database/engine.server.ts'
import { orderKeysOf, textKeysOf } from '#database/order-keys.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  fillWithOrders,
  type ManyOrders,
  sampleOrder,
} from '../../../../tests/support/many-orders.ts'
import { noon, openTestShop, type TestShop, today } from '../../../../tests/support/test-shop.ts'
import type { Order } from '../order.ts'
import { orderStatuses, paymentStatuses } from '../order-statuses.ts'
import { toOrderRow } from '../records/order-row.server.ts'
import { exportOrders } from './export-orders.server.ts'
import { countByStatus, countNewOrders } from './order-count-store.server.ts'
import type { OrderListing } from './order-listing.ts'
import { resolveNeed } from './order-need-store.server.ts'
import { searchKeysOf } from './order-search.ts'
import { listStaffOrders } from './staff-order-list-store.server.ts'

const many: ManyOrders = {
  now: noon,
  zoneIds: ['zone0', 'zone1', 'zone2', 'zone3', 'zone4'],
  slotIds: ['slot0', 'slot1', 'slot2'],
}
const few = 500
const count = 3000
const orders = Array.from({ length: count }, (_, n) => sampleOrder(n, many))

/** A simple model of the list. */
function expected({ query, status, payment, date, slot, zone, sort }: OrderListing): string[] {
  const keys = query === undefined ? [] : searchKeysOf(query)
  if (query !== undefined && keys.length === 0) return []
  const fits = (order: Order) => {
    const row = { ...toOrderRow(order, ''), lines: order.lines }
    const stands = new Set(keys.length > 0 ? [...orderKeysOf(row), ...textKeysOf(row)] : [])
    return (
      keys.every((key) => stands.has(key)) &&
      (status === undefined || order.status === status) &&
      (payment === undefined || order.paymentStatus === payment) &&
      (date === undefined || order.delivery.date === date) &&
      (slot === undefined || order.delivery.slotId === slot) &&
      (zone === undefined || order.address.zoneId === zone) &&
      (sort !== 'delivery' || date !== undefined || order.delivery.date >= today)
    )
  }
  const place = ({ delivery, id }: Order) =>
    `${delivery.date} ${String(delivery.startMinute).padStart(4, '0')} ${id}`
  const found = orders.filter(fits)
  if (sort === 'delivery') found.sort((a, b) => (place(a) < place(b) ? -1 : 1))
  return found.map((order) => order.id)
}

async function allPages(
  db: Database,
  listing: Omit<OrderListing, 'need'>,
  limit: number,
): Promise<string[]> {
  const ids: string[] = []
  let after: string | undefined
  do {
    const page = await listStaffOrders(db, { ...listing, after }, { today, limit })
    ids.push(...page.orders.map(({ id }) => id))
    after = page.after ?? undefined
  } while (after !== undefined)
  return ids
}

async function countQueries(db: Database, work: (db: Database) => Promise<unknown>) {
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1
      return result
    },
  }
  await work(db.withPlugin(counting))
  return queries
}

const page = { today, limit: 30 }
const works: Record<string, (db: Database) => Promise<unknown>> = {
  'the newest': (db) => listStaffOrders(db, {}, page),
  'the next page': (db) => listStaffOrders(db, { after: orders[40]?.id }, page),
  'by delivery': (db) => listStaffOrders(db, { sort: 'delivery' }, page),
  'of a status': (db) => listStaffOrders(db, { status: 'delivered' }, page),
  'of a status and an area': (db) =>
    listStaffOrders(db, { status: 'expired', zone: 'zone0' }, page),
  'of a name': (db) => listStaffOrders(db, { query: 'karim' }, page),
  'of a name and a payment': (db) =>
    listStaffOrders(db, { query: 'karim nabil', payment: 'paid' }, page),
  counts: (db) => countByStatus(db, {}, today),
  'counts of a day': (db) => countByStatus(db, { date: today, slot: 'slot1' }, today),
  late: async (db) =>
    listStaffOrders(db, await resolveNeed(db, { need: 'late' } as const, noon), page),
  arrivals: (db) => countNewOrders(db, noon - 3_600_000),
}

describeOnEachDatabase('the workshop’s list of orders', (open) => {
  let shop: TestShop
  let costOfFew: Record<string, number>

  const costs = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(works).map(async ([name, work]) => [
          name,
          await countQueries(shop.db, work),
        ]),
      ),
    )

  beforeAll(async () => {
    shop = await openTestShop(open())
    await fillWithOrders(shop.db, many, { to: few })
    costOfFew = await costs()
    await fillWithOrders(shop.db, many, { from: few, to: count })
  })

  it('costs the same for thousands of orders as for hundreds', async () => {
    expect(await costs()).toEqual(costOfFew)
    expect(Math.max(...Object.values(costOfFew))).toBeLessThanOrEqual(5)
  })

  it('shows all matches in order for every combination of filters', async () => {
    const maybe = <T>(values: readonly T[]) =>
      fc.option(fc.constantFrom(...values), { nil: undefined })
    const listing = fc.record({
      query: maybe([
        'karim',
        'nabil mona',
        'mona77@example.com',
        'brazil karim',
        'area',
        orders[77]?.number ?? '',
        '+201000000123',
        'unknown',
        '?',
      ]),
      status: maybe(orderStatuses),
      payment: maybe(paymentStatuses),
      date: maybe([today, '2026-11-21', '2026-11-12', '2020-01-01']),
      slot: maybe(many.slotIds),
      zone: maybe(many.zoneIds),
      sort: maybe(['newest', 'delivery'] as const),
    })
    await fc.assert(
      fc.asyncProperty(listing, fc.constantFrom(40, 500), async (asked, limit) => {
        expect(await allPages(shop.db, asked, limit)).toEqual(expected(asked))
      }),
      { numRuns: 40 },
    )
  })

  it('returns a cursor when a bounded scan finds too few orders', async () => {
    const asked = { status: 'delivered', payment: 'refunded' } as const
    const first = await listStaffOrders(shop.db, asked, page)
    expect(first).toEqual({ orders: [], after: expect.any(String) })
    expect(await allPages(shop.db, asked, 30)).toEqual([])
  })

  it('is empty after an unknown cursor', async () => {
    const asked = { after: 'nothing' }
    expect(await listStaffOrders(shop.db, asked, page)).toEqual({ orders: [], after: null })
  })

  it('counts each status exactly up to a limit', async () => {
    const counts = await countByStatus(shop.db, {}, today)
    const confirmed = expected({ status: 'confirmed' }).length
    expect(counts.confirmed).toEqual({ count: confirmed, isMore: false })
    expect(counts.delivered).toEqual({ count: 300, isMore: true })
    expect(counts.delivery_failed).toEqual({ count: 0, isMore: false })
  })

  it('counts the matches of the other filters in each status', async () => {
    const filter = { date: '2026-11-12', zone: 'zone2' }
    const counts = await countByStatus(shop.db, { ...filter, status: 'expired' }, today)
    for (const status of orderStatuses) {
      const found = expected({ ...filter, status }).length
      expect(counts[status]).toEqual({ count: found, isMore: false })
    }
  })

  it('counts the orders placed since a time', async () => {
    const since = orders[5]?.createdAt ?? 0
    expect(await countNewOrders(shop.db, since)).toEqual({ count: 5, newest: noon })
    expect(await countNewOrders(shop.db, noon)).toEqual({ count: 0, newest: noon })
  })

  it('is exported in parts, with one header and escaped formulas', async () => {
    await shop.db
      .updateTable('orders')
      .set({ recipientName: '=HYPERLINK("http://x")' })
      .where('id', '=', orders[3]?.id ?? '')
      .execute()
    const parts: string[] = []
    let after: string | undefined
    do {
      const part = await exportOrders(shop, { zone: 'zone3', after })
      parts.push(part.text)
      after = part.after ?? undefined
    } while (after !== undefined)
    const lines = parts.join('').trimEnd().split('\n')
    expect(parts.length).toBeGreaterThan(1)
    expect(lines).toHaveLength(1 + expected({ zone: 'zone3' }).length)
    expect(lines.filter((line) => line.includes('sender e-mail'))).toHaveLength(1)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(lines[1]).toContain(`'+20`)
  })

  it('is exported with a row for each line, without the amounts of the order', async () => {
    const order = orders[9]?.id ?? ''
    const line = {
      orderId: order,
      unitPrice: 250,
      stockTaken: 0,
      image: null,
      insteadOf: null,
    } as const
    const bouquet = { ...line, position: 0, productId: 'roses', name: '=Red roses', quantity: 2 }
    const candle = { ...line, position: 1, productId: 'candle', name: 'Candle', quantity: 1 }
    await shop.db
      .insertInto('orderLines')
      .values([
        { ...bouquet, lineTotal: 500 },
        { ...candle, lineTotal: 250, addedTo: 0, givenBackAt: noon },
      ])
      .execute()
    const query = orders[9]?.number ?? ''
    const { text } = await exportOrders(shop, { query, rows: 'lines' })
    const [head = '', ...rows] = text.trimEnd().split('\n')
    expect(head).toContain('sender e-mail,item,product id,added to')
    expect(head).not.toContain('total,captured')
    expect(rows.map((row) => row.slice(row.indexOf('example.com,')))).toEqual([
      `example.com,'=Red roses,roses,,,,2,250,500,`,
      `example.com,Candle,candle,'=Red roses,,,1,250,250,yes`,
    ])
    for (const row of rows) expect(row).toContain(query)
    await shop.db.deleteFrom('orderLines').where('orderId', '=', order).execute()
  })
})
