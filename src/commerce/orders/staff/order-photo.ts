import { isInPhase, type OrderStatus } from '../order-status.ts'

/** What is photographed of an order: the finished bouquet, or the flowers at the door. */
export const photoKinds = ['bouquet', 'delivery'] as const
export type PhotoKind = (typeof photoKinds)[number]

/** The addresses of an order's photographs; null where none was taken, or where the onlooker may not see it. */
export type OrderPhotos = Readonly<Record<PhotoKind, string | null>>

export const noPhotos: OrderPhotos = { bouquet: null, delivery: null }

/** Whether there can be anything to photograph yet, and still. */
export function mayPhotograph(status: OrderStatus, kind: PhotoKind): boolean {
  if (isInPhase(status, 'delivery', 'delivered')) return true
  return kind === 'bouquet' && isInPhase(status, 'workshop')
}
