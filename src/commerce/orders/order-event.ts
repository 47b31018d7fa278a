import type { OrderChange } from './editing/order-changes.ts'
import type { Actor } from './lifecycle/order-lifecycle.ts'
import type { OrderStatus } from './order-status.ts'

/** The events of an order: a move to another status, or a change without one. */
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
  // Staff changed the order. `changes` says what.
  'edited',
  // A note of staff for staff.
  'noted',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

/** Events that customers and visitors never see. */
export const staffOnlyEvents: readonly OrderEventKind[] = ['photo-removed', 'noted']

/** The actor of an event. A recipient cannot move an order, but may give the address. */
export const eventActors = ['customer', 'staff', 'payment', 'clock', 'recipient'] as const
type EventActor = Actor | 'recipient'

export const undoMarks = ['undone', 'undoes'] as const
type UndoMark = (typeof undoMarks)[number]

/** One entry of an order's timeline. */
export interface OrderEvent {
  kind: OrderEventKind
  at: number
  actor: EventActor
  actorId: string | null
  from: OrderStatus | null
  to: OrderStatus
  note: string
  /** `undone`: staff took this move back; `undoes`: the event that takes one back. Customers see neither. */
  undo?: UndoMark
  /** The changes of an edit. */
  changes?: readonly OrderChange[]
}
