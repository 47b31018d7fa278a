import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { deliver, uploadClaimPhoto } from '../support/claims.ts'
import { isAcknowledged, sendAmongCrashes } from '../support/crash-rounds.ts'
import { createOrder, createProduct } from '../support/factories.ts'
import { signInAs } from '../support/people.ts'
import { rounds } from '../support/rounds.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
// All reviews of the longest run together stay below the limit of one network.
const ordersPerRound = 10
const photosEach = 2

interface Reviewed {
  orderId: string
  cookie: string
  images: string[]
}

const folder = mkdtempSync(join(tmpdir(), 'boutique-review-crash-'))
let acknowledged: Reviewed[]
let database: OpenDatabase
let orders: Reviewed[]

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  orders = await prepare()
  await database.close()
  acknowledged = await sendAmongCrashes(orders, { folder, crashes, startShop, send: review })
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
}, 300_000)

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function prepare(): Promise<Reviewed[]> {
  const shop = { ...(await openTestShop(database)), now: Date.now }
  const product = await createProduct(shop, { stock: 1_000_000 })
  const delivery = { date: addDays(civilDateAt(Date.now()), 3), slotId: shop.slot.id }
  const prepared: Reviewed[] = []
  for (let n = 0; n < crashes * ordersPerRound; n++) {
    const order = await createOrder(shop, { product, delivery, paymentMethod: 'cash' })
    await deliver(shop, order)
    const images: string[] = []
    for (let photo = 0; photo < photosEach; photo++) {
      images.push(await uploadClaimPhoto(shop, order.orderId))
    }
    const cookie = await signInAs(database, order.userId, false)
    prepared.push({ orderId: order.orderId, cookie, images })
  }
  return prepared
}

/** Starts the shop without the counts of earlier requests: they all come from one network. */
async function startShop(): Promise<ShopProcess> {
  const opened = openDatabase({ file: join(folder, 'shop.sqlite') })
  await sql`delete from identity_rate_limits`.execute(opened.db)
  await opened.close()
  return startShopProcess(folder)
}

function review(shop: ShopProcess, { orderId, cookie, images }: Reviewed) {
  const draft = {
    ...{ rating: 5, text: 'Lovely', keptPhotos: [], images },
    ...{ showName: true, agreesToPhoto: false },
  }
  const data = { orderId, position: 0, seen: null, draft }
  return isAcknowledged(shop, { id: 'reviews.saveReview', data, cookie })
}

async function stored(): Promise<Map<string, string[]>> {
  const rows = await database.db
    .selectFrom('reviews')
    .leftJoin('reviewPhotos', 'reviewPhotos.reviewId', 'reviews.id')
    .select(['reviews.orderId', 'reviewPhotos.image'])
    .execute()
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map(
    [...byOrder].map(([id, of]) => [id, of.flatMap(({ image }) => image ?? []).toSorted()]),
  )
}

it('has every acknowledged review, and each with all its photographs or not at all', async () => {
  expect(acknowledged.length).toBeGreaterThanOrEqual(crashes)
  const reviews = await stored()
  for (const { orderId } of acknowledged) expect(reviews.has(orderId)).toBe(true)
  for (const { orderId, images } of orders) {
    const photos = reviews.get(orderId)
    if (photos) expect(photos).toEqual(images.toSorted())
  }
})

it('saves each review once when the customer tries again', async () => {
  await database.close()
  const shop = await startShop()
  const saved: boolean[] = []
  for (const order of orders) saved.push(await review(shop, order))
  await shop.close()
  expect(saved).toEqual(orders.map(() => true))
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  const reviews = await stored()
  expect(reviews.size).toBe(orders.length)
  for (const { orderId, images } of orders) {
    expect(reviews.get(orderId)).toEqual(images.toSorted())
  }
  expect(await findViolations(database.db, Date.now())).toEqual([])
})
