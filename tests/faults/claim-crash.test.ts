import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createClaim, deliver } from '../support/claims.ts'
import { isAcknowledged, sendAmongCrashes } from '../support/crash-rounds.ts'
import { createOrder, createProduct } from '../support/factories.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { rounds } from '../support/rounds.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
const claimsPerRound = 20
const stock = 1_000_000

const folder = mkdtempSync(join(tmpdir(), 'boutique-claim-crash-'))
let acknowledged: string[]
let database: OpenDatabase
let prepared: Awaited<ReturnType<typeof prepare>>

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  prepared = await prepare()
  await database.close()
  acknowledged = await sendAmongCrashes(prepared.claims, { folder, crashes, send: replace })
  // The staff member tries again what got no response.
  const shop = await startShopProcess(folder)
  for (const claimId of prepared.claims) expect(await replace(shop, claimId)).toBe(true)
  await shop.close()
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
}, 300_000)

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function prepare() {
  const opened = await openTestShop(database)
  const shop = { ...opened, now: Date.now }
  const { seller } = await createPeople(database)
  const product = await createProduct(shop, { stock })
  const date = addDays(civilDateAt(Date.now()), 3)
  const slotId = shop.slot.id
  const claims: string[] = []
  for (let count = 0; count < crashes * claimsPerRound; count++) {
    const delivery = { date, slotId }
    const order = await createOrder(shop, { product, delivery, paymentMethod: 'cash' })
    await deliver(shop, order)
    claims.push(await createClaim(shop, order))
  }
  const cookie = await signInAs(database, seller, false)
  return { claims, cookie, delivery: { date, slotId }, product }
}

const replace = (shop: ShopProcess, claimId: string) =>
  isAcknowledged(shop, {
    id: 'staff-claims.replaceClaim',
    data: {
      ...{ claimId, message: '', lines: [{ position: 0, quantity: 1 }] },
      delivery: prepared.delivery,
    },
    cookie: prepared.cookie,
  })

it('replaces the flowers of each claim exactly once, whatever was acknowledged', async () => {
  expect(acknowledged.length).toBeGreaterThanOrEqual(crashes)
  const rows = await database.db
    .selectFrom('claims')
    .innerJoin('orders', 'orders.id', 'claims.replacementOrderId')
    .select(['claims.id', 'orders.total'])
    .where('claims.answer', '=', 'replacement')
    .execute()
  expect(rows.map(({ id }) => id).toSorted()).toEqual(prepared.claims.toSorted())
  const free = await database.db.selectFrom('orders').select('id').where('total', '=', 0).execute()
  expect(free).toHaveLength(prepared.claims.length)
  const product = await database.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', prepared.product.id)
    .executeTakeFirstOrThrow()
  expect(product.stock).toBe(stock - 2 * prepared.claims.length)
})

it('has no invariant violations', async () => {
  expect(await findViolations(database.db, Date.now())).toEqual([])
})
