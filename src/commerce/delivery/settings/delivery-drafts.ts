import { z } from 'zod'
import { arabicOf } from '#i18n/localized.ts'
import { isPounds } from '../../money.ts'
import { addDays, type CivilDate, isCivilDate } from '../cairo-time.ts'
import { deliveryRuleText } from './delivery-drafts.messages.ts'

const text = z.string().max(500)
const day = z.string().max(10)
/** Customers read the English text without it. */
const arabic = text.optional()

/** Editable fields of an area. */
export const zoneDraftSchema = z.object({
  name: text,
  nameAr: arabic,
  fee: z.number(),
  open: z.boolean(),
})
export type ZoneDraft = z.infer<typeof zoneDraftSchema>

/** Editable fields of a time slot; minutes count from midnight in Cairo. */
export const slotDraftSchema = z.object({
  name: text,
  nameAr: arabic,
  startMinute: z.number(),
  endMinute: z.number(),
  /** Cut-off for orders, counted from midnight of the delivery day; negative is the day before. */
  cutoffMinute: z.number(),
  /** Deliveries per day. */
  capacity: z.number(),
  /** ISO weekdays with this slot, from 1 on Monday to 7 on Sunday, in order: `1234567` is every day. */
  weekdays: z.string().max(7),
  enabled: z.boolean(),
})
export type SlotDraft = z.infer<typeof slotDraftSchema>

/** A range of closed days, inclusive, with the reason that shoppers read. */
export const closureDraftSchema = z.object({
  from: day,
  until: day,
  reason: text,
  reasonAr: arabic,
})
export type ClosureDraft = z.infer<typeof closureDraftSchema>

/** A day with a surcharge per delivery, under a name that shoppers read. */
export const peakDaySchema = z.object({
  date: day,
  name: text,
  nameAr: arabic,
  surcharge: z.number(),
})
export type PeakDay = z.infer<typeof peakDaySchema>

/** Error messages of a draft by field; empty if it is valid. */
export type DraftMessages<Draft> = Partial<Record<keyof Draft, string>>

export const zoneLimits = { name: 60, fee: 10_000 } as const

export function checkZone({ name, nameAr, fee }: ZoneDraft): DraftMessages<ZoneDraft> {
  const isFee = isPounds(fee) && fee <= zoneLimits.fee
  return messagesOf({
    name: textProblem(name, zoneLimits.name, deliveryRuleText('enterName')),
    nameAr: arabicProblem(nameAr, zoneLimits.name),
    fee: isFee ? null : deliveryRuleText('fee'),
  })
}

export const slotLimits = { name: 40, capacity: 1000, cutoffDays: 7 } as const

const minutesOfDay = 24 * 60

export function checkSlot(draft: SlotDraft): DraftMessages<SlotDraft> {
  const { name, nameAr, capacity, weekdays, startMinute, endMinute } = draft
  const isCapacity = isWhole(capacity, 1, slotLimits.capacity)
  const isWeek = /^1?2?3?4?5?6?7?$/.test(weekdays) && weekdays !== ''
  const isEnd = isWhole(endMinute, 1, minutesOfDay)
  const endsEarly = endMinute <= startMinute ? deliveryRuleText('endsEarly') : null
  return messagesOf({
    name: textProblem(name, slotLimits.name, deliveryRuleText('enterName')),
    nameAr: arabicProblem(nameAr, slotLimits.name),
    capacity: isCapacity ? null : deliveryRuleText('capacity'),
    weekdays: isWeek ? null : deliveryRuleText('weekdays'),
    startMinute: isWhole(startMinute, 0, minutesOfDay - 1) ? null : deliveryRuleText('enterTime'),
    endMinute: isEnd ? endsEarly : deliveryRuleText('enterTime'),
    cutoffMinute: cutoffProblem(draft),
  })
}

function cutoffProblem({ startMinute, cutoffMinute }: SlotDraft): string | null {
  if (!isWhole(cutoffMinute, -slotLimits.cutoffDays * minutesOfDay, minutesOfDay)) {
    return deliveryRuleText('cutoffTooEarly')
  }
  return cutoffMinute > startMinute ? deliveryRuleText('cutoffTooLate') : null
}

type Span = Pick<SlotDraft, 'startMinute' | 'endMinute' | 'weekdays' | 'enabled'>

/** Whether two enabled slots overlap on a common weekday. */
export function overlap(one: Span, other: Span): boolean {
  if (!one.enabled || !other.enabled) return false
  if (one.startMinute >= other.endMinute || other.startMinute >= one.endMinute) return false
  return [...one.weekdays].some((weekday) => other.weekdays.includes(weekday))
}

export const specialDayLimits = {
  textLength: 60,
  surcharge: 10_000,
  closedDays: 60,
  ahead: 730,
} as const

export function checkClosure(draft: ClosureDraft, today: CivilDate): DraftMessages<ClosureDraft> {
  const from = dayProblem(draft.from, today)
  return messagesOf({
    from,
    until: dayProblem(draft.until, today) ?? lengthProblem(draft, from === null),
    reason: specialDayText(draft.reason, deliveryRuleText('enterReason')),
    reasonAr: arabicProblem(draft.reasonAr, specialDayLimits.textLength),
  })
}

function lengthProblem({ from, until }: ClosureDraft, isDay: boolean): string | null {
  if (until < from) return deliveryRuleText('reversed')
  if (!isDay || until < addDays(from, specialDayLimits.closedDays)) return null
  return deliveryRuleText('tooManyDays', { most: specialDayLimits.closedDays })
}

export function checkPeakDay(
  { date, name, nameAr, surcharge }: PeakDay,
  today: CivilDate,
): DraftMessages<PeakDay> {
  const isSurcharge = isWhole(surcharge, 1, specialDayLimits.surcharge)
  return messagesOf({
    date: dayProblem(date, today),
    name: specialDayText(name, deliveryRuleText('enterShownName')),
    nameAr: arabicProblem(nameAr, specialDayLimits.textLength),
    surcharge: isSurcharge ? null : deliveryRuleText('surcharge'),
  })
}

/** Keeps the fields with a message. */
function messagesOf<Field extends string>(
  problems: Record<Field, string | null>,
): Partial<Record<Field, string>> {
  const messages: Partial<Record<Field, string>> = {}
  for (const field in problems) {
    const problem = problems[field]
    if (problem !== null) messages[field] = problem
  }
  return messages
}

function textProblem(given: string, longest: number, missing: string): string | null {
  const { length } = given.trim()
  if (length === 0) return missing
  return length > longest ? deliveryRuleText('tooLong', { longest }) : null
}

function arabicProblem(given: string | undefined, longest: number): string | null {
  return given?.trim() ? textProblem(given, longest, '') : null
}

/** A draft without the spaces around its name. An empty Arabic name is none. */
export function trimNames<Draft extends { name: string; nameAr?: string | undefined }>({
  name,
  nameAr,
  ...draft
}: Draft) {
  return { ...draft, name: name.trim(), ...arabicOf('nameAr', nameAr) }
}

const specialDayText = (given: string, missing: string) =>
  textProblem(given, specialDayLimits.textLength, missing)

function dayProblem(date: CivilDate, today: CivilDate): string | null {
  if (!isCivilDate(date)) return deliveryRuleText('chooseDay')
  if (date < today) return deliveryRuleText('past')
  return date > addDays(today, specialDayLimits.ahead) ? deliveryRuleText('tooFar') : null
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most
}
