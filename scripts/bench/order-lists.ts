import { civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { listBoard } from '#commerce/orders/staff/board-store.server.ts'
import { countByStatus, countNewOrders } from '#commerce/orders/staff/order-count-store.server.ts'
import type { OrderListing } from '#commerce/orders/staff/order-listing.ts'
import { findNeeding } from '#commerce/orders/staff/order-need-store.server.ts'
import { listStaffOrders } from '#commerce/orders/staff/staff-order-list-store.server.ts'
import { readOverview } from '#commerce/overview/read-overview.server.ts'
import type { Database } from '#database/engine.server.ts'
import { fillWithOrders, type ManyOrders, sampleOrder } from '../../tests/support/many-orders.ts'
import type { Growing } from './growth.ts'

export const now = Date.UTC(2026, 10, 20, 10)
export const today = civilDateAt(now)
export const shop: ManyOrders = {
  now,
  zoneIds: Array.from({ length: 20 }, (_, n) => `zone${n}`),
  slotIds: ['slot0', 'slot1', 'slot2'],
}

const page = { today, limit: 30 }
const list = (filter: Omit<OrderListing, 'need'>) => (db: Database) =>
  listStaffOrders(db, filter, page)
const known = sampleOrder(700, shop)

/** Every query of the order lists in the dashboard. */
export const orderLists: Growing = {
  few: 1000,
  many: 200_000,
  fill: (db, count) => fillWithOrders(db, shop, { to: count }),
  queries: [
    ['newest', list({})],
    ['next page', list({ after: known.id })],
    ['by delivery', list({ sort: 'delivery' })],
    ['by status', list({ status: 'delivered' })],
    ['by payment', list({ payment: 'cash_collected' })],
    ['by day', list({ date: known.delivery.date, sort: 'delivery' })],
    ['by time slot', list({ slot: 'slot1' })],
    ['by area', list({ zone: 'zone7' })],
    ['status, payment and area', list({ status: 'delivered', payment: 'paid', zone: 'zone3' })],
    ['filters without a match', list({ status: 'delivered', payment: 'refunded' })],
    ['search: number', list({ query: known.number })],
    ['search: name', list({ query: 'karim' })],
    ['search: two names', list({ query: 'mohamed hassan' })],
    ['search: phone', list({ query: known.recipient.phone })],
    ['search: email', list({ query: known.contact.email })],
    ['search: card', list({ query: 'birthday' })],
    ['search: card and address', list({ query: 'graduation brazil' })],
    ['search: name, card and area', list({ query: 'karim love area' })],
    ['search: name and status', list({ query: 'karim', status: 'preparing' })],
    ['counts', (db) => countByStatus(db, {}, today)],
    ['counts of a search', (db) => countByStatus(db, { query: 'karim' }, today)],
    ['new', (db) => countNewOrders(db, now - 600_000)],
    ['board', (db) => listBoard(db, today)],
    ['late', (db) => findNeeding(db, 'late', now)],
    ['home page of staff', (db) => readOverview({ db, now: () => now }, 'superAdmin')],
  ],
}
