import type { Transaction } from '#database/engine.server.ts'
import { attachPhotos } from '../pictures/attach-photos.server.ts'
import { lockPictures, sweepNow } from '../pictures/lock-pictures.server.ts'

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
export function attachClaimPhotos(
  tx: Transaction,
  { claimId, orderId, images, at }: ClaimPhotos,
): Promise<boolean> {
  const uploadedBy = claimUploadSubject(orderId)
  return attachPhotos(tx, { uploadedBy, usedBy: `claim:${claimId}`, images, at })
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
