import type { Transaction } from '#database/engine.server.ts'
import { attachPhotos } from '../../pictures/attach-photos.server.ts'

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
export function attachThanksPhoto(
  tx: Transaction,
  { orderId, image, at }: { orderId: string; image: string; at: number },
): Promise<boolean> {
  const uploadedBy = thanksUploadSubject(orderId)
  return attachPhotos(tx, { uploadedBy, usedBy: `thanks:${orderId}`, images: [image], at })
}
