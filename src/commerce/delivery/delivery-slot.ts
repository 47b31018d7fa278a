import type { Pounds } from '../money.ts'

/** A window of the day, in minutes after midnight in Cairo. */
export interface DeliverySlot {
  id: string
  name: string
  startMinute: number
  endMinute: number
  /** The last minute to order, counted from midnight of the delivery day; negative is the day before. */
  cutoffMinute: number
  /** How many deliveries the window takes on one day. */
  capacity: number
  /** The days of the week on which it is driven, from 1 on Monday to 7 on Sunday: `1234567` is every day. */
  weekdays: string
}

export const everyWeekday = '1234567'

/** An area of the city, and what a delivery there costs. One that is not open takes no new orders. */
export interface DeliveryZone {
  id: string
  name: string
  fee: Pounds
  open: boolean
}

/** `540` and `720` read `9 am – 12 pm`. */
export function formatWindow(slot: { startMinute: number; endMinute: number }): string {
  return `${formatMinute(slot.startMinute)} – ${formatMinute(slot.endMinute)}`
}

/** `1200` reads `8 pm`. */
export function formatMinute(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  const rest = minute % 60
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}
