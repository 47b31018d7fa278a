import type { Database } from '#database/engine.server.ts'
import { reservesStock } from '../orders/lifecycle/order-lifecycle.ts'
import { orderStatuses } from '../orders/order-statuses.ts'
import { type Difference, findDifferences } from './order-invariants-store.server.ts'

const living = orderStatuses.filter(reservesStock)

function reserved(db: Database) {
  return db
    .selectFrom('orderLines')
    .innerJoin('orders', 'orders.id', 'orderLines.orderId')
    .select((row) => ['orderLines.productId', row.fn.sum<number>('quantity').as('quantity')])
    .where('orderLines.stockTaken', '=', 1)
    .where('orders.status', 'in', living)
    .groupBy('orderLines.productId')
}

/** Stock that changed without an order and without an edit by staff. */
export function wrongStock(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('products')
    .innerJoin('stockCounts', 'stockCounts.productId', 'products.id')
    .leftJoin(reserved(db).as('reserved'), 'reserved.productId', 'products.id')
    .select(({ eb, fn, lit }) => [
      'products.id as subject',
      'stockCounts.received as expected',
      eb(fn.coalesce('products.stock', lit(0)), '+', fn.coalesce('reserved.quantity', lit(0))).as(
        'found',
      ),
    ])
    .where('products.stock', 'is not', null)
    .whereRef('stockCounts.productUpdatedAt', '=', 'products.updatedAt')
    .$call((sums) => findDifferences(db, sums))
}

/** Restarts the stock count of products that staff edited: from then on only orders may change it. */
export async function countStock(db: Database, at: number): Promise<void> {
  await db
    .insertInto('stockCounts')
    .columns(['productId', 'received', 'productUpdatedAt', 'at'])
    .expression(
      db
        .with('reserved', () => reserved(db))
        .selectFrom('products')
        .leftJoin('reserved', 'reserved.productId', 'products.id')
        .leftJoin('stockCounts', 'stockCounts.productId', 'products.id')
        .select((row) => [
          'products.id',
          row('products.stock', '+', row.fn.coalesce('reserved.quantity', row.lit(0))).as(
            'received',
          ),
          'products.updatedAt',
          row.val(at).as('at'),
        ])
        .where('products.stock', 'is not', null)
        .where((row) =>
          row.or([
            row('stockCounts.productId', 'is', null),
            row('stockCounts.productUpdatedAt', '!=', row.ref('products.updatedAt')),
          ]),
        )
        // Two counts that lock rows in different orders would deadlock.
        .orderBy('products.id'),
    )
    .onConflict((conflict) =>
      conflict.column('productId').doUpdateSet((row) => ({
        received: row.ref('excluded.received'),
        productUpdatedAt: row.ref('excluded.productUpdatedAt'),
        at: row.ref('excluded.at'),
      })),
    )
    .execute()
}

/** Slots whose booked capacity differs from the number of their active orders. */
export async function wrongBookings(db: Database): Promise<Difference[]> {
  const ordered = db
    .selectFrom('orders')
    .select(({ lit }) => [
      'deliveryDate as date',
      'slotId',
      lit<number>(1).as('ordered'),
      lit<number>(0).as('booked'),
    ])
    .where('status', 'in', living)
  const booked = db
    .selectFrom('slotBookings')
    .select(({ lit }) => ['date', 'slotId', lit<number>(0).as('ordered'), 'booked'])
  const rows = await db
    .selectFrom(ordered.unionAll(booked).as('windows'))
    .select(({ fn }) => [
      'date',
      'slotId',
      fn.sum<number>('ordered').as('expected'),
      fn.sum<number>('booked').as('found'),
    ])
    .groupBy(['date', 'slotId'])
    .having(({ eb, fn }) => eb(fn.sum('ordered'), '!=', fn.sum('booked')))
    .execute()
  return rows.map(({ date, slotId, ...sums }) => ({ subject: `${date} ${slotId}`, ...sums }))
}
