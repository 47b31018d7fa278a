import type { CivilDate } from '../delivery/cairo-time.ts'
import type { Pounds } from '../money.ts'
import type { Address } from '../orders/order.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { DeliveryAttemptOutcome } from './delivery-report.ts'

/**
 * The deliveries of one driver on one day, in the order of the stops, after those of the day before that are still out.
 * It contains no price except cash due.
 */
export interface DriverRun {
  driver: { id: string; name: string }
  date: CivilDate
  stops: readonly RunStop[]
  cash: RunCash
}

/** The cash of a run. */
interface RunCash {
  /** Cash that the driver has yet to collect. */
  due: Pounds
  /** Cash that the driver has collected, handed over or not. */
  collected: Pounds
  /** Cash that staff have counted and confirmed; null before the first hand-over of the day. */
  handedOver: Pounds | null
}

/** One stop of a run, in the language of the driver. It names no sender. */
export interface RunStop {
  orderId: string
  number: string
  /** Counted from 1. */
  position: number
  status: OrderStatus
  /** The promised slot, in minutes after midnight, and its end in epoch milliseconds. */
  window: { startMinute: number; endMinute: number }
  endsAt: number
  /** The part of the slot that the recipient prefers. */
  preferred?: { startMinute: number; endMinute: number }
  recipient: { name: string; phone: string }
  /** Its notes say where to leave the flowers. Null until the recipient has given it: such an order cannot leave. */
  address: Address | null
  /** Link to a map at the address. */
  map: string | null
  items: ReadonlyArray<{ name: string; quantity: number; isAddOn: boolean }>
  /** Only set if the driver collects cash. */
  cashDue?: Pounds
  /** Null before the first of this run. */
  attempt: LastDeliveryAttempt | null
}

/** The last delivery attempt of a stop, as the driver or staff reported it. */
export interface LastDeliveryAttempt {
  outcome: DeliveryAttemptOutcome
  reason: string
  /** The true hour, in epoch milliseconds. */
  happenedAt: number
}
