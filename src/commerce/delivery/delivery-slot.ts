import type { Pounds } from '../money.ts'

/** A time slot of a day, in minutes after midnight in Cairo. */
export interface DeliverySlot {
  id: string
  name: string
  startMinute: number
  endMinute: number
  /** Cut-off for orders, in minutes from midnight of the delivery day; negative is the day before. */
  cutoffMinute: number
  /** Deliveries per day. */
  capacity: number
  /** ISO weekdays with this slot, from 1 on Monday to 7 on Sunday: `1234567` is every day. */
  weekdays: string
}

export const everyWeekday = '1234567'

/** A delivery area with its fee. A closed one takes no new orders. */
export interface DeliveryZone {
  id: string
  name: string
  fee: Pounds
  open: boolean
}

/** Formats `540` and `720` as `9 am – 12 pm`. */
export function formatWindow(slot: { startMinute: number; endMinute: number }): string {
  return `${formatMinute(slot.startMinute)} – ${formatMinute(slot.endMinute)}`
}

/** Formats `1200` as `8 pm`. */
export function formatMinute(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  const rest = minute % 60
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}
