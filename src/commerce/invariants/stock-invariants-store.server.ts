import type { Database } from '#database/engine.server.ts'
import { reservesStock } from '../orders/lifecycle/order-lifecycle.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { type Difference, differences } from './difference-store.server.ts'

const living = orderStatuses.filter(reservesStock)

function held(db: Database) {
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
  return differences(
    db,
    db
      .selectFrom('products')
      .innerJoin('stockCounts', 'stockCounts.productId', 'products.id')
      .leftJoin(held(db).as('held'), 'held.productId', 'products.id')
      .select(({ eb, fn, lit }) => [
        'products.id as subject',
        'stockCounts.received as expected',
        eb(fn.coalesce('products.stock', lit(0)), '+', fn.coalesce('held.quantity', lit(0))).as(
          'found',
        ),
      ])
      .where('products.stock', 'is not', null)
      .whereRef('stockCounts.productUpdatedAt', '=', 'products.updatedAt'),
  )
}

/** Restarts the stock count of products that staff edited: from then on only orders may change it. */
export async function countStock(db: Database, at: number): Promise<void> {
  await db
    .insertInto('stockCounts')
    .columns(['productId', 'received', 'productUpdatedAt', 'at'])
    .expression(
      db
        .with('held', () => held(db))
        .selectFrom('products')
        .leftJoin('held', 'held.productId', 'products.id')
        .leftJoin('stockCounts', 'stockCounts.productId', 'products.id')
        .select((row) => [
          'products.id',
          row('products.stock', '+', row.fn.coalesce('held.quantity', row.lit(0))).as('received'),
          'products.updatedAt',
          row.val(at).as('at'),
        ])
        .where('products.stock', 'is not', null)
        .where((row) =>
          row.or([
            row('stockCounts.productId', 'is', null),
            row('stockCounts.productUpdatedAt', '!=', row.ref('products.updatedAt')),
          ]),
        ),
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
  const orders = db
    .selectFrom('orders')
    .select((row) => ['deliveryDate', 'slotId', row.fn.countAll<number>().as('orders')])
    .where('status', 'in', living)
    .groupBy(['deliveryDate', 'slotId'])
  const rows = await db
    .with('counted', () => orders)
    .with('windows', (all) =>
      all
        .selectFrom('slotBookings')
        .select(['date', 'slotId'])
        .union(all.selectFrom('counted').select(['deliveryDate as date', 'slotId'])),
    )
    .selectFrom('windows')
    .leftJoin('counted', (join) =>
      join
        .onRef('counted.deliveryDate', '=', 'windows.date')
        .onRef('counted.slotId', '=', 'windows.slotId'),
    )
    .leftJoin('slotBookings', (join) =>
      join
        .onRef('slotBookings.date', '=', 'windows.date')
        .onRef('slotBookings.slotId', '=', 'windows.slotId'),
    )
    .select((row) => [
      'windows.date',
      'windows.slotId',
      row.fn.coalesce('counted.orders', row.lit(0)).as('expected'),
      row.fn.coalesce('slotBookings.booked', row.lit(0)).as('found'),
    ])
    .where((row) =>
      row(
        row.fn.coalesce('counted.orders', row.lit(0)),
        '!=',
        row.fn.coalesce('slotBookings.booked', row.lit(0)),
      ),
    )
    .execute()
  return rows.map(({ date, slotId, ...sums }) => ({ subject: `${date} ${slotId}`, ...sums }))
}
