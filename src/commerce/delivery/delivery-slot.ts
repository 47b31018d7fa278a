import { shownDigits } from '#i18n/shown-digits.ts'
import { clockText } from './clock-label.messages.ts'
import type { SlotDraft, ZoneDraft } from './settings/delivery-drafts.ts'

/** A time slot of a day that shoppers can choose. */
export type DeliverySlot = Omit<SlotDraft, 'enabled'> & { id: string }

export const everyWeekday = '1234567'

/** A delivery area with its fee. A closed one takes no new orders. */
export type DeliveryZone = Omit<ZoneDraft, 'place'> & { id: string }

/** Formats `540` and `720` as `9 am – 12 pm`. */
export function formatWindow(slot: { startMinute: number; endMinute: number }): string {
  return `${formatMinute(slot.startMinute)} – ${formatMinute(slot.endMinute)}`
}

/** Formats `1200` as `8 pm`. */
export function formatMinute(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  const rest = minute % 60
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  const clock = shownDigits(`${hour % 12 === 0 ? 12 : hour % 12}${minutes}`)
  return `${clock} ${clockText(hour < 12 ? 'am' : 'pm')}`
}
