import type { Transaction } from '#database/engine.server.ts'
import { lockPictures } from './lock-pictures.server.ts'
import { pictureIdAt, pictureKindOf } from './picture-address.ts'
import { isUploadedBy, type PictureUser } from './upload-store.server.ts'

interface UploadedPhotos {
  /** The subject of the upload tickets: see `claimUploadSubject` and `thanksUploadSubject`. */
  uploadedBy: string
  usedBy: PictureUser
  images: readonly string[]
  at: number
}

/** Marks private photographs of a customer or recipient as used. Returns false if one has another uploader. */
export async function attachPhotos(
  tx: Transaction,
  { uploadedBy, usedBy, images, at }: UploadedPhotos,
): Promise<boolean> {
  for (const image of images) {
    const id = pictureIdAt(image)
    if (id === null || pictureKindOf(image) !== 'claim') return false
    if (!(await isUploadedBy(tx, id, uploadedBy))) return false
  }
  return (await lockPictures(tx, { usedBy, addresses: images, at })) !== null
}
