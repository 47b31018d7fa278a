import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { type Keyset, newestFirst } from '#database/keyset-pagination.server.ts'
import type { Tables } from '#database/tables.ts'
import { addDays, type CivilDate } from '../../delivery/cairo-time.ts'
import type { PaymentMethod } from '../../payments/payment-provider.ts'
import { storedMethod } from '../records/order-row.server.ts'
import type { OrderSort, ResolvedFilter } from './order-listing.ts'
import type { RelativeDay } from './relative-day.ts'

/**
 * Orders per bounded scan. Filters can be combined in more ways than there are indexes, so one filter uses its index and
 * the others apply to the rows it returns. The limit keeps the cost of a page independent of the number of orders.
 */
export const scanLimit = 300

/** A scan of the orders along one index, in the order of the list. */
export interface OrderScan {
  order: OrderSort
  /** The search key whose index the scan uses, for a search sorted by newest. */
  key: string | null
  /** The conditions that the index serves. */
  indexed: Expression<SqlBool>[]
  /** The conditions on each scanned order. */
  filters: Expression<SqlBool>[]
}

/** The cursor of the list. */
export interface Position {
  id: string
  createdAt: number
  deliveryDate: CivilDate
  slotStartMinute: number
  /** The same as `createdAt` and `id`, under their names in the index of search keys. */
  placedAt: number
  orderId: string
}

const is = expressionBuilder<Tables, 'orders'>()
const equalities = [
  ['status', 'status'],
  ['payment', 'paymentStatus'],
  ['zone', 'zoneId'],
  ['slot', 'slotId'],
] as const

interface ScanOptions {
  order: OrderSort
  today: CivilDate
  /** The keys of the search, the rarest first. */
  keys: readonly string[]
}

/** Null when no order can match. */
export function planScan(
  filter: ResolvedFilter,
  { order, today, keys }: ScanOptions,
): OrderScan | null {
  if (filter.query !== undefined && keys.length === 0) return null
  const equal = equalities.flatMap(([name, column]): EqualColumn[] => {
    const value = filter[name]
    return value === undefined ? [] : [{ column, value }]
  })
  const days = filter.date === undefined ? null : daysOfFilter(filter.date, today)
  const paid = filter.method === undefined ? [] : [isPaidBy(filter.method)]
  if (filter.ids) return scanOfIds(filter.ids, { order, conditions: equal, paid, keys, days })
  if (order === 'delivery') return deliveryScan({ conditions: equal, paid, keys, days, today })
  const isOneDay = days !== null && days.from === days.until
  const conditions: EqualColumn[] = isOneDay
    ? [{ column: 'deliveryDate', value: days.from }, ...equal]
    : equal
  const inDays = days && !isOneDay ? [isInDays(days)] : []
  const [key = null, ...otherKeys] = keys
  const [first, ...rest] = conditions
  const usesIndex = key === null && first !== undefined
  return {
    order,
    key,
    indexed: usesIndex ? [is(`orders.${first.column}`, '=', first.value)] : [],
    filters: [
      ...(usesIndex ? rest : conditions).map(matchesColumn),
      ...paid,
      ...inDays,
      ...otherKeys.map((other) => hasKey(other, 'orderKeys')),
    ],
  }
}

/** Few orders are named by id, so every other condition is a filter; by delivery, those of earlier days come first. */
function scanOfIds(
  ids: readonly string[],
  { order, conditions, paid, keys, days }: Omit<ScanInput, 'today'> & { order: OrderSort },
): OrderScan | null {
  if (ids.length === 0) return null
  return {
    order,
    key: null,
    indexed: [is('orders.id', 'in', ids)],
    filters: [
      ...conditions.map(matchesColumn),
      ...paid,
      ...(days ? [isInDays(days)] : []),
      ...keys.map((key) => hasKey(key, 'orders')),
    ],
  }
}

/** A column that has to equal a value. */
interface EqualColumn {
  column: 'deliveryDate' | (typeof equalities)[number][1]
  value: string
}

