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
  }
}
