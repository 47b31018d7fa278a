import type { Database } from '#database/engine.server.ts'
import { statusesIn } from '../orders/order-status.ts'
import { type Difference, findDifferences } from './order-invariants-store.server.ts'

/** A run has the day of its orders, and none that the shop does not deliver. */
export function wrongAssignments(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('deliveryAssignments as assigned')
    .innerJoin('orders', 'orders.id', 'assigned.orderId')
    .select((row) => ['orders.id as subject', row.lit(1).as('expected'), row.lit(0).as('found')])
    .where((row) =>
      row.or([
        row('orders.deliveryDate', '!=', row.ref('assigned.deliveryDate')),
        row('orders.status', 'in', statusesIn('reserved', 'released')),
      ]),
    )
    .execute()
}

/** The cash of a delivery is the amount that the shop has recorded as collected; a failed delivery collected nothing. */
export function wrongDriverCash(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('deliveryAttempts as attempt')
    .innerJoin('orders', 'orders.id', 'attempt.orderId')
    .select((row) => [
      'attempt.orderId as subject',
      'attempt.cashDue as found',
      row
        .case()
        .when('orders.status', '!=', 'delivered')
        .then(row.lit(-1))
        .when('orders.paymentStatus', '=', 'cash_collected')
        .then(row.ref('orders.total'))
        .when(
          // As in `cashToCollect`.
          row.and([
            row('orders.paymentMethod', '!=', 'cash'),
            row('orders.senderShown', '=', 1),
            row('orders.addressBy', '=', 'sender'),
          ]),
        )
        .then(row.ref('orders.due'))
        .else(row.ref('attempt.cashDue'))
        .end()
        .as('expected'),
    ])
    .where('attempt.outcome', '=', 'delivered')
    .where('attempt.undoneAt', 'is', null)
    .$call((sums) => findDifferences(db, sums))
}

/** A driver hands over goods only for the whole cash due. */
export function missingDriverCash(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('deliveryAttempts')
    .select(['id as subject', 'cashDue as expected', 'cashCollected as found'])
    .whereRef('cashCollected', '<', 'cashDue')
    .execute()
}
