import { weekdayName } from '../day-label.ts'
import { weeklyClosureText } from './weekly-closure-label.messages.ts'

/** The reason that shoppers read if staff give none: `Closed on Fridays`. */
export function weeklyClosureLabel(weekday: number): string {
  return weeklyClosureText('closed', { weekday: weekdayName(weekday) })
}
