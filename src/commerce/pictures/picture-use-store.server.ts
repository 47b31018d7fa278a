import type { Database, Transaction } from '#database/engine.server.ts'

export type PictureUser =
  | `product:${string}`
  | `category:${string}`
  | `order:${string}`
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
