import type { Transaction } from '#database/engine.server.ts'
import { lockPictures, sweepNow } from '../pictures/lock-pictures.server.ts'
import { pictureIdAt, pictureKindOf } from '../pictures/picture-address.ts'
import { isUploadedBy } from '../pictures/upload-store.server.ts'

const subjectForm = /^order:([A-Za-z0-9]{20})$/

/** The subject of an upload ticket that accepts photographs of a claim about one order. Never a uid. */
export function claimUploadSubject(orderId: string): string {
  return `order:${orderId}`
}

/** The order of such a ticket; null for the ticket of a staff member. */
export function orderOfClaimUpload(subject: string): string | null {
  return subjectForm.exec(subject)?.[1] ?? null
}

/** Marks the photographs of a claim as used. Returns false if one was not uploaded for the order. */
export async function attachClaimPhotos(
  tx: Transaction,
  { claimId, orderId, images, at }: ClaimPhotos,
): Promise<boolean> {
  for (const image of images) {
    const id = pictureIdAt(image)
    if (id === null || pictureKindOf(image) !== 'claim') return false
    if (!(await isUploadedBy(tx, id, claimUploadSubject(orderId)))) return false
  }
  const usedBy = `claim:${claimId}` as const
  return (await lockPictures(tx, { usedBy, addresses: images, at })) !== null
}

interface ClaimPhotos {
  claimId: string
  orderId: string
  images: readonly string[]
  at: number
}

/** Deletes the files of photographs at once. */
export async function releaseClaimPhotos(
  tx: Transaction,
  { claimId, images, at }: Omit<ClaimPhotos, 'orderId'>,
): Promise<void> {
  await lockPictures(tx, { usedBy: `claim:${claimId}`, addresses: [], at })
  for (const image of images) await sweepNow(tx, image, at)
}
