import { sql } from 'kysely'
import { addColumn, createIndexes, type Migrations, optional, required } from './schema-helpers.ts'

export const paymentMigrations: Migrations = {
  /** Photos for order emails, and details of refunds. */
  async '0007-letters-and-refunds'(db) {
    await db.schema
      .createTable('order_photos')
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
      .$call(required('text', 'kind', 'image', 'taken_by'))
      .$call(required('bigint', 'at'))
      .addPrimaryKeyConstraint('order_photos_key', ['order_id', 'kind'])
      .execute()

    await addColumn(db, 'payments.paid_at', 'bigint')
    await sql`update payments set paid_at = updated_at where status = 'paid'`.execute(db)
    // Refunded or requested; the constraint rejects more than the payment.
    await db.schema
      .alterTable('payments')
      .addColumn('returned', 'integer', (c) =>
        c.notNull().defaultTo(0).check(sql`returned >= 0 and returned <= amount`),
      )
      .execute()
    await sql`update payments set returned = (
      select coalesce(sum(refunds.amount), 0) from refunds where refunds.payment_id = payments.id
    )`.execute(db)

    await addColumn(db, 'refunds.kind', 'text', 'refund')
    await addColumn(db, 'refunds.requested_by', 'text')
    await addColumn(db, 'refunds.sending_since', 'bigint')
    await addColumn(db, 'refunds.failure_reason', 'text')

    await db.schema
      .createTable('stock_counts')
      .addColumn('product_id', 'text', (c) => c.primaryKey())
      .$call(required('integer', 'received'))
      .$call(required('bigint', 'product_updated_at', 'at'))
      .execute()
  },

  /**
   * `fence` increases with each claim of a job, so that a worker notices an expired lease. `scheduled_at` is when
   * `run_at` was written; in the future, it came from a wrong clock. The previous version writes neither.
   */
  async '0028-job-fences'(db) {
    await addColumn(db, 'jobs.fence', 'integer', 0)
    await addColumn(db, 'jobs.scheduled_at', 'bigint')
    await createIndexes(db, 'jobs_scheduled_at on jobs (scheduled_at)')
  },

  /**
   * Each refund call, committed before it is sent: a lost response is later matched with the refunds of the provider.
   * The index allows one call of unknown outcome per payment.
   */
  async '0029-refund-attempts'(db) {
    await db.schema
      .createTable('refund_attempts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('refund_id', 'text', (c) => c.notNull().references('refunds.id'))
      .addColumn('payment_id', 'text', (c) => c.notNull().references('payments.id'))
      .$call(required('integer', 'attempt'))
      .$call(required('text', 'kind'))
      .$call(required('integer', 'amount', 'provider_total', 'fence'))
      .$call(required('bigint', 'started_at'))
      .addColumn('ended_at', 'bigint')
      .$call(required('text', 'outcome'))
      .$call(optional('text', 'transaction_id', 'reason'))
      .addUniqueConstraint('refund_attempts_once', ['refund_id', 'attempt'])
      .addCheckConstraint('refund_attempts_some', sql`amount > 0`)
      .execute()
    await sql`create unique index "refund_attempts_one_unknown" on refund_attempts (payment_id)
      where outcome = 'unknown'`.execute(db)
  },

  /**
   * A payment whose amount differs from the requested one: `amount` is captured, `requested_amount` was requested, and
   * `difference` is the decision of staff: `open`, `accepted` or `refunded`.
   */
  async '0030-payment-differences'(db) {
    await addColumn(db, 'payments.requested_amount', 'integer')
    await addColumn(db, 'payments.difference', 'text')
  },

  /** `result` replaces `verdict`, which the previous version still writes alone (decision 24). */
  async '0033-payment-event-results'(db) {
    await addColumn(db, 'payment_events.result', 'text')
  },

  /** The previous version does not write it: null then means that the newest reversal is unknown. */
  async '0065-reversal-before-attempt'(db) {
    await addColumn(db, 'refund_attempts.reversal_before', 'text')
  },

  /** The rate limits of networks and phone numbers under which unpaid online orders count. */
  async '0072-unpaid-order-limits'(db) {
    await db.schema
      .createTable('unpaid_order_limits')
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
      .addPrimaryKeyConstraint('unpaid_order_limits_once', ['key', 'order_id'])
      .execute()
    await createIndexes(db, 'unpaid_order_limits_of_order on unpaid_order_limits (order_id)')
  },

  /** The request that has caused a job, for the log. The previous version writes none. */
  async '0075-job-requests'(db) {
    await addColumn(db, 'jobs.request_id', 'text')
  },
}
