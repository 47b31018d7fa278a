import type { Database } from '#database/engine.server.ts'

/** The ids of the products, newest first, and when each was changed: for search engines. */
export function listProductChanges(
  db: Database,
  limit: number,
): Promise<Array<{ id: string; updatedAt: number }>> {
  return db
    .selectFrom('products')
    .select(['id', 'updatedAt'])
    .where('archivedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
