import type { CivilDate } from '../delivery/cairo-time.ts'
import type { Pounds } from '../money.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { LastDeliveryAttempt } from './driver-run.ts'

/** The dispatch of a day: the orders without a driver, and the runs of all drivers. */
export interface Dispatch {
  date: CivilDate
  slots: readonly { id: string; name: string; startMinute: number; endMinute: number }[]
  /** Sorted by slot, area and street. */
  unassigned: readonly DispatchOrder[]
  /** Sorted by name, after former drivers with open stops. */
  runs: readonly DispatchRun[]
}

/** An order to dispatch. */
export interface DispatchOrder {
  id: string
  number: string
  status: OrderStatus
  recipientName: string
  zoneId: string
  zoneName: string
  street: string
  slotId: string
  startMinute: number
  endMinute: number
  /** The part of the slot that the recipient prefers. */
  preferred: { startMinute: number; endMinute: number } | null
  hasAddress: boolean
  cashDue: Pounds
  attempt: LastDeliveryAttempt | null
  /** Whether the PIN that the driver entered was wrong. */
  isPinWrong: boolean
}

/** The run of one driver. */
export interface DispatchRun {
  driver: DispatchDriver
  stops: readonly DispatchOrder[]
  /** Kilometres between the areas. */
  km: number
  cash: {
    /** Yet to collect, collected so far, not counted yet, and counted by staff. */
    due: Pounds
    collected: Pounds
    toHandIn: Pounds
    counted: Pounds
  }
}

/** A driver as a dispatcher sees them. */
export interface DispatchDriver {
  id: string
  name: string
  phone: string
  /** Whether orders can be assigned: neither suspended nor off the staff. */
  mayDrive: boolean
}
