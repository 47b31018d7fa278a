import { inTransaction } from '#database/transaction.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { type EncodedPicture, encodePicture, type PictureRefusal } from './encode-picture.server.ts'
import { scheduleSweep } from './lock-pictures.server.ts'
import { type PictureKind, pictureAddress } from './picture-address.ts'
import { recordUpload } from './upload-store.server.ts'

/** A stored picture; width and height in pixels. */
export type StoredPicture = { address: string } & Omit<EncodedPicture, 'id' | 'files'>

interface PictureRequest {
  createdBy: string | null
  avifAt?: number
  /** A photograph of an order is never cached, and not usable for products. One of a claim has no AVIF copies. */
  kind?: PictureKind
}

export type StorePictureResult =
  | Accepted<{ picture: StoredPicture }>
  | PictureRefusal
  | Refusal<'being-removed'>

/**
 * Stores a picture with its smaller copies, once for equal content. A sweep removes it if it is unused for a day. A job
 * makes the AVIF copies, because they take seconds.
 */
export async function storePicture(
  shop: Pick<ShopContext, 'db' | 'files' | 'now'>,
  original: Uint8Array,
  { createdBy, avifAt, kind = 'shop' }: PictureRequest,
): Promise<StorePictureResult> {
  const salt = kind === 'claim' ? (createdBy ?? '') : ''
  const encoded = await encodePicture(original, { kind, salt })
  if (!encoded.ok) return encoded
  const { files, ...picture } = encoded.picture
  const { id, ...rest } = picture
  const now = shop.now()
  // The row first: files without a row would never be swept.
  const isRecorded = await inTransaction(shop.db, async (tx) => {
    if (!(await recordUpload(tx, { ...picture, createdBy }, now))) return false
    await scheduleSweep(tx, now)
    if (kind === 'claim') return true
    await enqueueJob(tx, {
      kind: 'make-avif',
      payload: { uploadId: id },
      runAt: avifAt ?? now,
      uniqueKey: `make-avif:${id}`,
      now,
    })
    return true
  })
  if (!isRecorded) return { ok: false, refusal: 'being-removed' }
  for (const { name, content } of files) {
    if (!(await shop.files.has(name))) await shop.files.write(name, content)
  }
  return { ok: true, picture: { address: pictureAddress(id), ...rest } }
}
