import type { Database } from '#database/engine.server.ts'
import type { Difference } from './money-invariants-store.server.ts'

/**
 * A done refund equals the sum of its successful attempts; a closed refund has no attempt with an unknown outcome.
 * Refunds made at the dashboard, or by a version without attempts, have none.
 */
export async function wrongAttempts(db: Database): Promise<Difference[]> {
  const unlike = await db
    .selectFrom('refunds')
    .innerJoin('refundAttempts', 'refundAttempts.refundId', 'refunds.id')
    .select((row) => [
      'refunds.id as subject',
      row
        .case()
        .when('refunds.status', '=', 'done')
        .then(row.ref('refunds.amount'))
        .else(0)
        .end()
        .as('expected'),
      row.fn.sum<number>('refundAttempts.amount').as('found'),
    ])
    .where('refundAttempts.outcome', '=', 'done')
    .groupBy(['refunds.id', 'refunds.status', 'refunds.amount'])
    .execute()
  const open = await db
    .selectFrom('refunds')
    .innerJoin('refundAttempts', 'refundAttempts.refundId', 'refunds.id')
    .select((row) => [
      'refunds.id as subject',
      row.lit(0).as('expected'),
      'refundAttempts.amount as found',
    ])
    .where('refundAttempts.outcome', '=', 'unknown')
    .where('refunds.status', '!=', 'requested')
    .execute()
  return [...unlike.filter(({ expected, found }) => expected !== found), ...open]
}

/** A payment with a different amount has a decision, or waits for one while its order awaits payment. */
export function undecidedDifferences(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .select((row) => [
      'payments.id as subject',
      row.fn.coalesce('payments.requestedAmount', 'payments.amount').as('expected'),
      'payments.amount as found',
    ])
    .where('payments.status', '=', 'paid')
    .where((row) =>
      row.or([
        row.and([
          row('payments.requestedAmount', 'is not', null),
          row('payments.difference', 'is', null),
        ]),
        row.and([
          row('payments.difference', '=', 'open'),
          row('orders.status', 'not in', ['awaiting_payment', 'expired']),
        ]),
      ]),
    )
    .execute()
}
