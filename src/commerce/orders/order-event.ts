import type { Actor } from './lifecycle/order-lifecycle.ts'
import type { OrderStatus } from './order-status.ts'

/** What may happen to an order: it moves along its life, or something of it changes where it stands. */
export const orderEventKinds = [
  'moved',
  'card-changed',
  'phone-changed',
  'delivery-changed',
  'address-given',
  'bouquet-photographed',
  'delivery-photographed',
  'photo-removed',
  'substituted',
  // Something staff wrote for each other.
  'noted',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

/** What happens among staff. Nobody else is told that it did. */
export const staffOnlyEvents: readonly OrderEventKind[] = ['photo-removed', 'noted']

/** Who does something to an order. A recipient moves none, but may give their address. */
export const eventActors = ['customer', 'staff', 'payment', 'clock', 'recipient'] as const
export type EventActor = Actor | 'recipient'

/** One entry of an order's timeline: who did what, and when. */
export interface OrderEvent {
  kind: OrderEventKind
  at: number
  actor: EventActor
  actorId: string | null
  from: OrderStatus | null
  to: OrderStatus
  note: string
}
