import { civilDateAt } from '#commerce/delivery/cairo-time.ts'
import {
  type DateRule,
  type OccasionDate,
  upcomingDates,
} from '#commerce/occasions/occasion-date.ts'
import { formatDatedDay } from '../audit/audit-values.ts'
import { occasionsText } from './occasions.messages.ts'

/** The next dates of a rule, as staff read them; empty without one. */
export function upcomingLabel(rule: DateRule, count: number): string {
  return upcomingDates(rule, civilDateAt(Date.now()), count)
    .map(dateLabel)
    .join(occasionsText('dateSeparator'))
}

export function dateLabel({ date, isTentative }: OccasionDate): string {
  const day = formatDatedDay(date)
  return isTentative ? `${day} (${occasionsText('toConfirm')})` : day
}

/** A rule in words, for an edit conflict. */
export function ruleLabel(rule: DateRule): string {
  if (rule.kind === 'none') return occasionsText('noRule')
  if (rule.kind === 'yearly') return `${occasionsText('yearly')}: ${upcomingLabel(rule, 1)}`
  return rule.dates.map(dateLabel).join('\n')
}
