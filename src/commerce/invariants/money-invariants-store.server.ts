import type { Database } from '#database/engine.server.ts'
import { type PaymentStatus, statusesIn } from '../orders/order-status.ts'

/** Two sums that should be equal and are not. */
export interface Difference {
  subject: string
  expected: number
  found: number
}

const ended = statusesIn('released')
const unpaid = ['pending', 'failed', 'not_due'] as const satisfies readonly PaymentStatus[]

export function wrongLines(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orderLines')
    .select((row) => [
      'orderId as subject',
      row('unitPrice', '*', row.ref('quantity')).as('expected'),
      'lineTotal as found',
    ])
    .where((row) => row('lineTotal', '!=', row('unitPrice', '*', row.ref('quantity'))))
    .execute()
}

export function wrongSubtotals(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .leftJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select((row) => [
      'orders.id as subject',
      row.fn.coalesce(row.fn.sum<number>('orderLines.lineTotal'), row.lit(0)).as('expected'),
      'orders.subtotal as found',
    ])
    .groupBy(['orders.id', 'orders.subtotal'])
    .having((row) =>
      row(
        row.fn.coalesce(row.fn.sum<number>('orderLines.lineTotal'), row.lit(0)),
        '!=',
        row.ref('orders.subtotal'),
      ),
    )
    .execute()
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
    .where((row) => row('total', '!=', row('subtotal', '+', row.ref('deliveryFee'))))
    .execute()
}

/** Online: the sum of captured payments. Cash: the total once the driver has collected it. */
export function wrongCaptured(db: Database): Promise<Difference[]> {
  const taken = db
    .selectFrom('payments')
    .select((row) => ['orderId', row.fn.sum<number>('amount').as('amount')])
    .where('status', '=', 'paid')
    .groupBy('orderId')
  return db
    .with('taken', () => taken)
    .with('compared', (all) =>
      all
        .selectFrom('orders')
        .leftJoin('taken', 'taken.orderId', 'orders.id')
        .select((row) => [
          'orders.id as subject',
          'orders.captured as found',
          row
            .case()
            .when('orders.paymentStatus', '=', 'cash_collected')
            .then(row.ref('orders.total'))
            .else(row.fn.coalesce('taken.amount', row.lit(0)))
            .end()
            .as('expected'),
        ]),
    )
    .selectFrom('compared')
    .selectAll()
    .whereRef('found', '!=', 'expected')
    .execute()
}

export function wrongRefunded(db: Database): Promise<Difference[]> {
  const given = db
    .selectFrom('refunds')
    .select((row) => ['orderId', row.fn.sum<number>('amount').as('amount')])
    .where('status', '=', 'done')
    .groupBy('orderId')
  return db
    .with('given', () => given)
    .selectFrom('orders')
    .leftJoin('given', 'given.orderId', 'orders.id')
    .select((row) => [
      'orders.id as subject',
      row.fn.coalesce('given.amount', row.lit(0)).as('expected'),
      'orders.refunded as found',
    ])
    .where((row) =>
      row(row.fn.coalesce('given.amount', row.lit(0)), '!=', row.ref('orders.refunded')),
    )
    .execute()
}

export function wrongReturned(db: Database): Promise<Difference[]> {
  const asked = db
    .selectFrom('refunds')
    .select((row) => ['paymentId', row.fn.sum<number>('amount').as('amount')])
    .where('status', 'in', ['requested', 'done'])
    .groupBy('paymentId')
  return db
    .with('asked', () => asked)
    .selectFrom('payments')
    .leftJoin('asked', 'asked.paymentId', 'payments.id')
    .select((row) => [
      'payments.id as subject',
      row.fn.coalesce('asked.amount', row.lit(0)).as('expected'),
      'payments.returned as found',
    ])
    .where((row) =>
      row(row.fn.coalesce('asked.amount', row.lit(0)), '!=', row.ref('payments.returned')),
    )
    .execute()
}

export function tooMuchRefunded(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select(['id as subject', 'captured as expected', 'refunded as found'])
    .whereRef('refunded', '>', 'captured')
    .execute()
}

/** A paid order has exactly one payment that is not refunded; none while a refund is pending. */
export function wronglyPaid(db: Database): Promise<Difference[]> {
  const unrefunded = db
    .selectFrom('payments')
    .select((row) => ['orderId', row.fn.countAll<number>().as('payments')])
    .where('status', '=', 'paid')
    .whereRef('returned', '<', 'amount')
    .groupBy('orderId')
  return db
    .with('unrefunded', () => unrefunded)
    .selectFrom('orders')
    .leftJoin('unrefunded', 'unrefunded.orderId', 'orders.id')
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
      return row.or([
        row(payments, '>', row.lit(1)),
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
      .having((row) =>
        row(
          row.fn.sum<number>(row('payments.amount', '-', row.ref('payments.returned'))),
          '!=',
          row.lit(0),
        ),
      )
      .execute()
  )
}

/** The payment status of an order in progress has to agree with its captured payments. */
export function inProgressUnpaid(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select(['id as subject', 'total as expected', 'captured as found'])
    .where('status', 'not in', statusesIn('reserved', 'released'))
    .where('paymentStatus', 'in', unpaid)
    .execute()
}
