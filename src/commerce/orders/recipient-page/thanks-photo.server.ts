import type { Transaction } from '#database/engine.server.ts'
import { lockPictures } from '../../pictures/lock-pictures.server.ts'
import { pictureIdAt, pictureKindOf } from '../../pictures/picture-address.ts'
import { isUploadedBy } from '../../pictures/upload-store.server.ts'

const subjectForm = /^thanks:([A-Za-z0-9]{20})$/

/** The subject of an upload ticket that accepts the photograph of one recipient's thanks. Never a uid. */
export function thanksUploadSubject(orderId: string): string {
  return `thanks:${orderId}`
}

/** The order of such a ticket; null for every other one. */
export function orderOfThanksUpload(subject: string): string | null {
  return subjectForm.exec(subject)?.[1] ?? null
}

/** Marks the photograph as used. Returns false if it was not uploaded for the order. */
export async function attachThanksPhoto(
  tx: Transaction,
  { orderId, image, at }: { orderId: string; image: string; at: number },
): Promise<boolean> {
  const id = pictureIdAt(image)
  if (id === null || pictureKindOf(image) !== 'claim') return false
  if (!(await isUploadedBy(tx, id, thanksUploadSubject(orderId)))) return false
  return (await lockPictures(tx, { usedBy: `thanks:${orderId}`, addresses: [image], at })) !== null
}
