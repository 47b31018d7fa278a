import type { AliasableExpression } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { type PaymentStatus, statusesIn } from '../orders/order-status.ts'

/** Two sums that should be equal and are not. */
export interface Difference {
  /** Id of the order, payment or product, or the day and slot. */
  subject: string
  expected: number
  found: number
}

/** The rows of a query whose sums differ. */
export function findDifferences(
  db: Database,
  compared: AliasableExpression<Difference>,
): Promise<Difference[]> {
  return db
    .selectFrom(compared.as('compared'))
    .selectAll()
    .whereRef('found', '!=', 'expected')
    .execute()
}

const notInProgress = statusesIn('reserved', 'released')
const unpaid = ['pending', 'failed', 'not_due'] as const satisfies readonly PaymentStatus[]
const paidOnline: readonly PaymentStatus[] = ['paid', 'partially_refunded', 'refunded']

export function wrongLines(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orderLines')
    .select((row) => [
      'orderId as subject',
      row('unitPrice', '*', row.ref('quantity')).as('expected'),
      'lineTotal as found',
    ])
    .$call((sums) => findDifferences(db, sums))
}

/** The subtotal is what the lines cost, less the discount. */
export function wrongSubtotals(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .leftJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select(({ eb, fn, lit }) => [
      'orders.id as subject',
      fn.coalesce(fn.sum<number>('orderLines.lineTotal'), lit(0)).as('expected'),
      eb('orders.subtotal', '+', eb.ref('orders.discount')).as('found'),
    ])
    .groupBy(['orders.id', 'orders.subtotal', 'orders.discount'])
    .$call((sums) => findDifferences(db, sums))
}

/** The delivery fee includes the surcharge of the day. */
export function wrongTotals(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select((row) => [
      'id as subject',
      row('subtotal', '+', row.ref('deliveryFee')).as('expected'),
      'total as found',
    ])
    .$call((sums) => findDifferences(db, sums))
}

/** An order in progress is paid, due in cash, or the free replacement of a claim. */
export function inProgressUnpaid(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select(['id as subject', 'total as expected', 'captured as found'])
    .where('status', 'not in', notInProgress)
    .where((row) => {
      const isReplacement = row.exists(
        row
          .selectFrom('claims')
          .select('claims.id')
          .whereRef('claims.replacementOrderId', '=', 'orders.id'),
      )
      return row.or([
        row.and([
          row('paymentStatus', 'in', unpaid),
          row.or([row('total', '>', 0), row.not(isReplacement)]),
        ]),
        // Its driver would collect nothing.
        row.and([row('paymentMethod', '=', 'cash'), row('paymentStatus', 'in', paidOnline)]),
      ])
    })
    .execute()
}

/** Orders of an earlier version say `unrecorded` and are skipped. */
export function inProgressUnproved(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select((row) => ['id as subject', row.lit(1).as('expected'), row.lit(0).as('found')])
    .where('status', 'not in', notInProgress)
    .where('paymentMethod', '=', 'cash')
    .where('cashProof', '=', 'none')
    .execute()
}

/** The job that releases stock and slot may be late, but not by this much. */
const latestMs = 10 * 60_000

/** An order with a payment of another amount waits for staff instead. */
export function waitingTooLong(db: Database, now: number): Promise<Difference[]> {
  const undecided = db.selectFrom('payments').select('orderId').where('difference', '=', 'open')
  return db
    .selectFrom('orders')
    .select((row) => ['id as subject', row.lit(0).as('expected'), row.lit(1).as('found')])
    .where('status', '=', 'awaiting_payment')
    .where('paymentMethod', '=', 'cash')
    .where('expiresAt', '<', now - latestMs)
    .where('id', 'not in', undecided)
    .execute()
}

/** An add-on belongs to a bouquet line of the same order, which is no add-on itself. */
export function strayAddOns(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orderLines as addOn')
    .leftJoin('orderLines as bouquet', (join) =>
      join
        .onRef('bouquet.orderId', '=', 'addOn.orderId')
        .onRef('bouquet.position', '=', 'addOn.addedTo')
        .on('bouquet.addedTo', 'is', null),
    )
    .select((row) => [
      'addOn.orderId as subject',
      row.lit(1).as('expected'),
      row.lit(0).as('found'),
    ])
    .where('addOn.addedTo', 'is not', null)
    .where('bouquet.orderId', 'is', null)
    .execute()
}
