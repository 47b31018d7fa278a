import { isRecord } from '../catalogue/read-product.ts'
import { isCivilDate } from '../delivery/cairo-time.ts'
import type { DateRule } from './occasion-date.ts'

/** Parses a rule that the database or a browser has stored; anything else has no date. */
export function readDateRule(stored: unknown): DateRule {
  if (!isRecord(stored)) return { kind: 'none' }
  const { kind, monthDay, dates } = stored
  if (kind === 'yearly' && typeof monthDay === 'string' && isMonthDay(monthDay)) {
    return { kind, monthDay }
  }
  if (kind !== 'moving' || !Array.isArray(dates)) return { kind: 'none' }
  const known = dates
    .filter(isRecord)
    .flatMap(({ date, isTentative }) =>
      typeof date === 'string' && isCivilDate(date)
        ? [{ date, isTentative: isTentative === true }]
        : [],
    )
  return { kind, dates: known }
}

/** Whether a text is a day that every year has, as `03-21`; 29 February is none. */
export function isMonthDay(text: string): boolean {
  return isCivilDate(`2027-${text}`)
}
