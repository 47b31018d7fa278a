import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { emptyPostgresql } from '../../tests/support/empty-database.ts'
import { fillWithOrders } from '../../tests/support/many-orders.ts'
import { startPostgresql } from '../../tests/support/postgresql-server.ts'
import { prepare, timesOf } from './growth.ts'
import { orderLists, shop as sampleShop } from './order-lists.ts'
import { notMeasured, type Row } from './report.ts'

/**
 * Sizes of tables and indexes, and times of the order lists, with millions of orders on PostgreSQL. JavaScript writes the
 * first orders, and the database copies them, ten days later each time.
 */

const settings = ['max_wal_size=8GB', 'shared_buffers=2GB', 'maintenance_work_mem=1GB']
const first = 20_000
const perDay = 2_000
const dayMs = 86_400_000
const spanMs = (first / perDay) * dayMs

export async function ordersInMillions(millions: number): Promise<Row[]> {
  const server = await startPostgresql({ settings })
  if (!server) return [notMeasured('millions of orders', 'PostgreSQL is not installed')]
  const copies = (millions * 1_000_000) / first
  const [few, many] = [await emptyPostgresql(server.url), await emptyPostgresql(server.url)]
  await prepare(few.database, (db) => fill(db, 1))
  await prepare(many.database, (db) => fill(db, copies))
  const rows = await sizesOf(many.database.db)
  for (const [name, ask] of orderLists.queries) {
    const { fewMs, manyMs } = await timesOf(ask, few.database.db, many.database.db)
    rows.push({
      what: `order list with ${millions} million orders: ${name}`,
      measured: `${manyMs.toFixed(1)} ms`,
      beside: `${fewMs.toFixed(1)} ms with ${first} orders`,
      budget: '',
    })
  }
  await few.remove()
  await many.remove()
  await server.stop()
  return rows
}

async function fill(db: Database, copies: number): Promise<void> {
  const now = sampleShop.now - (copies - 1) * spanMs
  await fillWithOrders(db, { ...sampleShop, now, perDay }, { to: first })
  await db.connection().execute(async (connection) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(connection)
    await run(sql`set statement_timeout = 0`)
    // Leaves out the checks of foreign keys.
    await run(sql`set session_replication_role = replica`)
    for (const step of partsOfOrders) await run(step)
    const indexes = await indexesOf(connection)
    for (const { drop } of indexes) await run(sql.raw(drop))
    const columns = await columnsOf(connection)
    for (let copy = 1; copy < copies; copy++) {
      for (const [table, names] of columns) await run(copyOf(table, names, copy))
    }
    for (const { create } of indexes) await run(sql.raw(create))
    await run(sql`
      update orders set status = 'delivered', payment_status = 'paid'
      where status in ('confirmed', 'preparing', 'awaiting_payment', 'out_for_delivery')
        and created_at < ${sampleShop.now - 3 * dayMs}
    `)
  })
}

/** Indexes that no foreign key needs: building them at the end is several times faster. */
async function indexesOf(db: Database): Promise<{ drop: string; create: string }[]> {
  const { rows } = await sql<{ drop: string; create: string }>`
    select 'drop index ' || indexrelid::regclass as drop, pg_get_indexdef(indexrelid) as create
    from pg_index where indrelid::regclass::text in (${sql.join(copiedTables)})
      and not exists (select from pg_constraint where conindid = indexrelid)
    union all
    select 'alter table order_keys drop constraint ' || conname,
      'alter table order_keys add constraint ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where conrelid = 'order_keys'::regclass and contype = 'p'
  `.execute(db)
  return rows
}

/** Two lines, five events and a payment for each order. */
const partsOfOrders = [
  sql`insert into order_lines (order_id, position, product_id, name, unit_price, quantity, line_total, stock_taken)
    select id, position, 'product' || position, 'Bouquet of red roses', 250, 1, 250, 1
    from orders, generate_series(0, 1) as position`,
  sql`insert into order_events (id, order_id, position, kind, at, actor_kind, to_status, note)
    select 'event' || substr(id, 6) || position, id, position, 'status', created_at, 'staff', 'confirmed', ''
    from orders, generate_series(1, 5) as position`,
  sql`insert into payments (id, order_id, attempt, reference, method, method_id, amount, currency, status, created_at, updated_at)
    select 'payment' || substr(id, 6), id, 1, 'reference' || substr(id, 6), 'card', 1, 57500, 'EGP', 'paid', created_at, created_at
    from orders`,
]

const copiedTables = ['orders', 'order_lines', 'order_events', 'payments', 'order_keys']
const movedIds = /^(id|order_id|idempotency_key|reference)$/

async function columnsOf(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name::text as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_name in (${sql.join(copiedTables)}) and table_schema = current_schema() group by table_name
  `.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** The rows of the first orders again, with other ids, later. */
function copyOf(table: string, columns: string[], copy: number): RawBuilder<unknown> {
  const orderId = table === 'orders' ? 'id' : 'order_id'
  return sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => copied(name, copy)))} from ${sql.table(table)}
    where ${sql.ref(orderId)} < ${idOf(first)}
  `
}

const idOf = (n: number) => `order${String(n).padStart(15, '0')}`

function copied(column: string, copy: number): RawBuilder<unknown> {
  const value = sql.ref(column)
  const moved = sql`${sql.lit(copy * first)}::bigint`
  if (movedIds.test(column)) {
    // The number of the order is in the fifteen digits after the name of the kind.
    return sql`regexp_replace(${value}, '\\d{15}', lpad((substring(${value} from '\\d{15}')::bigint + ${moved})::text, 15, '0'))`
  }
  if (column === 'number') {
    const digits = sql`lpad(((replace(${value}, '-', '')::bigint + ${moved} * 48271) % 100000007)::text, 8, '0')`
    return sql`left(${digits}, 4) || '-' || right(left(${digits}, 8), 4)`
  }
  // Whole numbers of orders and telephones are found once, words and halves of numbers many times.
  if (column === 'key') {
    return sql`case when ${value} ~ '^[0-9]{8,}$' then ((${value}::bigint + ${moved} * 97) % 1000000000000)::text else ${value} end`
  }
  if (/_at$|^at$/.test(column)) return sql`${value} + ${sql.lit(copy * spanMs)}`
  if (column === 'delivery_date') {
    return sql`to_char(${value}::date + ${sql.lit(copy * (first / perDay))}, 'YYYY-MM-DD')`
  }
  return value
}

async function sizesOf(db: Database): Promise<Row[]> {
  const { rows } = await sql<{ name: string; rows: number; table: number; indexes: number }>`
    select relname as name, reltuples::bigint as rows, pg_table_size(oid) as table, pg_indexes_size(oid) as indexes
    from pg_class where relname in (${sql.join(copiedTables)}) and relkind = 'r' order by relname
  `.execute(db)
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`
  return rows.map(({ name, rows: count, table, indexes }) => ({
    what: `table ${name}, ${count} rows`,
    measured: gigabytes(table),
    beside: `${gigabytes(indexes)} of indexes`,
    budget: '',
  }))
}
