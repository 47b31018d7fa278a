import type { Flag } from '../flag.ts'

export interface DriversTables {
  /** Orders on the runs of drivers. The key allows one driver per order. */
  deliveryAssignments: {
    orderId: string
    driverId: string
    /** The delivery day of the order: another day ends the assignment. */
    deliveryDate: string
    /** Place in the run, ascending. Ties count by order id. */
    position: number
    assignedBy: string
    assignedAt: number
  }
  deliveryAttempts: DeliveryAttemptsTable
  /** Cash of a driver's day that staff have counted. A day may have several. */
  cashHandovers: {
    id: string
    driverId: string
    deliveryDate: string
    expected: number
    counted: number
    confirmedBy: string
    confirmedAt: number
    note: string
  }
}

/** The result of each delivery, by the report of a driver or a move of staff: the record of punctuality. */
export interface DeliveryAttemptsTable {
  /** The id of the driver's report. */
  id: string
  orderId: string
  /** The driver of the run; null if the order was on none. */
  driverId: string | null
  reportedBy: string
  /** `delivered`, `nobody-home`, `refused`, `moved` or `failed`. */
  outcome: string
  reason: string
  receivedBy: string
  /** Whether the PIN of the recipient was right; null without one. */
  pinRight: Flag | null
  deliveryDate: string
  zoneId: string
  slotId: string
  /** The promised slot, and when the attempt happened, in epoch milliseconds. */
  promisedFrom: number
  promisedUntil: number
  happenedAt: number
  /** When the shop learnt of it. */
  receivedAt: number
  /** The cash due with the delivery, which the shop then records as collected; 0 for all other outcomes. */
  cashDue: number
  /** Cash that the driver reported as collected. */
  cashCollected: number
  /** When staff took the result back; null while it stands. */
  undoneAt: number | null
}
