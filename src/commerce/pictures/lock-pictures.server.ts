import type { Database, Transaction } from '#database/engine.server.ts'
import { runJobNow } from '../jobs/job-schedule-store.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import { pictureAddress, pictureIdAt } from './picture-address.ts'
import { listUses, type PictureUser, replaceUses } from './picture-use-store.server.ts'
import { dismissUpload, touchUpload } from './upload-store.server.ts'

const sweepKey = 'sweep-uploads'
const day = 24 * 60 * 60_000

/**
 * Says which pictures something shows from now on; those that it no longer shows may be swept in a day. Answers the
 * placeholder of each by its address, or null when one of them is no picture of the shop's.
 */
export async function lockPictures(
  tx: Transaction,
  { usedBy, addresses, at }: { usedBy: PictureUser; addresses: readonly string[]; at: number },
): Promise<Map<string, string> | null> {
  const ids = addresses.map(pictureIdAt).filter((id) => id !== null)
  const before = await listUses(tx, usedBy)
  const touched = [...new Set([...ids, ...before])].sort()
  const known = new Map<string, string>()
  // One after the other and in one order: two who touch the same pictures wait for each other, and never both.
  for (const id of touched) {
    const upload = await touchUpload(tx, id, at)
    if (upload) known.set(pictureAddress(id), upload.placeholder)
  }
  if (addresses.some((address) => !known.has(address))) return null
  await replaceUses(tx, usedBy, [...new Set(ids)])
  if (before.some((id) => !ids.includes(id))) await scheduleSweep(tx, at)
  return known
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
  await dismissUpload(tx, id)
  await scheduleSweep(tx, at)
  await runJobNow(tx, sweepKey, at)
}
