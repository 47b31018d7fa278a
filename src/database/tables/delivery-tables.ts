import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

export interface DeliveryTables {
  deliveryZones: {
    id: string
    name: string
    nameAr: Generated<string>
    fee: number
    open: Flag
    position: number
    /** Where it lies on the map, in millionths of a degree; null if the shop has not said. */
    latitudeMicro: Generated<number | null>
    longitudeMicro: Generated<number | null>
  }
  deliverySlots: {
    id: string
    name: string
    nameAr: Generated<string>
    /** Minutes after midnight in Cairo. */
    startMinute: number
    endMinute: number
    /** Cut-off for orders, in minutes from midnight of the delivery day; negative is the day before. */
    cutoffMinute: number
    capacity: number
    position: number
    /** ISO weekdays with this slot: `1234567` is every day, from Monday on. */
    weekdays: Generated<string>
    /** Whether shoppers can choose it; existing orders keep it. */
    enabled: Generated<Flag>
  }
  deliveryClosures: {
    date: string
    reason: string
    reasonAr: Generated<string>
    /** The repeated closure that has closed it. */
    repeatedBy: Generated<string | null>
  }
  /** Weekdays that stay closed. Their days are rows of `deliveryClosures`, up to `closedUntil`. */
  deliveryRepeatedClosures: {
    id: string
    /** From 1 on Monday to 7 on Sunday. */
    weekday: number
    fromDay: string
    /** Null: until staff end it. */
    untilDay: string | null
    closedUntil: string
    reason: string
    reasonAr: string
  }
  /** Days with a surcharge. */
  deliveryPeakDays: {
    date: string
    name: string
    nameAr: Generated<string>
    surcharge: number
  }
  slotBookings: {
    date: string
    slotId: string
    booked: number
    /** Grows when staff change the rules of the slot on that day: a booking names the version that it has read. */
    version: Generated<number>
  }
}
