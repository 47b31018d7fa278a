import { addDays, type CivilDate } from '../delivery/cairo-time.ts'
import type { Occasion } from './occasion.ts'

/** When an occasion takes place; `none` for those of one person, such as a birthday. */
export type DateRule =
  | { kind: 'none' }
  /** The same day every year: `03-21`. */
  | { kind: 'yearly'; monthDay: string }
  /** Days that staff enter for the years ahead, as those of the lunar calendar. */
  | { kind: 'moving'; dates: readonly OccasionDate[] }

/** A day of an occasion in Cairo. */
export interface OccasionDate {
  date: CivilDate
  /** Announced, but to confirm: the sighting of the moon decides. */
  isTentative: boolean
}

/** A banner shows an occasion from this many days before. */
export const bannerDays = 14

/** The dates of a rule from a day on, that day included, in order. */
export function upcomingDates(rule: DateRule, today: CivilDate, count: number): OccasionDate[] {
  if (rule.kind === 'none') return []
  if (rule.kind === 'moving') {
    return rule.dates
      .filter(({ date }) => date >= today)
      .toSorted((one, other) => (one.date < other.date ? -1 : 1))
      .slice(0, count)
  }
  const year = Number(today.slice(0, 4))
  const first = `${today.slice(0, 4)}-${rule.monthDay}` >= today ? year : year + 1
  return Array.from({ length: count }, (_, index) => ({
    date: `${first + index}-${rule.monthDay}`,
    isTentative: false,
  }))
}

export function nextDate(rule: DateRule, today: CivilDate): OccasionDate | null {
  return upcomingDates(rule, today, 1)[0] ?? null
}

/** Whether a date is today or within `days`. */
export function isNear(date: CivilDate, today: CivilDate, days = bannerDays): boolean {
  return date >= today && date <= addDays(today, days)
}

type Dated = Pick<Occasion, 'isSensitive' | 'dateRule' | 'position'>

/** The occasion of the banner: the nearest one that is not sensitive, by position among those of one day. */
export function bannerOccasion<One extends Dated>(
  occasions: readonly One[],
  today: CivilDate,
): { occasion: One; next: OccasionDate } | null {
  const [first] = occasions
    .flatMap((occasion) => {
      const next = nextDate(occasion.dateRule, today)
      return !occasion.isSensitive && next && isNear(next.date, today) ? [{ occasion, next }] : []
    })
    .toSorted(
      (one, other) =>
        one.next.date.localeCompare(other.next.date) ||
        one.occasion.position - other.occasion.position,
    )
  return first ?? null
}
