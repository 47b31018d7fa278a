import type { OrderEmailTrigger } from '../emails/order-email-trigger.ts'
import { orderStatuses, type paymentStatuses } from './order-statuses.ts'

export type OrderStatus = (typeof orderStatuses)[number]

/**
 * How far the flowers are: `reserved` before payment or confirmation, `workshop` until the driver leaves, `delivery`
 * while the driver has them, `delivered`, or `released` to other customers.
 */
type OrderPhase = 'reserved' | 'workshop' | 'delivery' | 'delivered' | 'released'

interface OrderStatusProperties {
  phase: OrderPhase
  /** The progress step that the customer sees, counted from 0; null once the order has ended undelivered. */
  progressStep: 0 | 1 | 2 | 3 | 4 | null
  /** Whether the customer may change or cancel the order. */
  ownerMayChange: boolean
  /** Whether the customer may choose another day and slot. */
  ownerMayReschedule: boolean
  /** Whether staff may enter the address that the recipient gave by phone. */
  staffMayEnterAddress: boolean
  /** Whether staff may move several orders to this status at once. */
  staffMayMoveMany: boolean
  /** Whether the customer sees the PIN that the driver asks for. */
  hasPin: boolean
  /** What the driver has to do: wait for the workshop, deliver, or nothing any more. */
  forDriver: 'workshop' | 'open' | 'done'
  /** Whether the order is a card of the board. */
  isOnBoard: boolean
  /** The email that the customer gets when the order reaches this status. */
  email: OrderEmailTrigger | null
}

/** Every property that depends on the status alone. The moves between statuses are in `order-lifecycle.ts`. */
export const orderStatusProperties = {
  awaiting_payment: {
    phase: 'reserved',
    progressStep: 0,
    ownerMayChange: true,
    ownerMayReschedule: true,
    staffMayEnterAddress: false,
    staffMayMoveMany: false,
    hasPin: false,
    forDriver: 'done',
    isOnBoard: false,
    email: 'received',
  },
  confirmed: {
    phase: 'workshop',
    progressStep: 1,
    ownerMayChange: true,
    ownerMayReschedule: true,
    staffMayEnterAddress: true,
    staffMayMoveMany: false,
    hasPin: false,
    forDriver: 'workshop',
    isOnBoard: true,
    email: 'confirmed',
  },
  preparing: {
    phase: 'workshop',
    progressStep: 2,
    ownerMayChange: false,
    ownerMayReschedule: false,
    staffMayEnterAddress: true,
    staffMayMoveMany: true,
    hasPin: true,
    forDriver: 'workshop',
    isOnBoard: true,
    email: null,
  },
  out_for_delivery: {
    phase: 'delivery',
    progressStep: 3,
    ownerMayChange: false,
    ownerMayReschedule: false,
    staffMayEnterAddress: false,
    staffMayMoveMany: true,
    hasPin: true,
    forDriver: 'open',
    isOnBoard: true,
    email: 'out-for-delivery',
  },
  delivered: {
    phase: 'delivered',
    progressStep: 4,
    ownerMayChange: false,
    ownerMayReschedule: false,
    staffMayEnterAddress: false,
    staffMayMoveMany: true,
    hasPin: false,
    forDriver: 'done',
    isOnBoard: true,
    email: 'delivered',
  },
  delivery_failed: {
    phase: 'delivery',
    progressStep: 3,
    ownerMayChange: false,
    ownerMayReschedule: true,
    staffMayEnterAddress: true,
    staffMayMoveMany: true,
    hasPin: false,
    forDriver: 'done',
    isOnBoard: true,
    email: 'delivery-failed',
  },
  cancelled: {
    phase: 'released',
    progressStep: null,
    ownerMayChange: false,
    ownerMayReschedule: false,
    staffMayEnterAddress: false,
    staffMayMoveMany: false,
    hasPin: false,
    forDriver: 'done',
    isOnBoard: false,
    email: 'cancelled',
  },
  expired: {
    phase: 'released',
    progressStep: null,
    ownerMayChange: false,
    ownerMayReschedule: false,
    staffMayEnterAddress: false,
    staffMayMoveMany: false,
    hasPin: false,
    forDriver: 'done',
    isOnBoard: false,
    email: null,
  },
} as const satisfies Record<OrderStatus, OrderStatusProperties>

/** The statuses to which staff may move several orders at once. */
export const bulkTargets = orderStatuses.filter(isBulkTarget)
export type BulkTarget = {
  [Status in OrderStatus]: (typeof orderStatusProperties)[Status]['staffMayMoveMany'] extends true
    ? Status
    : never
}[OrderStatus]

function isBulkTarget(status: OrderStatus): status is BulkTarget {
  return orderStatusProperties[status].staffMayMoveMany
}

/** The statuses of some phases, for queries. */
export function statusesIn(...phases: readonly OrderPhase[]): readonly OrderStatus[] {
  return orderStatuses.filter((status) => isInPhase(status, ...phases))
}

export function isInPhase(status: OrderStatus, ...phases: readonly OrderPhase[]): boolean {
  return phases.includes(orderStatusProperties[status].phase)
}

export type PaymentStatus = (typeof paymentStatuses)[number]
