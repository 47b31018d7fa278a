import type { DeliveryDay, SlotState } from '#commerce/delivery/delivery-calendar.ts'
import { deliveryText } from './delivery-label.messages.ts'

type Closed = Exclude<SlotState, 'open'>

/** Why a time slot is unavailable, as a note below its name. */
export function windowReason(state: Closed): string {
  return deliveryText(state)
}

/** Message when the chosen time slot became unavailable. */
export const windowLostMessages: Record<Closed, string> = {
  // Getters, because the language differs between requests.
  get 'too-late'() {
    return deliveryText('lostTooLate')
  },
  get full() {
    return deliveryText('lostFull')
  },
  get closed() {
    return deliveryText('lostClosed')
  },
  get 'needs-more-time'() {
    return deliveryText('lostNeedsMoreTime')
  },
}

/** Message when the chosen day was replaced by another one; undefined otherwise. */
export function dayLostMessage(chosen: string, shown: DeliveryDay | undefined): string | undefined {
  if (chosen === '' || !shown || shown.date === chosen) return undefined
  return deliveryText('dayLost')
}

/** Why a day is unavailable, as a note; null if it is available. */
export function dayReason(day: DeliveryDay): string | null {
  if (day.closedBecause) return day.closedBecause
  const states = day.windows.map((window) => window.state)
  if (states.includes('open')) return null
  if (states.every((state) => state === 'closed')) return windowReason('closed')
  if (states.includes('needs-more-time')) return windowReason('needs-more-time')
  return windowReason(states.includes('full') ? 'full' : 'too-late')
}
