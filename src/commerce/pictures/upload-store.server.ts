import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'

/** A picture that the shop keeps. Its files are where `pictureFiles` says. */
export interface Upload {
  id: string
  width: number
  height: number
  placeholder: string
  createdBy: string | null
}

/** Notes a picture, or that it was brought again. False while an earlier one like it is being removed. */
export async function noteUpload(db: Database, upload: Upload, at: number): Promise<boolean> {
  const noted = await db
    .insertInto('uploads')
    .values({ ...upload, createdAt: at, usedAt: at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ usedAt: at }).where('uploads.sweptAt', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Notes that a picture was taken into use or let go; undefined when there is none, or it is being removed. */
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

/** Notes that a picture needs no day of grace: unless something shows it, the next sweep takes it. */
export async function dismissUpload(db: Database, id: string): Promise<void> {
  await db.updateTable('uploads').set({ usedAt: 0 }).where('id', '=', id).execute()
}

/** Removes the note of a picture whose files are removed. */
export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute()
}

/** Whether a picture is there and has no AVIF copies yet. */
export async function lacksAvif(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', id)
    .where('avifAt', 'is', null)
    .where('sweptAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function noteAvif(db: Database, id: string, at: number): Promise<void> {
  await db.updateTable('uploads').set({ avifAt: at }).where('id', '=', id).execute()
}

/**
 * Takes pictures that nothing has shown since a time: no product, no category, and no order that was ever placed.
 * What is taken cannot be used any more.
 */
export async function takeIdleUploads(
  db: Database,
  { since, at, limit }: { since: number; at: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .updateTable('uploads')
    .set({ sweptAt: at })
    .where('id', 'in', (is) =>
      is.selectFrom('uploads').select('id').where('usedAt', '<', since).where(isIdle).limit(limit),
    )
    // Said again outside: whoever takes a picture into use meanwhile notes it here, and keeps it.
    .where('usedAt', '<', since)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

function isIdle(is: ExpressionBuilder<Tables, 'uploads'>) {
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

/** When the next of the unused pictures may be taken: the time of its last use, or null when there is none. */
export async function oldestIdleUpload(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('uploads')
    .select((all) => all.fn.min('usedAt').as('oldest'))
    .where(isIdle)
    .executeTakeFirst()
  return row?.oldest ?? null
}
