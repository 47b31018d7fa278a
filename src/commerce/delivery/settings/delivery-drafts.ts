import { z } from 'zod'
import { arabicOf } from '#i18n/localized.ts'
import { isPounds } from '../../money.ts'
import { addDays, type CivilDate, isCivilDate } from '../cairo-time.ts'
import { placeSchema } from '../place.ts'
import type { DeliveryProblem } from './delivery-problem.ts'

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
  /** Where it lies on the map, by which runs of drivers are ordered. */
  place: placeSchema.optional(),
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

/** The problems of a draft by field; empty if it is valid. */
export type DraftProblems<Draft> = Partial<Record<keyof Draft, DeliveryProblem>>

export const zoneLimits = { name: 60, fee: 10_000 } as const

export function checkZone({ name, nameAr, fee }: ZoneDraft): DraftProblems<ZoneDraft> {
  const isFee = isPounds(fee) && fee <= zoneLimits.fee
  return problemsOf({
    name: textProblem(name, zoneLimits.name, 'name-missing'),
    nameAr: longTextProblem(nameAr ?? '', zoneLimits.name),
    fee: isFee ? null : { code: 'fee-invalid' },
  })
}

export const slotLimits = { name: 40, capacity: 1000, cutoffDays: 7 } as const

const minutesOfDay = 24 * 60

export function checkSlot(draft: SlotDraft): DraftProblems<SlotDraft> {
  const { name, nameAr, capacity, weekdays, startMinute, endMinute } = draft
  const isCapacity = isWhole(capacity, 1, slotLimits.capacity)
  const isWeek = /^1?2?3?4?5?6?7?$/.test(weekdays) && weekdays !== ''
  const isEnd = isWhole(endMinute, 1, minutesOfDay)
  const endsEarly: DeliveryProblem | null = endMinute <= startMinute ? { code: 'ends-early' } : null
  return problemsOf({
    name: textProblem(name, slotLimits.name, 'name-missing'),
    nameAr: longTextProblem(nameAr ?? '', slotLimits.name),
    capacity: isCapacity ? null : { code: 'capacity-invalid' },
    weekdays: isWeek ? null : { code: 'weekdays-missing' },
    startMinute: isWhole(startMinute, 0, minutesOfDay - 1) ? null : { code: 'time-missing' },
    endMinute: isEnd ? endsEarly : { code: 'time-missing' },
    cutoffMinute: cutoffProblem(draft),
  })
}

function cutoffProblem({ startMinute, cutoffMinute }: SlotDraft): DeliveryProblem | null {
  if (!isWhole(cutoffMinute, -slotLimits.cutoffDays * minutesOfDay, minutesOfDay)) {
    return { code: 'cutoff-too-early' }
  }
  return cutoffMinute > startMinute ? { code: 'cutoff-too-late' } : null
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

export function checkClosure(draft: ClosureDraft, today: CivilDate): DraftProblems<ClosureDraft> {
  const from = dayProblem(draft.from, today)
  return problemsOf({
    from,
    until: dayProblem(draft.until, today) ?? lengthProblem(draft, from === null),
    reason: specialDayText(draft.reason, 'reason-missing'),
    reasonAr: longTextProblem(draft.reasonAr ?? '', specialDayLimits.textLength),
  })
}

function lengthProblem({ from, until }: ClosureDraft, isDay: boolean): DeliveryProblem | null {
  if (until < from) return { code: 'days-reversed' }
  if (!isDay || until < addDays(from, specialDayLimits.closedDays)) return null
  return { code: 'too-many-days', most: specialDayLimits.closedDays }
}

export function checkPeakDay(
  { date, name, nameAr, surcharge }: PeakDay,
  today: CivilDate,
): DraftProblems<PeakDay> {
  const isSurcharge = isWhole(surcharge, 1, specialDayLimits.surcharge)
  return problemsOf({
    date: dayProblem(date, today),
    name: specialDayText(name, 'shown-name-missing'),
    nameAr: longTextProblem(nameAr ?? '', specialDayLimits.textLength),
    surcharge: isSurcharge ? null : { code: 'surcharge-invalid' },
  })
}

/** Keeps the fields with a problem. */
function problemsOf<Field extends string>(
  checked: Record<Field, DeliveryProblem | null>,
): Partial<Record<Field, DeliveryProblem>> {
  const problems: Partial<Record<Field, DeliveryProblem>> = {}
  for (const field in checked) {
    const problem = checked[field]
    if (problem !== null) problems[field] = problem
  }
  return problems
}

type MissingCode = 'name-missing' | 'shown-name-missing' | 'reason-missing'

function textProblem(given: string, longest: number, missing: MissingCode): DeliveryProblem | null {
  return given.trim() === '' ? { code: missing } : longTextProblem(given, longest)
}

function longTextProblem(given: string, longest: number): DeliveryProblem | null {
  return given.trim().length > longest ? { code: 'too-long', longest } : null
}

/** A draft without the spaces around its name. An empty Arabic name is none. */
export function trimNames<Draft extends { name: string; nameAr?: string | undefined }>({
  name,
  nameAr,
  ...draft
}: Draft) {
  return { ...draft, name: name.trim(), ...arabicOf('nameAr', nameAr) }
}

const specialDayText = (given: string, missing: MissingCode) =>
  textProblem(given, specialDayLimits.textLength, missing)

export function dayProblem(date: CivilDate, today: CivilDate): DeliveryProblem | null {
  if (!isCivilDate(date)) return { code: 'day-missing' }
  if (date < today) return { code: 'day-past' }
  return date > addDays(today, specialDayLimits.ahead) ? { code: 'day-too-far' } : null
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most
}
