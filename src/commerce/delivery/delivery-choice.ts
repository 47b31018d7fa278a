import type { Pounds } from '../money.ts'
import type { CivilDate } from './cairo-time.ts'
import type { SlotState } from './delivery-calendar.ts'
import type { Surcharge } from './surcharge.ts'

/** Where and when a delivery should arrive, chosen before any product. Without a slot any time of the day will do. */
export interface DeliveryChoice {
  area: string
  day: CivilDate
  slot?: string | undefined
}

/** The terms of a delivery choice at a moment: the products that arrive in time, and the price of the delivery. */
export interface ChoiceTerms extends DeliveryChoice {
  areaName: string
  /** The hours of the chosen slot; null without one. */
  hours: { startMinute: number; endMinute: number } | null
  /** Why nothing arrives; `open` while the shop takes orders for the choice. */
  state: SlotState
  /** Fee of the area; the surcharge of a peak day comes on top. */
  fee: Pounds
  surcharge: Surcharge | null
  /** Products with more lead days arrive too late; -1 if nothing arrives in time. */
  maxLeadDays: number
  /** The earliest day of a product by its lead days, in any slot; null if there is none. */
  earliest: readonly (CivilDate | null)[]
  /** When these terms change by themselves, in epoch milliseconds. */
  changesAt: number
}

/** A choice in a URL, or none. */
export interface DeliverySearch {
  area?: string | undefined
  day?: CivilDate | undefined
  slot?: string | undefined
}

/** The search parameters of a page that has no others. */
export function readDeliverySearch(search: Record<string, unknown>): DeliverySearch {
  return readDeliveryChoice(search) ?? {}
}

const id = /^[A-Za-z0-9]{20}$/
const date = /^\d{4}-\d\d-\d\d$/

/** Parses a choice from a URL or the browser's storage; null if it is not usable. By hand, because every page needs it. */
export function readDeliveryChoice({
  area,
  day,
  slot,
}: Record<string, unknown>): DeliveryChoice | null {
  if (typeof area !== 'string' || !id.test(area)) return null
  if (typeof day !== 'string' || !date.test(day) || Number.isNaN(Date.parse(day))) return null
  return { area, day, ...(typeof slot === 'string' && id.test(slot) && { slot }) }
}
