import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { type Difference, findDifferences } from './order-invariants-store.server.ts'

/** A discount leaves nothing below zero; a percentage is that of the items, with half a pound rounded up. */
export async function wrongDiscounts(db: Database): Promise<Difference[]> {
  const discounted = db
    .selectFrom('orders')
    .where((row) => row.or([row('discount', '!=', 0), row('discountReason', '!=', '')]))
  const unbounded = await discounted
    .select((row) => [
      'id as subject',
      row('subtotal', '+', row.ref('discount')).as('expected'),
      'discount as found',
    ])
    .where((row) => row.or([row('subtotal', '<', 0), row('discountReason', '=', '')]))
    .execute()
  const rounded = await discounted
    .select([
      'id as subject',
      sql<number>`((subtotal + discount) * discount_percent + 50) / 100`.as('expected'),
      'discount as found',
    ])
    .where('discountPercent', 'is not', null)
    .$call((sums) => findDifferences(db, sums))
  return [...unbounded, ...rounded]
}

/** The balance of an order: all its payments, those at the terminal too, minus completed refunds. */
export function wrongTerminalSums(db: Database): Promise<Difference[]> {
  const paid = db
    .selectFrom('payments')
    .select(({ fn }) => ['orderId', fn.sum<number>('amount').as('amount')])
    .where('status', '=', 'paid')
    .groupBy('orderId')
  const given = db
    .selectFrom('refunds')
    .select(({ fn }) => ['orderId', fn.sum<number>('amount').as('amount')])
    .where('status', '=', 'done')
    .groupBy('orderId')
  return (
    db
      .selectFrom('orders')
      .innerJoin(paid.as('paid'), 'paid.orderId', 'orders.id')
      .leftJoin(given.as('given'), 'given.orderId', 'orders.id')
      .select((row) => [
        'orders.id as subject',
        row('paid.amount', '-', row.fn.coalesce('given.amount', row.lit(0))).as('expected'),
        row('orders.captured', '-', row.ref('orders.refunded')).as('found'),
      ])
      // The driver may have collected the difference of an edit.
      .where('orders.due', '=', 0)
      .where((row) =>
        row.exists(
          row
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.orderId', '=', 'orders.id')
            .where('payments.atTerminal', '=', 1),
        ),
      )
      .$call((sums) => findDifferences(db, sums))
  )
}

/** A payment on the terminal is captured from the start, and nothing of it is sent to the payment provider. */
export function sentTerminalPayments(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('payments')
    .select((row) => ['payments.id as subject', row.lit(0).as('expected'), row.lit(1).as('found')])
    .where('payments.atTerminal', '=', 1)
    .where((row) =>
      row.or([
        row('payments.status', '!=', 'paid'),
        row('payments.transactionId', 'is not', null),
        row('payments.providerOrderId', 'is not', null),
        row.exists(
          row
            .selectFrom('refundAttempts')
            .select('refundAttempts.id')
            .whereRef('refundAttempts.paymentId', '=', 'payments.id'),
        ),
      ]),
    )
    .execute()
}
