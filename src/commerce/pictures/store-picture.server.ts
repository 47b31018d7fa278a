import { inTransaction } from '#database/transaction.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { type EncodedPicture, encodePicture, type PictureRefusal } from './encode-picture.server.ts'
import { scheduleSweep } from './lock-pictures.server.ts'
import { pictureAddress } from './picture-address.ts'
import { noteUpload } from './upload-store.server.ts'

type Shop = Pick<ShopContext, 'db' | 'files' | 'now'>

/** A picture that the shop keeps, and where it is shown from; measured in pixels. */
export interface StoredPicture {
  address: string
  width: number
  height: number
  placeholder: string
}

interface PictureRequest {
  createdBy: string | null
  avifAt?: number
  /** A photograph of an order: no cache keeps it, and no product shows it. */
  isOfOrder?: boolean
}

export type StorePictureResult =
  | Accepted<{ picture: StoredPicture }>
  | PictureRefusal
  | Refusal<'being-removed'>

/**
 * Keeps a picture and its smaller copies, and answers its address. The same picture is kept once. A picture that
 * nobody has put to use after a day is removed again. The AVIF copies follow at a time of their own, because they
 * take seconds.
 */
export async function storePicture(
  shop: Shop,
  content: Uint8Array,
  { createdBy, avifAt = shop.now(), isOfOrder = false }: PictureRequest,
): Promise<StorePictureResult> {
  const encoded = await encodePicture(content, isOfOrder)
  if (!encoded.ok) return encoded
  const { files, ...picture } = encoded.picture
  // Noted before its files are kept: a file that nobody notes would stay for ever.
  const noted = await note(shop, { ...picture, createdBy }, avifAt)
  if (!noted) return { ok: false, refusal: 'being-removed' }
  await saveFiles(shop, encoded.picture)
  const { id, ...rest } = picture
  return { ok: true, picture: { address: pictureAddress(id), ...rest } }
}

function note(
  shop: Shop,
  upload: Parameters<typeof noteUpload>[1],
  avifAt: number,
): Promise<boolean> {
  const now = shop.now()
  return inTransaction(shop.db, async (tx) => {
    if (!(await noteUpload(tx, upload, now))) return false
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
    if (!(await storage.has(name))) await storage.keep(name, content)
  }
}
