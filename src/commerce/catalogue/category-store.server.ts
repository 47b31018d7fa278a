import { isDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import {
  findPosition,
  inKeysetOrder,
  isAfter,
  type Keyset,
} from '#database/keyset-pagination.server.ts'
import { type Category, type CategoryListing, defaultCategoryLimit } from './category.ts'

const byPosition: Keyset<'position' | 'id'> = {
  table: 'categories',
  columns: ['position', 'id'],
  direction: 'asc',
}

export async function listCategories(
  db: Database,
  { limit = defaultCategoryLimit, cursor }: CategoryListing = {},
): Promise<Category[]> {
  const after = isDocumentId(cursor) ? await findPosition(db, byPosition, cursor) : null
  if (cursor !== undefined && !after) return []
  const all = db.selectFrom('categories').selectAll()
  const rest = after ? all.where(isAfter(byPosition, after)) : all
  return inKeysetOrder(rest, byPosition).limit(limit).execute()
}

export async function findCategory(db: Database, id: string): Promise<Category | null> {
  if (!isDocumentId(id)) return null
  const row = await db.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}
