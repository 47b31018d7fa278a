import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine.server.ts'
import { orderKeysOf } from '../order-keys.ts'

const partSize = 500

/** Search keys of orders and indexes for the lists of staff. */
export function workshop(engine: Engine) {
  return async function up(db: Kysely<unknown>): Promise<void> {
    const keys = db.schema
      .createTable('order_keys')
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('placed_at', 'bigint', (c) => c.notNull())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
      .addPrimaryKeyConstraint('order_keys_key', ['key', 'placed_at', 'order_id'])
    // A clustered table: without it SQLite would write every row twice.
    await (engine === 'sqlite' ? keys.modifyEnd(sql`without rowid`) : keys).execute()
    await db.schema.createIndex('order_keys_of_order').on('order_keys').column('order_id').execute()
    await writeKeys(db)

    const newest = ['created_at desc', 'id desc'] as const
    for (const [name, column] of [
      ['orders_newest_of_payment', 'payment_status'],
      ['orders_newest_of_day', 'delivery_date'],
      ['orders_newest_of_zone', 'zone_id'],
      ['orders_newest_of_slot', 'slot_id'],
    ] as const) {
      await db.schema
        .createIndex(name)
        .on('orders')
        .columns([column, ...newest])
        .execute()
    }
    await db.schema
      .createIndex('orders_by_delivery')
      .on('orders')
      .columns(['delivery_date', 'slot_start_minute', 'id'])
      .execute()
  }
}

interface Row {
  id: string
  number: string
  recipientName: string
  recipientPhone: string
  contactName: string
  contactPhone: string
  createdAt: number
}

/** Backfills the keys of existing orders. */
async function writeKeys(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Row>`
      select id, number, recipient_name, recipient_phone, contact_name, contact_phone, created_at
      from orders where id > ${after} order by id limit ${partSize}`.execute(db)
    for (const row of rows) {
      for (const key of orderKeysOf(row)) {
        await sql`insert into order_keys (key, placed_at, order_id)
          values (${key}, ${row.createdAt}, ${row.id})`.execute(db)
      }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
