import { isDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { type Category, type CategoryListing, defaultCategoryLimit } from './category.ts'

/** The categories by position, after the category of the cursor. */
export async function listCategories(
  db: Database,
  { limit = defaultCategoryLimit, cursor }: CategoryListing = {},
): Promise<Category[]> {
  const query = db
    .selectFrom('categories')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
  if (cursor === undefined) return query.execute()
  const last = await findCategory(db, cursor)
  if (!last) return []
  return query
    .where((eb) => eb(eb.refTuple('position', 'id'), '>', eb.tuple(last.position, last.id)))
    .execute()
}

export async function findCategory(db: Database, id: string): Promise<Category | null> {
  if (!isDocumentId(id)) return null
  const row = await db.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}
