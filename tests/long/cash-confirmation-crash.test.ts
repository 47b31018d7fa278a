import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { crashAmongRequests, isAcknowledged } from '../support/crash-rounds.ts'
import { createProduct } from '../support/factories.ts'
import { rounds } from '../support/rounds.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import { secrets } from '../support/test-settings.ts'
import { openTestShop } from '../support/test-shop.ts'
import { createUnconfirmedOrder, proofsOf } from '../support/unconfirmed-orders.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
const ordersPerRound = 40

async function prepare(database: OpenDatabase) {
  const opened = await openTestShop(database)
  const keyedHash = (text: string) =>
    createHmac('sha256', secrets.VITE_AUTH_SECRET).update(text).digest()
  const shop = { ...opened, now: Date.now, keyedHash }
  const product = await createProduct(shop, { stock: 1_000_000 })
  const delivery = { date: addDays(civilDateAt(Date.now()), 3), slotId: shop.slot.id }
  const requests = []
  for (let count = 0; count < crashes * ordersPerRound; count++) {
    const { orderId } = await createUnconfirmedOrder(shop, { product, delivery })
    requests.push({ orderId, token: (await proofsOf(shop, { orderId })).token })
  }
  return { requests }
}

const confirm = (
  shop: ShopProcess,
  data: Awaited<ReturnType<typeof prepare>>['requests'][number],
) => isAcknowledged(shop, { id: 'cash-confirmation.confirmWithLink', data })

const crashed = crashAmongRequests({ crashes, prepare, send: confirm })

it('has every acknowledged confirmation', async () => {
  const { database, acknowledged } = crashed()
  const rows = await database.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'confirmed')
    .execute()
  const confirmed = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter(({ orderId }) => !confirmed.has(orderId))).toEqual([])
})

it('has confirmed each order completely or not at all', async () => {
  const { database } = crashed()
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
