import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'
import { addDays, civilDateAt } from '../../delivery/cairo-time.ts'
import { listCancellationRequests } from '../cancellation/cancellation-request-store.server.ts'
import { findSuspicions } from '../confirmation/suspicion-store.server.ts'
import { type OrderStatus, statusesIn } from '../order-status.ts'
import { toOrderStatus } from '../records/order-row.server.ts'
import type { OrderFilter, ResolvedFilter } from './order-listing.ts'
import { expiringMs, isLate, openStatuses } from './order-need.ts'
import type { OrderNeed } from './order-needs.ts'
import { scanLimit } from './order-scan.server.ts'

/** More than staff ever leave undone; it bounds the list and its cost. */
const mostNeeding = scanLimit

type Find = (db: Database, now: number) => Promise<string[]>

/** The ids of the orders with a need, at most `mostNeeding`. The list and its count come from the same query. */
export function findNeeding(db: Database, need: OrderNeed, now: number): Promise<string[]> {
  return finders[need](db, now)
}

/** Replaces the need of a filter by the ids of the orders that have it. */
export async function resolveNeed<Filter extends OrderFilter>(
  db: Database,
  { need, ...filter }: Filter,
  now: number,
): Promise<ResolvedFilter<Filter>> {
  return need === undefined ? filter : { ...filter, ids: await findNeeding(db, need, now) }
}

const finders: Record<OrderNeed, Find> = {
  late: findLate,
  'no-address': async (db, now) =>
    idsOf(
      openOrders(db)
        .select('id')
        .where('addressGivenAt', 'is', null)
        .where('status', 'in', statusesIn('workshop'))
        .where('deliveryDate', '<=', addDays(civilDateAt(now), 1)),
    ),
  'delivery-failed': async (db) =>
    idsOf(openOrders(db).select('id').where('status', '=', 'delivery_failed')),
  'payment-failed': async (db) =>
    idsOf(unpaidOrders(db).where(sql`payment_status || ''`, '=', 'failed')),
  expiring: async (db, now) => idsOf(unpaidOrders(db).where('expiresAt', '<=', now + expiringMs)),
  'amount-differs': async (db) =>
    idsOf(
      db
        .selectFrom('payments')
        .select('orderId as id')
        .distinct()
        .where('difference', '=', sql.lit('open')),
    ),
  'refund-failed': async (db) =>
    idsOf(
      db
        .selectFrom('refunds')
        .select('orderId as id')
        .distinct()
        .where('status', '=', sql.lit('requested'))
        .where('failureReason', 'is not', null),
    ),
  'terminal-refund': async (db) =>
    idsOf(
      db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.paymentId')
        .select('refunds.orderId as id')
        .distinct()
        .where('refunds.status', '=', sql.lit('requested'))
        .where('payments.atTerminal', '=', 1),
    ),
  cancellation: async (db) => (await listCancellationRequests(db)).map(({ orderId }) => orderId),
  suspicious: async (db) => {
    const unconfirmed = await idsOf(unpaidOrders(db).where('paymentMethod', '=', 'cash'))
    return [...(await findSuspicions(db, unconfirmed)).keys()]
  },
}

/** Late orders of every day: those of today depend on the time, those of earlier days are late in any slot. */
async function findLate(db: Database, now: number): Promise<string[]> {
  const rows = await openOrders(db)
    .select(['id', 'status', 'deliveryDate'])
    .select(['slotStartMinute as startMinute', 'slotEndMinute as endMinute'])
    .where('deliveryDate', '<=', civilDateAt(now))
    .where('status', '!=', 'delivery_failed')
    .limit(mostNeeding)
    .execute()
  return rows
    .filter(({ status, ...row }) => isLate({ ...row, status: toOrderStatus(status) }, now))
    .map(({ id }) => id)
}

// Literals instead of parameters, so that the planner uses the partial index of open orders.
const isOpen = sql<boolean>`orders.status in (${sql.join(openStatuses.map((status) => sql.lit(status)))})`

/** Open orders, the earliest delivery first. */
export function openOrders(db: Database) {
  return db
    .selectFrom('orders')
    .where(isOpen)
    .orderBy('deliveryDate')
    .orderBy('slotStartMinute')
    .orderBy('orders.id')
}

/** Unpaid orders expire within the hour, so there are few at a time. */
function unpaidOrders(db: Database) {
  return db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', sql.lit<OrderStatus>('awaiting_payment'))
}

async function idsOf(
  query: SelectQueryBuilder<Tables, 'orders' | 'payments' | 'refunds', { id: string }>,
): Promise<string[]> {
  const rows = await query.limit(mostNeeding).execute()
  return rows.map(({ id }) => id)
}
