/** Editable fields of a time slot; minutes count from midnight in Cairo. */
export interface SlotDraft {
  name: string
  startMinute: number
  endMinute: number
  /** Counted from midnight of the delivery day; negative is the day before. */
  cutoffMinute: number
  capacity: number
  /** From 1 on Monday to 7 on Sunday, in order: `1234567` is every day. */
  weekdays: string
  enabled: boolean
}

export type SlotMessages = Partial<Record<keyof SlotDraft, string>>

export const slotLimits = { name: 40, capacity: 1000, cutoffDays: 7 } as const

const minutesOfDay = 24 * 60

/** Error messages of a slot by field. */
export function checkSlot(draft: SlotDraft): SlotMessages {
  return { ...checkWords(draft), ...checkTimes(draft) }
}

function checkWords({ name, capacity, weekdays }: SlotDraft): SlotMessages {
  const messages: SlotMessages = {}
  if (name.trim() === '') messages.name = 'Give it a name.'
  else if (name.trim().length > slotLimits.name) {
    messages.name = `${slotLimits.name} letters at most.`
  }
  if (!isWhole(capacity, 1, slotLimits.capacity)) {
    messages.capacity = 'A whole number of deliveries, from 1 to 1,000.'
  }
  if (!/^1?2?3?4?5?6?7?$/.test(weekdays) || weekdays === '') {
    messages.weekdays = 'Choose at least one day of the week.'
  }
  return messages
}

function checkTimes({ startMinute, endMinute, cutoffMinute }: SlotDraft): SlotMessages {
  const messages: SlotMessages = {}
  if (!isWhole(startMinute, 0, minutesOfDay - 1)) messages.startMinute = 'A time of the day.'
  if (!isWhole(endMinute, 1, minutesOfDay)) messages.endMinute = 'A time of the day.'
  else if (endMinute <= startMinute) messages.endMinute = 'It has to end after it starts.'
  if (!isWhole(cutoffMinute, -slotLimits.cutoffDays * minutesOfDay, minutesOfDay)) {
    messages.cutoffMinute = 'At most seven days before the delivery.'
  } else if (cutoffMinute > startMinute) {
    messages.cutoffMinute = 'Orders have to close before the window opens.'
  }
  return messages
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most
}

type Span = Pick<SlotDraft, 'startMinute' | 'endMinute' | 'weekdays' | 'enabled'>

/** Whether two enabled slots overlap on a common weekday. */
export function overlap(one: Span, other: Span): boolean {
  if (!one.enabled || !other.enabled) return false
  if (one.startMinute >= other.endMinute || other.startMinute >= one.endMinute) return false
  return [...one.weekdays].some((day) => other.weekdays.includes(day))
}
