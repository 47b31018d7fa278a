import { everyWeekday, formatMinute } from '#commerce/delivery/delivery-slot.ts'
import type { SlotDraft } from '#commerce/delivery/settings/delivery-drafts.ts'
import { arabicOf } from '#i18n/localized.ts'
import { slotText } from './slot-fields.messages.ts'

/** Form fields of a time slot: clock times and text. */
export interface SlotFields {
  name: string
  nameAr: string
  startMinute: string
  endMinute: string
  /** Days between cut-off and delivery, and the time of the cut-off. */
  cutoffDays: string
  cutoffMinute: string
  capacity: string
  weekdays: string
  enabled: boolean
}

const minutesOfDay = 24 * 60

export const emptySlot: SlotFields = {
  name: '',
  nameAr: '',
  startMinute: '',
  endMinute: '',
  cutoffDays: '0',
  cutoffMinute: '',
  capacity: '',
  weekdays: everyWeekday,
  enabled: true,
}

export function fieldsOf(draft: SlotDraft): SlotFields {
  const { days, minute } = cutoffOf(draft.cutoffMinute)
  return {
    name: draft.name,
    nameAr: draft.nameAr ?? '',
    startMinute: clockOf(draft.startMinute),
    endMinute: clockOf(draft.endMinute),
    cutoffDays: String(days),
    cutoffMinute: clockOf(minute),
    capacity: String(draft.capacity),
    weekdays: draft.weekdays,
    enabled: draft.enabled,
  }
}

/** An invalid number or time becomes NaN, which no rule accepts. */
export function readFields(fields: SlotFields): SlotDraft {
  const { name, nameAr, weekdays, enabled } = fields
  return {
    name,
    ...arabicOf('nameAr', nameAr),
    weekdays,
    enabled,
    startMinute: minuteOf(fields.startMinute),
    endMinute: endMinuteOf(fields.endMinute),
    cutoffMinute: minuteOf(fields.cutoffMinute) - Number(fields.cutoffDays) * minutesOfDay,
    capacity: fields.capacity.trim() === '' ? Number.NaN : Number(fields.capacity),
  }
}

/** `-240` reads `8 pm the day before`. */
export function cutoffLabel(cutoffMinute: number): string {
  const { days, minute } = cutoffOf(cutoffMinute)
  const time = formatMinute(minute)
  if (days === 0) return slotText('cutoffSameDay', { time })
  if (days === 1) return slotText('cutoffDayBefore', { time })
  return slotText('cutoffDaysBefore', { time, days })
}

export const slotLabels = (): Record<keyof SlotFields, string> => ({
  name: slotText('name'),
  nameAr: slotText('nameAr'),
  startMinute: slotText('startMinute'),
  endMinute: slotText('endMinute'),
  cutoffDays: slotText('cutoffDays'),
  cutoffMinute: slotText('cutoffMinute'),
  capacity: slotText('capacity'),
  weekdays: slotText('weekdays'),
  enabled: slotText('enabled'),
})

/** The value of a field as text. */
export function describeField(name: keyof SlotFields, fields: SlotFields): string {
  if (name === 'weekdays') return weekdayLabels(fields.weekdays)
  if (name === 'enabled') return slotText(fields.enabled ? 'available' : 'notAvailable')
  return fields[name]
}

/** Names from Monday to Sunday. */
export const weekdayNames = () => slotText('weekdayNames').split(' ')

export function weekdayLabels(weekdays: string): string {
  if (weekdays === everyWeekday) return slotText('everyDay')
  const names = weekdayNames()
  return [...weekdays].map((day) => names[Number(day) - 1]).join(slotText('separator'))
}

function cutoffOf(cutoffMinute: number): { days: number; minute: number } {
  const days = Math.max(0, Math.ceil(-cutoffMinute / minutesOfDay))
  return { days, minute: cutoffMinute + days * minutesOfDay }
}

function clockOf(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`
}

/** Midnight as an end is the end of the day, not its start. */
function endMinuteOf(clock: string): number {
  const minute = minuteOf(clock)
  return minute === 0 ? minutesOfDay : minute
}

function minuteOf(clock: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? []
  return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes)
}
