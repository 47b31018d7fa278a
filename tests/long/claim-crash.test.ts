import { expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { createClaim, deliver } from '../support/claims.ts'
import { crashAmongRequests, isAcknowledged } from '../support/crash-rounds.ts'
import { createOrder, createProduct } from '../support/factories.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { rounds } from '../support/rounds.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
const claimsPerRound = 20
const stock = 1_000_000

/** A delivered order with a claim for each request. */
async function prepare(database: OpenDatabase) {
  const opened = await openTestShop(database)
  const shop = { ...opened, now: Date.now }
  const { seller } = await createPeople(database)
  const product = await createProduct(shop, { stock })
  const date = addDays(civilDateAt(Date.now()), 3)
  const slotId = shop.slot.id
  const requests: string[] = []
  for (let count = 0; count < crashes * claimsPerRound; count++) {
    const delivery = { date, slotId }
    const order = await createOrder(shop, { product, delivery, paymentMethod: 'cash' })
    await deliver(shop, order)
    requests.push(await createClaim(shop, order))
  }
  const cookie = await signInAs(database, seller, false)
  return { requests, cookie, delivery: { date, slotId }, product }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const replace = (shop: ShopProcess, claimId: string, { delivery, cookie }: Prepared) => {
  const lines = [{ position: 0, quantity: 1 }]
  const data = { claimId, message: '', lines, delivery }
  return isAcknowledged(shop, { id: 'staff-claims.replaceClaim', data, cookie })
}

// The staff member tries again after a request without a response.
const crashed = crashAmongRequests({ crashes, prepare, send: replace, again: true })

it('replaces the flowers of each claim exactly once, whatever was acknowledged', async () => {
  const { database, prepared, repeated } = crashed()
  expect(repeated).not.toContain(false)
  const rows = await database.db
    .selectFrom('claims')
    .innerJoin('orders', 'orders.id', 'claims.replacementOrderId')
    .select(['claims.id', 'orders.total'])
    .where('claims.answer', '=', 'replacement')
    .execute()
  expect(rows.map(({ id }) => id).toSorted()).toEqual(prepared.requests.toSorted())
  const free = await database.db.selectFrom('orders').select('id').where('total', '=', 0).execute()
  expect(free).toHaveLength(prepared.requests.length)
  const product = await database.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', prepared.product.id)
    .executeTakeFirstOrThrow()
  expect(product.stock).toBe(stock - 2 * prepared.requests.length)
})
