import type { DeliveryDay, SlotState } from '#commerce/delivery/delivery-calendar.ts'

type Closed = Exclude<SlotState, 'open'>

/** Why a time slot is unavailable, as a note below its name. */
export const windowReasons: Record<Closed, string> = {
  'too-late': 'Too late to order',
  full: 'Fully booked',
  closed: 'No delivery',
  'needs-more-time': 'Needs more time',
}

/** Message when the chosen time slot became unavailable. */
export const windowLostMessages: Record<Closed, string> = {
  'too-late': 'It is too late for this time now. Please choose another one.',
  full: 'This time has just been fully booked. Please choose another one.',
  closed: 'We do not deliver at that time. Please choose another one.',
  'needs-more-time': 'Your flowers take longer to prepare. Please choose a later day.',
}

/** Message when the chosen day was replaced by another one; undefined otherwise. */
export function dayLostMessage(chosen: string, shown: DeliveryDay | undefined): string | undefined {
  if (chosen === '' || !shown || shown.date === chosen) return undefined
  return 'The day you chose is no longer available. Please choose again.'
}

/** Why a day is unavailable, as a note; null if it is available. */
export function dayReason(day: DeliveryDay): string | null {
  if (day.closedBecause) return day.closedBecause
  const states = day.windows.map((window) => window.state)
  if (states.includes('open')) return null
  if (states.every((state) => state === 'closed')) return windowReasons.closed
  if (states.includes('needs-more-time')) return windowReasons['needs-more-time']
  return states.includes('full') ? windowReasons.full : windowReasons['too-late']
}
