import { type Kysely, sql } from 'kysely'

/**
 * Each refund call, committed before it is sent: a lost response is later matched with the refunds of the provider. The
 * index allows one call of unknown outcome per payment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refund_attempts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('refund_id', 'text', (c) => c.notNull().references('refunds.id'))
    .addColumn('payment_id', 'text', (c) => c.notNull().references('payments.id'))
    .addColumn('attempt', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('provider_total', 'integer', (c) => c.notNull())
    .addColumn('fence', 'integer', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('transaction_id', 'text')
    .addColumn('reason', 'text')
    .addUniqueConstraint('refund_attempts_once', ['refund_id', 'attempt'])
    .addCheckConstraint('refund_attempts_some', sql`amount > 0`)
    .execute()
  await db.schema
    .createIndex('refund_attempts_one_unknown')
    .on('refund_attempts')
    .column('payment_id')
    .unique()
    .where(sql.ref('outcome'), '=', sql.lit('unknown'))
    .execute()
}
