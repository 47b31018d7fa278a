import type { Database } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'

/** What came of asking for stock: what is made to order takes none, and has none to give back. */
export type StockTake = { had: true; fromStock: boolean } | { had: false; left: number }

const lessStock = prepared((db, given: Given<{ productId: string; quantity: number }>) =>
  db
    .updateTable('products')
    .set((row) => ({ stock: row('stock', '-', given('quantity')) }))
    .where('id', '=', given('productId'))
    .where('stock', '>=', given('quantity')),
)

/** Takes a quantity of a product, or nothing: the database decides between two buyers of the last one. */
export async function reserveStock(
  db: Database,
  productId: string,
  quantity: number,
): Promise<StockTake> {
  const { numAffectedRows } = await lessStock(db, { productId, quantity })
  if (numAffectedRows === 1n) return { had: true, fromStock: true }
  const product = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirst()
  if (product && product.stock === null) return { had: true, fromStock: false }
  return { had: false, left: product?.stock ?? 0 }
}

/** Puts back what was taken. A product that was made to order since, or deleted, has no stock to add to. */
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

/**
 * The order in which every transaction takes and returns stock: two of them that went about it in opposite directions
 * would wait for each other.
 */
export function inStockOrder<Line>(
  lines: readonly Line[],
  productIdOf: (line: Line) => string,
): Line[] {
  return lines.toSorted((one, other) => productIdOf(one).localeCompare(productIdOf(other), 'en'))
}
