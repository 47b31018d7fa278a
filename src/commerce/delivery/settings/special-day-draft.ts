import { addDays, type CivilDate, isCivilDate } from '../cairo-time.ts'

/** A range of closed days, inclusive. */
export interface ClosureDraft {
  from: CivilDate
  until: CivilDate
  /** Shoppers read it. */
  reason: string
}

/** A day with a surcharge. */
export interface PeakDayDraft {
  date: CivilDate
  name: string
  surcharge: number
}

export type ClosureMessages = Partial<Record<keyof ClosureDraft, string>>
export type PeakDayMessages = Partial<Record<keyof PeakDayDraft, string>>

export const specialDayLimits = {
  words: 60,
  surcharge: 10_000,
  closedDays: 60,
  ahead: 730,
} as const

/** Error messages of a closure by field. */
export function checkClosure(draft: ClosureDraft, today: CivilDate): ClosureMessages {
  const messages: ClosureMessages = {}
  const { from, until, reason } = draft
  const fromMessage = checkDay(from, today)
  if (fromMessage) messages.from = fromMessage
  const untilMessage = checkDay(until, today)
  if (untilMessage) messages.until = untilMessage
  else if (until < from) messages.until = 'The last day is before the first.'
  else if (!fromMessage && until >= addDays(from, specialDayLimits.closedDays)) {
    messages.until = `At most ${specialDayLimits.closedDays} days at once.`
  }
  const reasonMessage = checkText(reason, 'Enter a reason. Customers see it.')
  if (reasonMessage) messages.reason = reasonMessage
  return messages
}

/** Error messages of a peak day by field. */
export function checkPeakDay(draft: PeakDayDraft, today: CivilDate): PeakDayMessages {
  const messages: PeakDayMessages = {}
  const dayMessage = checkDay(draft.date, today)
  if (dayMessage) messages.date = dayMessage
  const nameMessage = checkText(draft.name, 'Enter a name. Customers see it.')
  if (nameMessage) messages.name = nameMessage
  const { surcharge } = draft
  if (!Number.isSafeInteger(surcharge) || surcharge < 1 || surcharge > specialDayLimits.surcharge) {
    messages.surcharge = 'Enter a whole number from 1 to 10,000.'
  }
  return messages
}

/** All days of a closure in order. */
export function daysOf({ from, until }: Pick<ClosureDraft, 'from' | 'until'>): CivilDate[] {
  const days: CivilDate[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

function checkDay(date: CivilDate, today: CivilDate): string | null {
  if (!isCivilDate(date)) return 'Choose a day.'
  if (date < today) return 'That day is in the past.'
  return date > addDays(today, specialDayLimits.ahead) ? 'At most two years ahead.' : null
}

function checkText(text: string, missing: string): string | null {
  if (text.trim() === '') return missing
  const { words } = specialDayLimits
  return text.trim().length > words ? `At most ${words} characters.` : null
}
