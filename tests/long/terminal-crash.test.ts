import { expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { requestRefund } from '#commerce/payments/request-refund.server.ts'
import { placeTelephoneOrder } from '#commerce/telephone/place-telephone-order.server.ts'
import type { TelephoneOrder } from '#commerce/telephone/telephone-order.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { crashAmongRequests, isAcknowledged } from '../support/crash-rounds.ts'
import { createProduct, lineOf, orderRequest } from '../support/factories.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { rounds } from '../support/rounds.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
/** Of each kind. */
const requestsPerRound = 10

/** Orders to place with the terminal, orders to pay on it, and refunds to record, in turn. */
async function prepare(database: OpenDatabase) {
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
  const requests = []
  for (let count = 0; count < crashes * requestsPerRound; count++) {
    requests.push({ id: 'telephone-orders.placeTelephoneOrder', data: request('terminal') })
    const unpaid = { orderId: await place('card'), seenAmount: 975, receipt: '0042' }
    requests.push({ id: 'terminal-payments.recordTerminalPayment', data: unpaid })
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
    requests.push({ id: 'terminal-payments.recordTerminalRefund', data: { refundId } })
  }
  return { requests, cookie: await signInAs(database, staffId, false) }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
type Call = Prepared['requests'][number]

const send = (shop: ShopProcess, call: Call, { cookie }: Prepared) =>
  isAcknowledged(shop, { ...call, cookie })

// Staff press again without a response. A recorded payment is refused, or returns the first order.
const crashed = crashAmongRequests({ crashes, prepare, send, again: true })

it('records each payment and refund exactly once, whatever was acknowledged', async () => {
  const { database } = crashed()
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
