import type { Database, Transaction } from '#database/engine.server.ts'
import { enqueueJob, hastenJob } from '../jobs/job-store.server.ts'
import { pictureAddress, pictureIdAt } from './picture-address.ts'

/** Who shows a picture. */
export type PictureUser =
  | `product:${string}`
  | `category:${string}`
  | `order:${string}`
  | `shop:${string}`

const sweepKey = 'sweep-uploads'
const day = 24 * 60 * 60_000

/**
 * Says which pictures something shows from now on; those that it no longer shows may be swept in a day. Answers the
 * placeholder of each by its address, or null when one of them is no picture of the shop's.
 */
export async function holdPictures(
  tx: Transaction,
  { usedBy, addresses, at }: { usedBy: PictureUser; addresses: readonly string[]; at: number },
): Promise<Map<string, string> | null> {
  const ids = addresses.map(pictureIdAt).filter((id) => id !== null)
  const before = await tx
    .selectFrom('pictureUses')
    .select('uploadId')
    .where('usedBy', '=', usedBy)
    .execute()
  const touched = [...new Set([...ids, ...before.map((use) => use.uploadId)])].sort()
  const known = new Map<string, string>()
  // One after the other and in one order: two who touch the same pictures wait for each other, and never both.
  for (const id of touched) {
    const row = await touchUpload(tx, id, at)
    if (row) known.set(pictureAddress(id), row.placeholder)
  }
  if (addresses.some((address) => !known.has(address))) return null
  await tx.deleteFrom('pictureUses').where('usedBy', '=', usedBy).execute()
  if (ids.length > 0) {
    await tx
      .insertInto('pictureUses')
      .values([...new Set(ids)].map((uploadId) => ({ uploadId, usedBy })))
      .execute()
  }
  if (before.some((use) => !ids.includes(use.uploadId))) await scheduleSweep(tx, at)
  return known
}

function touchUpload(tx: Transaction, id: string, at: number) {
  return tx
    .updateTable('uploads')
    .set({ usedAt: at })
    .where('id', '=', id)
    .where('sweptAt', 'is', null)
    .returning('placeholder')
    .executeTakeFirst()
}

/** Has somebody look, a day from now, for pictures that nothing shows. */
export function scheduleSweep(db: Database, at: number): Promise<void> {
  const runAt = at + day + 60_000
  return enqueueJob(db, {
    kind: 'sweep-uploads',
    payload: {},
    runAt,
    uniqueKey: sweepKey,
    now: at,
  })
}

/** Removes a picture that was let go, at once rather than in a day, unless something else shows it. */
export async function sweepNow(tx: Transaction, address: string, at: number): Promise<void> {
  const id = pictureIdAt(address)
  if (id === null) return
  await tx.updateTable('uploads').set({ usedAt: 0 }).where('id', '=', id).execute()
  await scheduleSweep(tx, at)
  await hastenJob(tx, sweepKey, at)
}
