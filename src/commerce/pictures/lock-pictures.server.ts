import type { Database, Transaction } from '#database/engine.server.ts'
import { runJobNow } from '../jobs/job-schedule-store.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import { pictureAddress, pictureIdAt } from './picture-address.ts'
import {
  expireUpload,
  listUses,
  type PictureUser,
  replaceUses,
  touchUpload,
} from './upload-store.server.ts'

const sweepKey = 'sweep-uploads'
const day = 24 * 60 * 60_000

interface PictureUse {
  usedBy: PictureUser
  addresses: readonly string[]
}

/**
 * Replaces the pictures that a product, category or order uses; unused ones may be swept after a day. Returns the
 * placeholders by address, or null if an address is not a stored picture.
 */
export function lockPictures(
  tx: Transaction,
  { at, ...use }: PictureUse & { at: number },
): Promise<Map<string, string> | null> {
  return lockPicturesOf(tx, [use], at)
}

/** Does the same for several uses at once. A transaction calls it once: it sorts the locks of that call only. */
export async function lockPicturesOf(
  tx: Transaction,
  uses: readonly PictureUse[],
  at: number,
): Promise<Map<string, string> | null> {
  const changes = []
  for (const { usedBy, addresses } of uses) {
    const ids = [...new Set(addresses.map(pictureIdAt).filter((id) => id !== null))]
    changes.push({ usedBy, ids, before: await listUses(tx, usedBy) })
  }
  const touched = new Set(changes.flatMap(({ ids, before }) => [...ids, ...before]))
  const known = new Map<string, string>()
  // In sorted order, against deadlocks between transactions that touch the same pictures.
  for (const id of [...touched].sort()) {
    const upload = await touchUpload(tx, id, at)
    if (upload) known.set(pictureAddress(id), upload.placeholder)
  }
  const addresses = uses.flatMap((use) => use.addresses)
  if (addresses.some((address) => !known.has(address))) return null
  for (const { usedBy, ids } of changes) await replaceUses(tx, usedBy, ids)
  const hasUnused = changes.some(({ ids, before }) => before.some((id) => !ids.includes(id)))
  if (hasUnused) await scheduleSweep(tx, at)
  return known
}

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

/** Removes a picture at once instead of after a day, unless something else uses it. */
export async function sweepNow(tx: Transaction, address: string, at: number): Promise<void> {
  const id = pictureIdAt(address)
  if (id === null) return
  await expireUpload(tx, id)
  await scheduleSweep(tx, at)
  if (await runJobNow(tx, sweepKey, at)) return
  // A sweep is running, and may have passed this picture.
  const again = { kind: 'sweep-uploads', payload: {}, uniqueKey: `${sweepKey}:${id}` } as const
  await enqueueJob(tx, { ...again, runAt: at, now: at })
}
