import type { Database } from '#database/engine.server.ts'
import { statusesIn } from '../orders/order-status.ts'
import { type Difference, findDifferences } from './order-invariants-store.server.ts'

const ended = statusesIn('released')

/**
 * The sum of captured payments, and what the driver collected: the total of a cash order, or what edits added to a paid
 * one.
 */
export function wrongCaptured(db: Database): Promise<Difference[]> {
  const taken = db
    .selectFrom('payments')
    .select(({ fn }) => ['orderId', fn.sum<number>('amount').as('amount')])
    .where('status', '=', 'paid')
    .groupBy('orderId')
  return db
    .selectFrom('orders')
    .leftJoin(taken.as('taken'), 'taken.orderId', 'orders.id')
    .select((row) => [
      'orders.id as subject',
      'orders.captured as found',
      row(
        row.fn.coalesce('taken.amount', row.lit(0)),
        '+',
        row
          .case()
          .when('orders.paymentStatus', '=', 'cash_collected')
          .then(row.ref('orders.total'))
          .when(
            // As in `openDue`: the driver collected it.
            row.and([
              row('orders.status', '=', 'delivered'),
              row('orders.senderShown', '=', 1),
              row('orders.addressBy', '=', 'sender'),
            ]),
          )
          .then(row.ref('orders.due'))
          .else(0)
          .end(),
      ).as('expected'),
    ])
    .$call((sums) => findDifferences(db, sums))
}

/** The cash of an order is recorded with its delivery, and withdrawn with it. */
export function wrongCash(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select(['id as subject', 'total as expected', 'captured as found'])
    .where((row) =>
      row.or([
        row.and([row('paymentStatus', '=', 'cash_collected'), row('status', '!=', 'delivered')]),
        row.and([row('paymentStatus', '=', 'cash_due'), row('status', '=', 'delivered')]),
      ]),
    )
    .execute()
}

export function wrongRefunded(db: Database): Promise<Difference[]> {
  const given = db
    .selectFrom('refunds')
    .select(({ fn }) => ['orderId', fn.sum<number>('amount').as('amount')])
    .where('status', '=', 'done')
    .groupBy('orderId')
  return db
    .selectFrom('orders')
    .leftJoin(given.as('given'), 'given.orderId', 'orders.id')
    .select(({ fn, lit }) => [
      'orders.id as subject',
      fn.coalesce('given.amount', lit(0)).as('expected'),
      'orders.refunded as found',
    ])
    .$call((sums) => findDifferences(db, sums))
}

export function wrongReturned(db: Database): Promise<Difference[]> {
  const requested = db
    .selectFrom('refunds')
    .select(({ fn }) => ['paymentId', fn.sum<number>('amount').as('amount')])
    .where('status', 'in', ['requested', 'done'])
    .groupBy('paymentId')
  return db
    .selectFrom('payments')
    .leftJoin(requested.as('requested'), 'requested.paymentId', 'payments.id')
    .select(({ fn, lit }) => [
      'payments.id as subject',
      fn.coalesce('requested.amount', lit(0)).as('expected'),
      'payments.returned as found',
    ])
    .$call((sums) => findDifferences(db, sums))
}

/**
 * A done refund equals the sum of its successful attempts; a closed refund has no attempt with an unknown outcome.
 * Refunds made at the dashboard, or by a version without attempts, have none.
 */
export async function wrongRefundAttempts(db: Database): Promise<Difference[]> {
  const attempts = db
    .selectFrom('refunds')
    .innerJoin('refundAttempts', 'refundAttempts.refundId', 'refunds.id')
  const unlike = await attempts
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
    .$call((sums) => findDifferences(db, sums))
  const open = await attempts
    .select(({ lit }) => [
      'refunds.id as subject',
      lit(0).as('expected'),
      'refundAttempts.amount as found',
    ])
    .where('refundAttempts.outcome', '=', 'unknown')
    .where('refunds.status', '!=', 'requested')
    .execute()
  return [...unlike, ...open]
}

export function tooMuchRefunded(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select(['id as subject', 'captured as expected', 'refunded as found'])
    .whereRef('refunded', '>', 'captured')
    .execute()
}

/**
 * A paid order has a payment that is not refunded, or a pending refund. Further payments are those of edits: all together
 * are at most its price, unless one of them has another amount, which staff accept.
 */
export function wronglyPaid(db: Database): Promise<Difference[]> {
  const unrefunded = db
    .selectFrom('payments')
    .select((row) => [
      'orderId',
      row.fn.countAll<number>().as('payments'),
      row.fn.sum<number>(row('amount', '-', row.ref('returned'))).as('kept'),
    ])
    .where('status', '=', 'paid')
    .whereRef('returned', '<', 'amount')
    .groupBy('orderId')
  return db
    .selectFrom('orders')
    .leftJoin(unrefunded.as('unrefunded'), 'unrefunded.orderId', 'orders.id')
    .select((row) => [
      'orders.id as subject',
      row.lit(1).as('expected'),
      row.fn.coalesce('unrefunded.payments', row.lit(0)).as('found'),
    ])
    .where('orders.paymentStatus', '=', 'paid')
    .where('orders.status', 'not in', ended)
    .where((row) => {
      const payments = row.fn.coalesce('unrefunded.payments', row.lit(0))
      const isReturning = row.exists(
        row
          .selectFrom('refunds')
          .select('refunds.id')
          .whereRef('refunds.orderId', '=', 'orders.id')
          .where('refunds.status', '=', 'requested'),
      )
      // Staff may accept more than the price, or have still to decide.
      const isDifferent = row.exists(
        row
          .selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.orderId', '=', 'orders.id')
          .where('payments.difference', 'in', ['open', 'accepted']),
      )
      return row.or([
        row.and([
          row(payments, '>', row.lit(1)),
          row(row.fn.coalesce('unrefunded.kept', row.lit(0)), '>', row.ref('orders.total')),
          row.not(isDifferent),
        ]),
        row.and([row(payments, '=', row.lit(0)), row.not(isReturning)]),
      ])
    })
    .execute()
}

export function moneyOfEndedOrders(db: Database): Promise<Difference[]> {
  return (
    db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.orderId', 'orders.id')
      .select((row) => [
        'orders.id as subject',
        row.lit(0).as('expected'),
        row.fn.sum<number>(row('payments.amount', '-', row.ref('payments.returned'))).as('found'),
      ])
      .where('payments.status', '=', 'paid')
      .where('orders.status', 'in', ended)
      // A payment that waits for a decision of staff is neither kept nor refunded.
      .where((row) =>
        row.or([row('payments.difference', 'is', null), row('payments.difference', '!=', 'open')]),
      )
      .groupBy('orders.id')
      .$call((sums) => findDifferences(db, sums))
  )
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
