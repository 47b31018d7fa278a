import type { Database } from '#database/engine.server.ts'
import { type PaymentStatus, statusesIn } from '../orders/order-status.ts'

/** Where two sums that have to be the same are not. */
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

/** The surcharge of a day stands in the delivery fee. */
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

/** Online, what payments took; in cash, the total once the driver has it. */
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

/** Two kept payments are one too many; none is none at all, unless the money is on its way back just now. */
export function wronglyPaid(db: Database): Promise<Difference[]> {
  const kept = db
    .selectFrom('payments')
    .select((row) => ['orderId', row.fn.countAll<number>().as('payments')])
    .where('status', '=', 'paid')
    .whereRef('returned', '<', 'amount')
    .groupBy('orderId')
  return db
    .with('kept', () => kept)
    .selectFrom('orders')
    .leftJoin('kept', 'kept.orderId', 'orders.id')
    .select((row) => [
      'orders.id as subject',
      row.lit(1).as('expected'),
      row.fn.coalesce('kept.payments', row.lit(0)).as('found'),
    ])
    .where('orders.paymentStatus', '=', 'paid')
    .where('orders.status', 'not in', ended)
    .where((row) => {
      const payments = row.fn.coalesce('kept.payments', row.lit(0))
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
      // Money that waits for a decision of staff is neither kept nor on its way back.
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

/** What was taken says nothing of it: the payment's name on the order has to follow. */
export function workedOnUnpaid(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select(['id as subject', 'total as expected', 'captured as found'])
    .where('status', 'not in', statusesIn('reserved', 'released'))
    .where('paymentStatus', 'in', unpaid)
    .execute()
}
