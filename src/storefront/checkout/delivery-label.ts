import type { DeliveryDay, SlotState } from '#commerce/delivery/delivery-calendar.ts'

type Closed = Exclude<SlotState, 'open'>

/** Why a window cannot be had, below its name. */
export const windowReasons: Record<Closed, string> = {
  'too-late': 'Too late to order',
  full: 'Fully booked',
  closed: 'No delivery',
  'needs-more-time': 'We need more time',
}

/** Why the window somebody chose cannot be had any more, and what to do. */
export const windowLostMessages: Record<Closed, string> = {
  'too-late': 'It is too late for this window now. Please choose another one.',
  full: 'The last place in this window has just gone. Please choose another one.',
  closed: 'We do not deliver at that time. Please choose another window.',
  'needs-more-time': 'Your flowers take longer to prepare. Please choose a later day.',
}

/** Said at the days while another one is shown than the shopper chose; undefined while there is nothing to say. */
export function dayLostMessage(chosen: string, shown: DeliveryDay | undefined): string | undefined {
  if (chosen === '' || !shown || shown.date === chosen) return undefined
  return 'The day you chose can no longer be had. Please choose again.'
}

/** Why nothing can be delivered on a day, in words; null when something can. */
export function dayReason(day: DeliveryDay): string | null {
  if (day.closedBecause) return day.closedBecause
  const states = day.windows.map((window) => window.state)
  if (states.includes('open')) return null
  if (states.every((state) => state === 'closed')) return windowReasons.closed
  if (states.includes('needs-more-time')) return windowReasons['needs-more-time']
  return states.includes('full') ? windowReasons.full : windowReasons['too-late']
}
