import type { Database } from '#database/engine.server.ts'

/** What came of asking for stock. `made-to-order` takes none, and has none to give back. */
export type StockTake = 'taken' | 'made-to-order' | 'short'

/** Takes a quantity of a product, or nothing: the database decides between two buyers of the last one. */
export async function takeStock(
  db: Database,
  productId: string,
  quantity: number,
): Promise<StockTake> {
  const updated = await db
    .updateTable('products')
    .set((row) => ({ stock: row('stock', '-', quantity) }))
    .where('id', '=', productId)
    .where('stock', '>=', quantity)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 1n) return 'taken'
  const product = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirst()
  return product && product.stock === null ? 'made-to-order' : 'short'
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
