import type { Database } from '#database/engine.server.ts'
import { statusesIn } from '../orders/order-status.ts'

/** Orders that do not count as sales. */
const withoutSale = statusesIn('reserved', 'released')

/**
 * The ids of the products, archived ones too, in the newest orders since an instant, most sold first; free replacements
 * do not count.
 */
export async function recentBestSellers(
  db: Database,
  { since, orders, limit }: { since: number; orders: number; limit: number },
): Promise<string[]> {
  const newest = db
    .selectFrom('orders')
    .select('id')
    .where('createdAt', '>=', since)
    .where('status', 'not in', withoutSale)
    .where('total', '>', 0)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(orders)
  const rows = await db
    .selectFrom(newest.as('newest'))
    .innerJoin('orderLines', 'orderLines.orderId', 'newest.id')
    .innerJoin('products', 'products.id', 'orderLines.productId')
    .select(({ fn }) => [
      // A variant counts for its product.
      fn.coalesce('products.variantOf', 'products.id').as('whole'),
      fn.sum<number>('orderLines.quantity').as('sold'),
    ])
    // Customers choose the bouquet; an add-on comes along.
    .where('orderLines.addedTo', 'is', null)
    .groupBy('whole')
    .orderBy('sold', 'desc')
    .orderBy('whole')
    .limit(limit)
    .execute()
  return rows.map(({ whole }) => whole)
}
