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
  return { ...checkText(draft), ...checkTimes(draft) }
}

function checkText({ name, capacity, weekdays }: SlotDraft): SlotMessages {
  const messages: SlotMessages = {}
  if (name.trim() === '') messages.name = 'Enter a name.'
  else if (name.trim().length > slotLimits.name) {
    messages.name = `At most ${slotLimits.name} characters.`
  }
  if (!isWhole(capacity, 1, slotLimits.capacity)) {
    messages.capacity = 'Enter a whole number from 1 to 1,000.'
  }
  if (!/^1?2?3?4?5?6?7?$/.test(weekdays) || weekdays === '') {
    messages.weekdays = 'Choose at least one weekday.'
  }
  return messages
}

function checkTimes({ startMinute, endMinute, cutoffMinute }: SlotDraft): SlotMessages {
  const messages: SlotMessages = {}
  if (!isWhole(startMinute, 0, minutesOfDay - 1)) messages.startMinute = 'Enter a time.'
  if (!isWhole(endMinute, 1, minutesOfDay)) messages.endMinute = 'Enter a time.'
  else if (endMinute <= startMinute) messages.endMinute = 'The end must be after the start.'
  if (!isWhole(cutoffMinute, -slotLimits.cutoffDays * minutesOfDay, minutesOfDay)) {
    messages.cutoffMinute = 'At most seven days before the delivery.'
  } else if (cutoffMinute > startMinute) {
    messages.cutoffMinute = 'The cut-off must be before the start.'
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
