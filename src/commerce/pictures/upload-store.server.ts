import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'

/** A stored picture; `pictureFiles` names its files. */
type Upload = Omit<Selectable<Tables['uploads']>, 'createdAt' | 'usedAt' | 'avifAt' | 'sweptAt'>

/** Inserts an upload, or refreshes it if it exists. Returns false while an equal one is being removed. */
export async function recordUpload(db: Database, upload: Upload, at: number): Promise<boolean> {
  const recorded = await db
    .insertInto('uploads')
    .values({ ...upload, createdAt: at, usedAt: at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ usedAt: at }).where('uploads.sweptAt', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return recorded !== undefined
}

/** Sets the time of the last use; undefined if the upload does not exist or is being removed. */
export function touchUpload(
  db: Database,
  id: string,
  at: number,
): Promise<Pick<Upload, 'placeholder'> | undefined> {
  return db
    .updateTable('uploads')
    .set({ usedAt: at })
    .where('id', '=', id)
    .where('sweptAt', 'is', null)
    .returning('placeholder')
    .executeTakeFirst()
}

/** Ends the grace period: the next sweep removes the upload if it is unused. */
export async function expireUpload(db: Database, id: string): Promise<void> {
  await db.updateTable('uploads').set({ usedAt: 0 }).where('id', '=', id).execute()
}

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute()
}

/** Whether an upload has this creator: the uid of a user, or the subject of another ticket. */
export async function isUploadedBy(db: Database, id: string, createdBy: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', id)
    .where('createdBy', '=', createdBy)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a picture has its AVIF copies; null for one that a sweep has claimed or removed. */
export async function hasAvif(db: Database, id: string): Promise<boolean | null> {
  const row = await db
    .selectFrom('uploads')
    .select('avifAt')
    .where('id', '=', id)
    .where('sweptAt', 'is', null)
    .executeTakeFirst()
  return row ? row.avifAt !== null : null
}

/** False for a picture that a sweep has claimed or removed. */
export async function recordAvif(db: Database, id: string, at: number): Promise<boolean> {
  const updated = await db
    .updateTable('uploads')
    .set({ avifAt: at })
    .where('id', '=', id)
    .where('sweptAt', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/**
 * Claims uploads that no product, category, order or review has used since a time. A claimed upload cannot be used
 * again.
 */
export async function claimIdleUploads(
  db: Database,
  { since, at, limit }: { since: number; at: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .updateTable('uploads')
    .set({ sweptAt: at })
    .where('id', 'in', (is) =>
      is.selectFrom('uploads').select('id').where('usedAt', '<', since).where(isIdle).limit(limit),
    )
    // Repeated outside the subquery: a transaction that starts to use the picture meanwhile keeps it.
    .where('usedAt', '<', since)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Whether nothing uses an uploaded picture. */
export function isIdle(is: ExpressionBuilder<Tables, 'uploads'>) {
  const uses = is
    .selectFrom('pictureUses')
    .select('usedBy')
    .whereRef('pictureUses.uploadId', '=', 'uploads.id')
  const lines = is
    .selectFrom('orderLines')
    .select('orderId')
    .where('orderLines.image', '=', sql<string>`'/uploads/' || uploads.id || '.webp'`)
  return is.and([is.not(is.exists(uses)), is.not(is.exists(lines))])
}

export async function oldestIdleUpload(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('uploads')
    .select((all) => all.fn.min('usedAt').as('oldest'))
    .where(isIdle)
    .executeTakeFirst()
  return row?.oldest ?? null
}

export type PictureUser =
  | `product:${string}`
  | `variants:${string}`
  | `category:${string}`
  | `occasion:${string}`
  | `order:${string}`
  | `claim:${string}`
  | `review:${string}`
  | `thanks:${string}`
  | `shop:${string}`

export async function listUses(db: Database, usedBy: PictureUser): Promise<string[]> {
  const rows = await db
    .selectFrom('pictureUses')
    .select('uploadId')
    .where('usedBy', '=', usedBy)
    .execute()
  return rows.map((use) => use.uploadId)
}

/** Replaces the uploads that an entity uses; `uploadIds` has no duplicates. */
export async function replaceUses(
  tx: Transaction,
  usedBy: PictureUser,
  uploadIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('pictureUses').where('usedBy', '=', usedBy).execute()
  if (uploadIds.length === 0) return
  await tx
    .insertInto('pictureUses')
    .values(uploadIds.map((uploadId) => ({ uploadId, usedBy })))
    .execute()
}
