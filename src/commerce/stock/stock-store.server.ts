import type { Database } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'

/** Result of reserving stock. Products made to order reserve none and return none. */
export type StockReservation =
  | { isReserved: true; fromStock: boolean }
  | { isReserved: false; left: number }

const reduceStock = prepared((db, given: Given<{ productId: string; quantity: number }>) =>
  db
    .updateTable('products')
    .set((row) => ({ stock: row('stock', '-', given('quantity')) }))
    .where('id', '=', given('productId'))
    .where('stock', '>=', given('quantity')),
)

/** Reserves a quantity of a product, or nothing: a conditional update decides between two buyers of the last one. */
export async function reserveStock(
  db: Database,
  productId: string,
  quantity: number,
): Promise<StockReservation> {
  const { numAffectedRows } = await reduceStock(db, { productId, quantity })
  if (numAffectedRows === 1n) return { isReserved: true, fromStock: true }
  const product = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirst()
  if (product && product.stock === null) return { isReserved: true, fromStock: false }
  return { isReserved: false, left: product?.stock ?? 0 }
}

/** Returns reserved stock. A product that is deleted or made to order by now has no stock to add to. */
export async function returnStock(
  db: Database,
  productId: string,
  quantity: number,
): Promise<void> {
  await db
    .updateTable('products')
    .set((row) => ({ stock: row('stock', '+', quantity) }))
    .where('id', '=', productId)
    .where('stock', 'is not', null)
    .execute()
}

/** The order in which every transaction reserves and returns stock; opposite orders would deadlock. */
export function inLockOrder<Line>(
  lines: readonly Line[],
  productIdOf: (line: Line) => string,
): Line[] {
  return lines.toSorted((one, other) => productIdOf(one).localeCompare(productIdOf(other), 'en'))
}
