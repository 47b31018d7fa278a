import { isInPhase, type OrderStatus } from '../order-status.ts'

/** The finished bouquet, or the delivered flowers. */
export const photoKinds = ['bouquet', 'delivery'] as const
export type PhotoKind = (typeof photoKinds)[number]

/** The URLs of an order's photographs; null where none was taken, or where the viewer may not see it. */
export type OrderPhotos = Readonly<Record<PhotoKind, string | null>>

export const noPhotos: OrderPhotos = { bouquet: null, delivery: null }

/** Whether staff may add a photograph of this kind. */
export function mayPhotograph(status: OrderStatus, kind: PhotoKind): boolean {
  if (isInPhase(status, 'delivery', 'delivered')) return true
  return kind === 'bouquet' && isInPhase(status, 'workshop')
}
