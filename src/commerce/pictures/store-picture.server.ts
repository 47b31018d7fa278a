import { inTransaction } from '#database/transaction.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { type EncodedPicture, encodePicture, type PictureRefusal } from './encode-picture.server.ts'
import { scheduleSweep } from './lock-pictures.server.ts'
import { pictureAddress } from './picture-address.ts'
import { recordUpload } from './upload-store.server.ts'

type Shop = Pick<ShopContext, 'db' | 'files' | 'now'>

/** A stored picture; width and height in pixels. */
export interface StoredPicture {
  address: string
  width: number
  height: number
  placeholder: string
}

interface PictureRequest {
  createdBy: string | null
  avifAt?: number
  /** A photograph of an order: never cached, and not usable for products. */
  isOfOrder?: boolean
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
  shop: Shop,
  content: Uint8Array,
  { createdBy, avifAt = shop.now(), isOfOrder = false }: PictureRequest,
): Promise<StorePictureResult> {
  const encoded = await encodePicture(content, isOfOrder)
  if (!encoded.ok) return encoded
  const { files, ...picture } = encoded.picture
  // The row first: files without a row would never be swept.
  const isRecorded = await record(shop, { ...picture, createdBy }, avifAt)
  if (!isRecorded) return { ok: false, refusal: 'being-removed' }
  await saveFiles(shop, encoded.picture)
  const { id, ...rest } = picture
  return { ok: true, picture: { address: pictureAddress(id), ...rest } }
}

function record(
  shop: Shop,
  upload: Parameters<typeof recordUpload>[1],
  avifAt: number,
): Promise<boolean> {
  const now = shop.now()
  return inTransaction(shop.db, async (tx) => {
    if (!(await recordUpload(tx, upload, now))) return false
    await scheduleSweep(tx, now)
    await enqueueJob(tx, {
      kind: 'make-avif',
      payload: { uploadId: upload.id },
      runAt: avifAt,
      uniqueKey: `make-avif:${upload.id}`,
      now,
    })
    return true
  })
}

async function saveFiles({ files: storage }: Shop, { files }: EncodedPicture): Promise<void> {
  for (const { name, content } of files) {
    if (!(await storage.has(name))) await storage.write(name, content)
  }
}
