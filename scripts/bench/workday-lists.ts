import { listClaims } from '#commerce/claims/claim-list-store.server.ts'
import { addDays } from '#commerce/delivery/cairo-time.ts'
import { readDispatch } from '#commerce/drivers/read-dispatch.server.ts'
import { readDriverRun } from '#commerce/drivers/read-driver-run.server.ts'
import { readStopsBefore } from '#commerce/drivers/read-stops-before.server.ts'
import { readBoard } from '#commerce/orders/staff/read-board.server.ts'
import { readMakeList } from '#commerce/orders/staff/read-make-list.server.ts'
import { readRoute } from '#commerce/orders/staff/read-route.server.ts'
import { readPurchaseList } from '#commerce/recipes/read-purchase-list.server.ts'
import { listReviews } from '#commerce/reviews/review-list-store.server.ts'
import type { Database } from '#database/engine.server.ts'
import { fillWithDeliveries } from '../../tests/support/many-deliveries.ts'
import { fillWithOrders, sampleOrder } from '../../tests/support/many-orders.ts'
import type { Growing } from './growth.ts'
import { now, shop, today } from './order-lists.ts'

const driver = { id: 'driver3', name: 'Driver 3' }
const pageSize = 30
const claims = (listing: Parameters<typeof listClaims>[1]) => (db: Database) =>
  listClaims(db, listing, pageSize)
const reviews = (listing: Parameters<typeof listReviews>[1]) => (db: Database) =>
  listReviews(db, listing, pageSize)

/** The pages of workshop, dispatch and drivers: a day has the same 200 orders, however many there were before. */
export const workdayLists: Growing = {
  few: 1000,
  many: 200_000,
  async fill(db, count) {
    await fillWithOrders(db, shop, { to: count })
    await fillWithDeliveries(db, shop, { to: count })
  },
  queries: [
    ['today', (db) => readBoard({ db, now: () => now }, today)],
    ['dispatch', (db) => readDispatch({ db }, today)],
    ['dispatch of a day before', (db) => readDispatch({ db }, addDays(today, -2))],
    ['run of a driver', (db) => readDriverRun({ db }, driver, today)],
    ['stops before', (db) => readStopsBefore({ db }, outForDelivery(), now)],
    ['routes', (db) => readRoute({ db }, { date: today })],
    ['make list', (db) => readMakeList({ db }, { date: today })],
    ['purchase list', (db) => readPurchaseList({ db }, { from: today, until: addDays(today, 6) })],
    ['open claims', claims({ show: 'open' })],
    ['answered claims', claims({ show: 'answered' })],
    ['reviews', reviews({})],
    ['unanswered reviews', reviews({ show: 'unanswered' })],
    ['hidden reviews', reviews({ show: 'hidden' })],
    ['reviews with one star', reviews({ rating: 1 })],
    ['reviews of a product', reviews({ product: 'product3' })],
  ],
}

function outForDelivery() {
  for (let n = 0; n < 400; n++) {
    const order = sampleOrder(n, shop)
    if (order.status === 'out_for_delivery' && order.delivery.date === today) return order
  }
  throw new Error('No order is out for delivery.')
}
