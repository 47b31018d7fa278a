import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { editableOf } from '#commerce/orders/editing/editable-order.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { isAcknowledged, sendAmongCrashes } from '../support/crash-rounds.ts'
import { createProduct } from '../support/factories.ts'
import { orderOf } from '../support/look-up.ts'
import { createPaidOrder } from '../support/paid-order.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { rounds } from '../support/rounds.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { createZone, openTestShop } from '../support/test-shop.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
const editsPerRound = 20

const folder = mkdtempSync(join(tmpdir(), 'boutique-edit-crash-'))
let acknowledged: readonly Edit[]
let database: OpenDatabase
let prepared: Awaited<ReturnType<typeof prepare>>

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  prepared = await prepare()
  await database.close()
  acknowledged = await sendAmongCrashes(prepared.edits, { folder, crashes, send: edit })
  // The staff member tries again what got no response.
  const shop = await startShopProcess(folder)
  for (const request of prepared.edits) expect(await edit(shop, request)).toBe(true)
  await shop.close()
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
}, 300_000)

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Paid orders, and for each an edit that moves it to a nearer area, which refunds a part. */
async function prepare() {
  const opened = await openTestShop(database)
  const shop = { ...opened, now: Date.now }
  const { superAdmin } = await createPeople(database)
  const product = await createProduct(shop, { stock: 1_000_000 })
  const nearer = await createZone(shop, { name: 'Dokki', fee: 50 })
  const delivery = { date: addDays(civilDateAt(Date.now()), 3), slotId: shop.slot.id }
  const edits = []
  for (let count = 0; count < crashes * editsPerRound; count++) {
    const placed = await createPaidOrder(shop, { product, delivery })
    const seen = editableOf(await orderOf(shop, placed))
    const edited = { ...seen, zoneId: nearer.id, isAddressKnown: true }
    edits.push({ orderId: placed.orderId, seen, edited, seenTotal: 550 })
  }
  return { edits, cookie: await signInAs(database, superAdmin, false) }
}

type Edit = (typeof prepared)['edits'][number]

const edit = (shop: ShopProcess, data: Edit) =>
  isAcknowledged(shop, { id: 'order-edits.editOrder', data, cookie: prepared.cookie })

it('saves each edit with its refund exactly once, whatever was acknowledged', async () => {
  expect(acknowledged.length).toBeGreaterThanOrEqual(crashes)
  const orders = await database.db.selectFrom('orders').select(['id', 'total', 'due']).execute()
  expect(orders.map(({ total, due }) => [total, due])).toEqual(orders.map(() => [550, 0]))
  const refunds = await database.db.selectFrom('refunds').select(['orderId', 'amount']).execute()
  expect(refunds.map(({ amount }) => amount)).toEqual(orders.map(() => 25))
  expect(new Set(refunds.map(({ orderId }) => orderId)).size).toBe(orders.length)
  const events = await database.db
    .selectFrom('orderEvents')
    .select('orderId')
    .where('changes', 'is not', null)
    .execute()
  expect(events.map(({ orderId }) => orderId).toSorted()).toEqual(
    orders.map(({ id }) => id).toSorted(),
  )
})

it('has no invariant violations', async () => {
  expect(await findViolations(database.db, Date.now())).toEqual([])
})
