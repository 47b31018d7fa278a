import { expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { editableOf } from '#commerce/orders/editing/editable-order.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { crashAmongRequests, isAcknowledged } from '../support/crash-rounds.ts'
import { orderOf } from '../support/database-reads.ts'
import { createProduct } from '../support/factories.ts'
import { createPaidOrder } from '../support/paid-order.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { rounds } from '../support/rounds.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import { createZone, openTestShop } from '../support/test-shop.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
const editsPerRound = 20

/** Paid orders, and for each an edit that moves it to a nearer area, which refunds a part. */
async function prepare(database: OpenDatabase) {
  const opened = await openTestShop(database)
  const shop = { ...opened, now: Date.now }
  const { superAdmin } = await createPeople(database)
  const product = await createProduct(shop, { stock: 1_000_000 })
  const nearer = await createZone(shop, { name: 'Dokki', fee: 50 })
  const delivery = { date: addDays(civilDateAt(Date.now()), 3), slotId: shop.slot.id }
  const requests = []
  for (let count = 0; count < crashes * editsPerRound; count++) {
    const placed = await createPaidOrder(shop, { product, delivery })
    const seen = editableOf(await orderOf(shop, placed))
    const edited = { ...seen, zoneId: nearer.id, isAddressKnown: true }
    requests.push({ orderId: placed.orderId, seen, edited, seenTotal: 550 })
  }
  return { requests, cookie: await signInAs(database, superAdmin, false) }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
type Edit = Prepared['requests'][number]

const edit = (shop: ShopProcess, data: Edit, { cookie }: Prepared) =>
  isAcknowledged(shop, { id: 'order-edits.editOrder', data, cookie })

// The staff member tries again after a request without a response.
const crashed = crashAmongRequests({ crashes, prepare, send: edit, again: true })

it('saves each edit with its refund exactly once, whatever was acknowledged', async () => {
  const { database, repeated } = crashed()
  expect(repeated).not.toContain(false)
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
