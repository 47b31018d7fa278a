import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { isAcknowledged, sendAmongCrashes } from '../support/crash-rounds.ts'
import { createProduct } from '../support/factories.ts'
import { rounds } from '../support/rounds.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import { secrets } from '../support/test-settings.ts'
import { openTestShop } from '../support/test-shop.ts'
import { createUnconfirmedOrder, proofsOf } from '../support/unconfirmed-orders.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
const ordersPerRound = 40

const folder = mkdtempSync(join(tmpdir(), 'boutique-confirmation-death-'))
let acknowledged: typeof orders
let database: OpenDatabase
let orders: { orderId: string; token: string }[] = []

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  orders = await placeOrders()
  await database.close()
  acknowledged = await sendAmongCrashes(orders, { folder, crashes, send: confirm })
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
}, 300_000)

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function placeOrders() {
  const opened = await openTestShop(database)
  const keyedHash = (text: string) =>
    createHmac('sha256', secrets.VITE_AUTH_SECRET).update(text).digest()
  const shop = { ...opened, now: Date.now, keyedHash }
  const product = await createProduct(shop, { stock: 1_000_000 })
  const delivery = { date: addDays(civilDateAt(Date.now()), 3), slotId: shop.slot.id }
  const placed = []
  for (let count = 0; count < crashes * ordersPerRound; count++) {
    const { orderId } = await createUnconfirmedOrder(shop, { product, delivery })
    placed.push({ orderId, token: (await proofsOf(shop, { orderId })).token })
  }
  return placed
}

const confirm = (shop: ShopProcess, data: (typeof orders)[number]) =>
  isAcknowledged(shop, { id: 'cash-confirmation.confirmWithLink', data })

it('has every acknowledged confirmation', async () => {
  expect(acknowledged.length).toBeGreaterThanOrEqual(crashes)
  const rows = await database.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'confirmed')
    .execute()
  const confirmed = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter(({ orderId }) => !confirmed.has(orderId))).toEqual([])
})

it('has confirmed each order completely or not at all', async () => {
  const rows = await database.db
    .selectFrom('orders')
    .innerJoin('cashConfirmations', 'cashConfirmations.orderId', 'orders.id')
    .select(['orders.id', 'status', 'paymentStatus', 'cashProof', 'confirmedAt'])
    .select((row) =>
      row
        .selectFrom('orderEvents')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('orderId', '=', 'orders.id')
        .as('events'),
    )
    .execute()
  expect(rows).toHaveLength(crashes * ordersPerRound)
  for (const { status, paymentStatus, cashProof, confirmedAt, events } of rows) {
    const whole = [status, paymentStatus, cashProof, confirmedAt !== null, events]
    expect(whole).toEqual(
      status === 'confirmed'
        ? ['confirmed', 'cash_due', 'link', true, 2]
        : ['awaiting_payment', 'pending', 'none', false, 1],
    )
  }
})

it('has no invariant violations', async () => {
  expect(await findViolations(database.db, Date.now())).toEqual([])
})
