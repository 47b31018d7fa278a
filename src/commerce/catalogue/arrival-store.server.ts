import type { Database } from '#database/engine.server.ts'

const most = 500

/**
 * The ids of the products with a variant of at most these lead days, if they are few; null if they are many. A list in
 * order finds many soon, but would read the whole catalogue for few.
 */
export async function fewArrivingWithin(
  db: Database,
  maxLeadDays: number,
): Promise<string[] | null> {
  const rows = await db
    .selectFrom('products')
    .select((row) => row.fn.coalesce('variantOf', 'id').as('id'))
    .where('leadDays', '<=', maxLeadDays)
    .limit(most + 1)
    .execute()
  return rows.length > most ? null : rows.map(({ id }) => id)
}
