import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { countArrivals } from '#commerce/orders/workshop/arrival-store.server.ts'
import { listBoard } from '#commerce/orders/workshop/board-store.server.ts'
import { countByStatus } from '#commerce/orders/workshop/order-count-store.server.ts'
import type { OrderListing } from '#commerce/orders/workshop/order-listing.ts'
import { listStaffOrders } from '#commerce/orders/workshop/staff-order-list-store.server.ts'
import { type Database, type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { fillWithOrders, type ManyOrders, sampleOrder } from '../../tests/support/many-orders.ts'
import { startPostgresql } from '../../tests/support/postgresql-server.ts'

const few = 1000
const many = 200_000
const rounds = 60

const now = Date.UTC(2026, 10, 20, 10)
const today = civilDateAt(now)
const shop: ManyOrders = {
  now,
  zoneIds: Array.from({ length: 20 }, (_, n) => `zone${n}`),
  slotIds: ['slot0', 'slot1', 'slot2'],
}

export interface GrowthOfList {
  name: string
  /** Median times of one call. */
  fewMs: number
  manyMs: number
}

const page = { today, limit: 30 }
const list = (asked: OrderListing) => (db: Database) => listStaffOrders(db, asked, page)
const known = sampleOrder(700, shop)

/** Every way in which the dashboard asks for orders. */
const questions: [string, (db: Database) => Promise<unknown>][] = [
  ['newest', list({})],
  ['a page further on', list({ after: known.id })],
  ['by delivery', list({ sort: 'delivery' })],
  ['by status', list({ status: 'delivered' })],
  ['by payment', list({ payment: 'cash_collected' })],
  ['by day', list({ date: known.delivery.date, sort: 'delivery' })],
  ['by window', list({ slot: 'slot1' })],
  ['by area', list({ zone: 'zone7' })],
  ['status, payment and area', list({ status: 'delivered', payment: 'paid', zone: 'zone3' })],
  ['filters that nothing fits', list({ status: 'delivered', payment: 'refunded' })],
  ['search: number', list({ query: known.number })],
  ['search: name', list({ query: 'karim' })],
  ['search: two names', list({ query: 'mohamed hassan' })],
  ['search: phone', list({ query: known.recipient.phone })],
  ['search: name and status', list({ query: 'karim', status: 'preparing' })],
  ['counts', (db) => countByStatus(db, {}, today)],
  ['counts of a search', (db) => countByStatus(db, { query: 'karim' }, today)],
  ['arrivals', (db) => countArrivals(db, now - 600_000)],
  ['board', (db) => listBoard(db, today)],
]

/** How the time of each list grows from a thousand orders to two hundred thousand. */
async function growth(database: OpenDatabase): Promise<GrowthOfList[]> {
  await migrateToLatest(database)
  const { db } = database
  await fillWithOrders(db, shop, { to: few })
  const before = await timesOf(database)
  await fillWithOrders(db, shop, { from: few, to: many })
  const after = await timesOf(database)
  return questions.map(([name], n) => ({
    name,
    fewMs: before[n] ?? 0,
    manyMs: after[n] ?? 0,
  }))
}

async function timesOf({ db, engine }: OpenDatabase): Promise<number[]> {
  // PostgreSQL does this by itself after a while; before, it plans for tables that are empty.
  if (engine === 'postgresql') await sql`analyze`.execute(db)
  const medians: number[] = []
  for (const [, ask] of questions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      await ask(db)
      times.push(performance.now() - begun)
    }
    times.sort((a, b) => a - b)
    medians.push(times[Math.floor(rounds / 2)] ?? 0)
  }
  return medians
}

export async function growthOnSqlite(): Promise<GrowthOfList[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-bench-lists-'))
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  const grown = await growth(database)
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  return grown
}

/** The same on a PostgreSQL of our own; null where there is none. */
export async function growthOnPostgresql(): Promise<GrowthOfList[] | null> {
  const server = await startPostgresql()
  if (!server) return null
  const database = openDatabase({ url: server.url, file: '' })
  const grown = await growth(database)
  await database.close()
  await server.stop()
  return grown
}
