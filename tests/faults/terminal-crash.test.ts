import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { requestRefund } from '#commerce/payments/request-refund.server.ts'
import { placeTelephoneOrder } from '#commerce/telephone/place-telephone-order.server.ts'
import type { TelephoneOrder } from '#commerce/telephone/telephone-order.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { isAcknowledged, sendAmongCrashes } from '../support/crash-rounds.ts'
import { createProduct, lineOf, orderRequest } from '../support/factories.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { rounds } from '../support/rounds.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
/** Of each kind. */
const requestsPerRound = 10

const folder = mkdtempSync(join(tmpdir(), 'boutique-terminal-crash-'))
let acknowledged: readonly Call[]
let database: OpenDatabase
let prepared: Awaited<ReturnType<typeof prepare>>

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  prepared = await prepare()
  await database.close()
  acknowledged = await sendAmongCrashes(prepared.calls, { folder, crashes, send })
  // Staff press again what got no response. What is recorded already is refused, or returns the first order.
  const shop = await startShopProcess(folder)
  for (const call of prepared.calls) await send(shop, call)
  await shop.close()
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
}, 300_000)

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Orders to place with the terminal, orders to pay on it, and refunds to record, in turn. */
async function prepare() {
  const opened = await openTestShop(database)
  const shop = { ...opened, now: Date.now }
  const { superAdmin: staffId } = await createPeople(database)
  const product = await createProduct(shop, { stock: 1_000_000 })
  const delivery = { date: addDays(civilDateAt(Date.now()), 3), slotId: shop.slot.id }
  const request = (paymentMethod: 'card' | 'terminal'): TelephoneOrder => ({
    ...orderRequest(shop, { lines: [lineOf(product, 2)], delivery }),
    customerId: null,
    locale: 'en',
    paymentMethod,
    discount: { kind: 'percent', value: 10, reason: 'A friend of the house' },
  })
  const place = async (paymentMethod: 'card' | 'terminal') => {
    const by = { staffId, mayDiscount: true }
    const placed = await placeTelephoneOrder(shop, request(paymentMethod), by)
    if (!placed.ok) throw new Error(placed.refusal)
    return placed.orderId
  }
  const calls = []
  for (let count = 0; count < crashes * requestsPerRound; count++) {
    calls.push({ id: 'telephone-orders.placeTelephoneOrder', data: request('terminal') })
    const unpaid = { orderId: await place('card'), seenAmount: 975, receipt: '0042' }
    calls.push({ id: 'terminal-payments.recordTerminalPayment', data: unpaid })
    const orderId = await place('terminal')
    const { id: paymentId } = await database.db
      .selectFrom('payments')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const asked = { paymentId, amount: 900, seenLeft: 975, reason: 'Wilted', staffId }
    await requestRefund(shop, { ...asked, positions: [0] })
    const { id: refundId } = await database.db
      .selectFrom('refunds')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    calls.push({ id: 'terminal-payments.recordTerminalRefund', data: { refundId } })
  }
  return { calls, cookie: await signInAs(database, staffId, false) }
}

type Call = (typeof prepared)['calls'][number]

const send = (shop: ShopProcess, call: Call) =>
  isAcknowledged(shop, { ...call, cookie: prepared.cookie })

it('records each payment and refund exactly once, whatever was acknowledged', async () => {
  expect(acknowledged.length).toBeGreaterThanOrEqual(crashes)
  const orders = await database.db
    .selectFrom('orders')
    .select(['status', 'total', 'captured', 'refunded'])
    .execute()
  const each = crashes * requestsPerRound
  expect(orders).toHaveLength(3 * each)
  for (const { status, total, captured } of orders) {
    expect([status, total, captured]).toEqual(['confirmed', 975, 975])
  }
  const refunded = orders.map((order) => order.refunded).filter((amount) => amount > 0)
  expect(refunded).toEqual(Array.from({ length: each }, () => 900))
  const payments = await database.db
    .selectFrom('payments')
    .select(['amount', 'atTerminal'])
    .execute()
  expect(payments).toEqual(orders.map(() => ({ amount: 975, atTerminal: 1 })))
})

it('has no invariant violations', async () => {
  expect(await findViolations(database.db, Date.now())).toEqual([])
})
