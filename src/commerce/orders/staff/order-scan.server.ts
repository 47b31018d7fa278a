import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import type { OrderFilter, OrderSort } from './order-listing.ts'
import { searchKeysOf } from './order-search.ts'

/**
 * How many orders a page looks through. Filters may be put together in more ways than there can be indexes: one of them
 * leads, by its index, and the others choose from what it hands out. With a limit to that, a page costs the same however
 * many orders there are and however few of them are meant.
 */
export const scanLimit = 300

/** A way through the orders that an index hands out in the order of the list. */
export interface OrderScan {
  order: OrderSort
  /** The key whose orders are walked through, where the newest of a search are wanted. */
  key: string | null
  /** What the index answers. */
  indexed: Expression<SqlBool>[]
  /** What is asked of each order that it hands out. */
  filters: Expression<SqlBool>[]
}

/** Where a list went up to. */
export interface Position {
  id: string
  createdAt: number
  deliveryDate: CivilDate
  slotStartMinute: number
}

const is = expressionBuilder<Tables, 'orders'>()
const equalities = [
  ['date', 'deliveryDate'],
  ['status', 'status'],
  ['payment', 'paymentStatus'],
  ['method', 'paymentMethod'],
  ['zone', 'zoneId'],
  ['slot', 'slotId'],
] as const

/** Null where nothing can be found. */
export function planScan(
  filter: OrderFilter,
  { order, today }: { order: OrderSort; today: CivilDate },
): OrderScan | null {
  const keys = filter.query === undefined ? [] : searchKeysOf(filter.query)
  if (filter.query !== undefined && keys.length === 0) return null
  const asked = equalities.flatMap(([name, column]) => {
    const value = filter[name]
    return value === undefined ? [] : [{ column, value }]
  })
  if (order === 'delivery') return deliveryScan(filter, { asked, keys, today })
  const [key = null, ...otherKeys] = keys
  // No index leads to the orders of a method.
  const first = asked.find(({ column }) => column !== 'paymentMethod')
  const rest = asked.filter((each) => each !== first)
  const leads = key === null && first !== undefined
  return {
    order,
    key,
    indexed: leads ? [is(`orders.${first.column}`, '=', first.value)] : [],
    filters: [...(leads ? rest : asked).map(matchesColumn), ...otherKeys.map(hasKey)],
  }
}

interface Asked {
  asked: { column: (typeof equalities)[number][1]; value: string }[]
  keys: readonly string[]
  today: CivilDate
}

function deliveryScan({ date }: OrderFilter, { asked, keys, today }: Asked): OrderScan {
  return {
    order: 'delivery',
    key: null,
    indexed: [
      date === undefined
        ? is('orders.deliveryDate', '>=', today)
        : is('orders.deliveryDate', '=', date),
    ],
    filters: [
      ...asked.filter(({ column }) => column !== 'deliveryDate').map(matchesColumn),
      ...keys.map(hasKey),
    ],
  }
}

// Written so that no index answers it: one that did would hand out the orders of all times.
function matchesColumn({ column, value }: Asked['asked'][number]): Expression<SqlBool> {
  return is(sql<string>`${sql.ref(`orders.${column}`)} || ''`, '=', value)
}

function hasKey(key: string): Expression<SqlBool> {
  return is.exists(
    is
      .selectFrom('orderKeys as other')
      .select('other.key')
      .where('other.key', '=', key)
      .whereRef('other.placedAt', '=', 'orders.createdAt')
      .whereRef('other.orderId', '=', 'orders.id'),
  )
}

/** The orders of a walk, without an order or an end yet. */
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

// The newest of a key are walked through by the index of the key.
const placedAt = sql.ref<number>('orderKeys.placedAt')
const orderId = sql.ref<string>('orderKeys.orderId')

/** What the walk is sorted by. */
export function sortColumns({ order, key }: OrderScan): [Expression<unknown>, 'asc' | 'desc'][] {
  if (order === 'delivery') {
    const columns = ['orders.deliveryDate', 'orders.slotStartMinute', 'orders.id'] as const
    return columns.map((column) => [is.ref(column), 'asc'])
  }
  if (key !== null) {
    return [
      [placedAt, 'desc'],
      [orderId, 'desc'],
    ]
  }
  return [
    [is.ref('orders.createdAt'), 'desc'],
    [is.ref('orders.id'), 'desc'],
  ]
}

/** Whether an order comes behind a position; or, with `upTo`, not behind it. */
export function isAfter(
  { order, key }: OrderScan,
  { id, createdAt, deliveryDate, slotStartMinute }: Position,
  upTo = false,
): Expression<SqlBool> {
  if (order === 'delivery') {
    const here = is.refTuple('orders.deliveryDate', 'orders.slotStartMinute', 'orders.id')
    return is(here, upTo ? '<=' : '>', is.tuple(deliveryDate, slotStartMinute, id))
  }
  const operator = upTo ? '>=' : '<'
  if (key !== null) {
    return sql<SqlBool>`(${placedAt}, ${orderId}) ${sql.raw(operator)} (${createdAt}, ${id})`
  }
  return is(is.refTuple('orders.createdAt', 'orders.id'), operator, is.tuple(createdAt, id))
}
