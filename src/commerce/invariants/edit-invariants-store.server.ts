import type { Database } from '#database/engine.server.ts'
import { editRefundReason } from '../orders/editing/settle-difference.ts'
import { statusesIn } from '../orders/order-status.ts'
import { type Difference, findDifferences } from './order-invariants-store.server.ts'

const ended = statusesIn('released')

/** Only orders with a payment have an amount due from edits, and an ended order has none. */
export function wrongDue(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select((row) => ['id as subject', row.lit(0).as('expected'), 'due as found'])
    .where('due', '!=', 0)
    .where((row) =>
      row.or([
        row('due', '<', 0),
        row('captured', '=', 0),
        row('paymentStatus', '=', 'cash_due'),
        row('status', 'in', [...ended, 'awaiting_payment']),
      ]),
    )
    .execute()
}

/**
 * Payments without a refund and what is due are together the price of an order that staff edited. Staff's own refunds, and
 * amounts that they accepted, change what the shop keeps.
 */
export function wrongEdits(db: Database): Promise<Difference[]> {
  const kept = db
    .selectFrom('payments')
    .select((row) => [
      'orderId',
      row.fn.sum<number>(row('amount', '-', row.ref('returned'))).as('amount'),
    ])
    .where('status', '=', 'paid')
    .groupBy('orderId')
  return db
    .selectFrom('orders')
    .innerJoin(kept.as('kept'), 'kept.orderId', 'orders.id')
    .select((row) => [
      'orders.id as subject',
      'orders.total as expected',
      row('kept.amount', '+', row.ref('orders.due')).as('found'),
    ])
    .where('orders.status', 'not in', ended)
    .where((row) => {
      const edits = row
        .selectFrom('orderEvents')
        .select('orderEvents.id')
        .whereRef('orderEvents.orderId', '=', 'orders.id')
        .where('orderEvents.changes', 'is not', null)
      const otherRefunds = row
        .selectFrom('refunds')
        .select('refunds.id')
        .whereRef('refunds.orderId', '=', 'orders.id')
        .where('refunds.reason', '!=', editRefundReason)
      const differences = row
        .selectFrom('payments')
        .select('payments.id')
        .whereRef('payments.orderId', '=', 'orders.id')
        .where('payments.difference', 'is not', null)
      return row.and([
        row.exists(edits),
        row.not(row.exists(otherRefunds)),
        row.not(row.exists(differences)),
      ])
    })
    .$call((sums) => findDifferences(db, sums))
}
