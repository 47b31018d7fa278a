import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type BusyShop, openBusyShop } from '../support/http-shoppers.ts'
import { expectToHave, stockOf } from '../support/invariants.ts'
import { rounds } from '../support/rounds.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

const crashes = rounds({ quick: 4, thorough: 20 })
const clients = 20
const stock = 1_000_000
const mostOrdersBeforeDeath = 120

const folder = mkdtempSync(join(tmpdir(), 'boutique-crash-'))
const acknowledged: string[] = []
let database: OpenDatabase
let busy: BusyShop

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  busy = await openBusyShop(database, { shoppers: clients, stock, hasAddOn: true })
  await database.close()
  for (let round = 0; round < crashes; round++) await orderUntilKilled()
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
}, 300_000)

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Kills the shop after a random number of orders, so that it happens during work on machines of any speed. */
async function orderUntilKilled(): Promise<void> {
  const shop = await startShopProcess(folder)
  const before = acknowledged.length
  const enough = Math.ceil(Math.random() * mostOrdersBeforeDeath)
  let killed: Promise<void> | undefined
  const shopping = busy.cookies.map((cookie) =>
    keepOrdering(shop, cookie, () => {
      if (acknowledged.length - before >= enough) killed ??= shop.kill()
    }),
  )
  await Promise.all(shopping)
  await killed
}

async function keepOrdering(
  shop: ShopProcess,
  cookie: string,
  onAcknowledged: () => void,
): Promise<void> {
  try {
    for (;;) {
      const orderId = await busy.order(shop.origin, cookie)
      if (orderId === null) continue
      acknowledged.push(orderId)
      onAcknowledged()
    }
  } catch {
    // The shop was killed during this order: not acknowledged.
  }
}

it('took orders before every crash', () => {
  expect(acknowledged.length).toBeGreaterThanOrEqual(crashes)
})

it('has every acknowledged order', () => expectToHave(database, acknowledged))

it('has all lines of every order, with matching totals', async () => {
  const wrong = await database.db
    .selectFrom('orders')
    .leftJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select((row) => ['orders.id', row.fn.sum('orderLines.lineTotal').as('lines')])
    .groupBy(['orders.id', 'orders.subtotal'])
    .having(
      (row) => row.fn.coalesce(row.fn.sum('orderLines.lineTotal'), row.lit(0)),
      '!=',
      (row) => row.ref('orders.subtotal'),
    )
    .execute()
  expect(wrong).toEqual([])
})

it('has sold exactly the missing stock, and an add-on with every bouquet', async () => {
  const { count } = await database.db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  for (const productId of [busy.productId, busy.addOnId ?? '']) {
    const sold = await database.db
      .selectFrom('orderLines')
      .select((row) => row.fn.sum<number>('quantity').as('quantity'))
      .where('productId', '=', productId)
      .executeTakeFirstOrThrow()
    expect([sold.quantity, await stockOf(database, productId)]).toEqual([count, stock - count])
  }
})

it('has booked one place in the delivery window for each order', async () => {
  const { count } = await database.db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { booked } = await database.db
    .selectFrom('slotBookings')
    .select((row) => row.fn.sum<number>('booked').as('booked'))
    .executeTakeFirstOrThrow()
  expect(booked).toBe(count)
})
