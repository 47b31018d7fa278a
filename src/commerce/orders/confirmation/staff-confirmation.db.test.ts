import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf, stockOf } from '../../../../tests/support/database-reads.ts'
import { deleteOrders } from '../../../../tests/support/delete-orders.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  lineOf,
  orderRequest,
} from '../../../../tests/support/factories.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import {
  minutes,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import {
  createUnconfirmedOrder,
  limitsOf,
  proofsOf,
} from '../../../../tests/support/unconfirmed-orders.ts'
import { placeOrder } from '../../checkout/place-order.server.ts'
import { listStaffEvents } from '../records/order-event-store.server.ts'
import { listBoard } from '../staff/board-store.server.ts'
import { countByStatus } from '../staff/order-count-store.server.ts'
import { listStaffOrders } from '../staff/staff-order-list-store.server.ts'
import { noCashLimits } from './cash-limits.ts'
import { confirmCashOrder } from './confirm-cash-order.server.ts'
import { confirmByPhone, releaseOrders } from './staff-confirmation.server.ts'

const staffId = 'nadia'

describeUseCase('unconfirmed cash orders, for staff', (open) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(open())
    await deleteOrders(shop.db)
  })

  const list = async (filter: Parameters<typeof listStaffOrders>[1] = {}) =>
    (await listStaffOrders(shop.db, filter, { today, limit: 30 })).orders
  const placeFrom = async (
    network: string,
    phone = `+2010${Math.floor(1e7 + Math.random() * 9e7)}`,
  ) => {
    const contact = { name: 'Mona', email: 'mona@example.com', phone }
    const lines = [lineOf(await createProduct(shop))]
    const request = orderRequest(shop, { lines, contact, paymentMethod: 'cash' })
    const limits = limitsOf(shop, network, 100)
    const placed = await placeOrder(shop, request, newDocumentId(), undefined, limits)
    if (!placed.ok) throw new Error(placed.refusal)
    return placed.orderId
  }
  const suspicions = async () => new Map((await list()).map(({ id, suspicion }) => [id, suspicion]))

  it('have a filter and a count apart from unpaid orders', async () => {
    const { orderId } = await createUnconfirmedOrder(shop)
    await createOrder(shop)
    await createOrder(shop, { paymentMethod: 'cash' })
    const found = await list({ status: 'awaiting_payment', method: 'cash' })
    expect(found.map(({ id }) => id)).toEqual([orderId])
    for (const filter of [{}, { date: tomorrow }]) {
      const counts = await countByStatus(shop.db, filter, today)
      expect(counts.unconfirmed).toEqual({ count: 1, isMore: false })
      expect(counts.awaiting_payment).toEqual({ count: 2, isMore: false })
    }
  })

  it('are counted by the board, but are not cards', async () => {
    await createUnconfirmedOrder(shop)
    await createOrder(shop)
    const board = await listBoard(shop.db, tomorrow)
    expect(board).toMatchObject({ cards: [], awaitingPayment: 1, awaitingConfirmation: 1 })
  })

  it('are suspicious from three per network within an hour', async () => {
    const network = newDocumentId()
    const ids = [await placeFrom(network), await placeFrom(network)]
    expect([...(await suspicions()).values()]).toEqual([null, null])
    shop.clock.now += minutes(59)
    ids.push(await placeFrom(network))
    await placeFrom(newDocumentId())
    const marked = await suspicions()
    expect(ids.map((id) => marked.get(id))).toEqual(
      ids.map(() => ({ reason: 'network', orders: 3 })),
    )
    expect([...marked.values()].filter((mark) => mark === null)).toHaveLength(1)
    shop.clock.now += minutes(61)
    const later = await placeFrom(network)
    expect((await suspicions()).get(later)).toBeNull()
  })

  it('are suspicious from two per phone number until they are confirmed', async () => {
    const first = await placeFrom(newDocumentId(), '+201000000000')
    const second = await placeFrom(newDocumentId(), '+201000000000')
    expect((await suspicions()).get(first)).toEqual({ reason: 'phone', orders: 2 })
    const { token } = await proofsOf(shop, { orderId: second })
    const proof = { by: 'link', token } as const
    await confirmCashOrder(shop, { orderId: second, proof }, noCashLimits)
    expect([...(await suspicions()).values()]).toEqual([null, null])
  })

  it('are not suspicious without a known network', async () => {
    for (let count = 0; count < 4; count++) await placeFrom('')
    expect([...(await suspicions()).values()]).toEqual([null, null, null, null])
  })

  it('can be confirmed by phone, with entries in timeline and audit log', async () => {
    const order = await createUnconfirmedOrder(shop)
    const { orderId } = order
    expect(await confirmByPhone(shop, { orderId, staffId }, noCashLimits)).toEqual({ ok: true })
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'cash_due',
    })
    const events = await listStaffEvents(shop.db, orderId)
    expect(events.at(-1)).toMatchObject({ actor: 'staff', to: 'confirmed' })
    const audit = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('subject', '=', orderId)
      .execute()
    expect(audit).toMatchObject([{ actorId: staffId, action: 'order.moved' }])
    await runAllJobs(shop)
    expect(shop.mailer.sent.map(({ email }) => email.subject)).toHaveLength(1)
  })

  it('can be released in bulk, except those confirmed meanwhile', async () => {
    const orders = []
    for (let count = 0; count < 3; count++) orders.push(await createUnconfirmedOrder(shop))
    const kept = await createOrder(shop, { paymentMethod: 'cash' })
    const card = await createOrder(shop)
    const orderIds = [...orders, kept, card].map(({ orderId }) => orderId)
    const results = await releaseOrders(shop, {
      orderIds: [...orderIds, newDocumentId()],
      staffId,
      mayRefund: false,
    })
    expect(results.map(({ outcome }) => outcome)).toEqual([
      ...['moved', 'moved', 'moved'],
      ...['move-not-allowed', 'move-not-allowed', 'order-not-found'],
    ])
    for (const order of orders) {
      expect((await orderOf(shop, order)).status).toBe('cancelled')
      expect(await stockOf(shop, order.product)).toBe(10)
    }
    expect((await orderOf(shop, kept)).status).toBe('confirmed')
    expect((await orderOf(shop, card)).status).toBe('awaiting_payment')
  })
})