interface ScanInput {
  conditions: EqualColumn[]
  /** The condition on the payment method, which has no index. */
  paid: Expression<SqlBool>[]
  keys: readonly string[]
  days: DaySpan | null
  today: CivilDate
}

function deliveryScan({ conditions, paid, keys, days, today }: ScanInput): OrderScan {
  const isOneDay = days !== null && days.from === days.until
  return {
    order: 'delivery',
    key: null,
    indexed: isOneDay
      ? [is('orders.deliveryDate', '=', days.from)]
      : [
          is('orders.deliveryDate', '>=', days?.from ?? today),
          ...(days ? [is('orders.deliveryDate', '<=', days.until)] : []),
        ],
    filters: [
      ...conditions.map(matchesColumn),
      ...paid,
      ...keys.map((key) => hasKey(key, 'orders')),
    ],
  }
}

// The concatenation keeps the planner from using this column's index, which would scan the orders of all times.
function matchesColumn({ column, value }: EqualColumn): Expression<SqlBool> {
  return is(sql<string>`${sql.ref(`orders.${column}`)} || ''`, '=', value)
}

function isPaidBy(method: PaymentMethod): Expression<SqlBool> {
  const { paymentMethod, atTerminal } = storedMethod(method)
  return is.and([
    is('orders.paymentMethod', '=', paymentMethod),
    is('orders.atTerminal', '=', atTerminal),
  ])
}

function isInDays({ from, until }: DaySpan): Expression<SqlBool> {
  const date = sql<string>`${sql.ref('orders.deliveryDate')} || ''`
  return is.and([is(date, '>=', from), is(date, '<=', until)])
}

/** `from` names the table that leads the scan: an order without the key is skipped before its row is read. */
function hasKey(key: string, from: 'orders' | 'orderKeys'): Expression<SqlBool> {
  const row =
    from === 'orders'
      ? { placedAt: 'orders.createdAt', orderId: 'orders.id' }
      : { placedAt: 'orderKeys.placedAt', orderId: 'orderKeys.orderId' }
  return is.exists(
    is
      .selectFrom('orderKeys as other')
      .select('other.key')
      .where('other.key', '=', key)
      .where('other.placedAt', '=', sql.ref<number>(row.placedAt))
      .where('other.orderId', '=', sql.ref<string>(row.orderId)),
  )
}

/** The query of a scan, without order and limit. */
export function selectScan(db: Database, { key, indexed }: OrderScan) {
  return db
    .selectFrom('orders')
    .$if(key !== null, (query) =>
      query.innerJoin('orderKeys', (join) =>
        join.onRef('orderKeys.orderId', '=', 'orders.id').on('orderKeys.key', '=', key),
      ),
    )
    .where(is.and(indexed))
}

const byDelivery: Keyset<keyof Position> = {
  table: 'orders',
  columns: ['deliveryDate', 'slotStartMinute', 'id'],
  direction: 'asc',
}

const byKey: Keyset<keyof Position> = {
  table: 'orderKeys',
  columns: ['placedAt', 'orderId'],
  direction: 'desc',
}

/** The sort columns of a scan. A search sorted by newest scans the index of its key. */
export function keysetOf({ order, key }: OrderScan): Keyset<keyof Position> {
  if (order === 'delivery') return byDelivery
  return key === null ? newestFirst('orders') : byKey
}

/** The first and the last of some days. */
interface DaySpan {
  from: CivilDate
  until: CivilDate
}

/** The days that a filter names on a day. A week is that of Egypt: Saturday to Friday. */
export function daysOfFilter(date: RelativeDay | CivilDate, today: CivilDate): DaySpan {
  switch (date) {
    case 'today':
      return { from: today, until: today }
    case 'tomorrow': {
      const tomorrow = addDays(today, 1)
      return { from: tomorrow, until: tomorrow }
    }
    case 'week': {
      const sinceSaturday = (new Date(today).getUTCDay() + 1) % 7
      const from = addDays(today, -sinceSaturday)
      return { from, until: addDays(from, 6) }
    }
    default:
      return { from: date, until: date }
  }
}
