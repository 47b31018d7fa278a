/** The shop takes no new orders of customers: staff still place orders by telephone. */
export interface OrderPause {
  /** When it ends by itself, in epoch milliseconds; null: staff end it. */
  until: number | null
}

const dayMs = 24 * 60 * 60_000

/** A longer pause is a closed day, which customers see in the calendar. */
export const longestPauseMs = 3 * dayMs

export function isPaused(pause: OrderPause | null, now: number): pause is OrderPause {
  return pause !== null && (pause.until === null || now < pause.until)
}

/** Whether a pause from now on may end then. */
export function mayPauseUntil(until: number | null, now: number): boolean {
  return (
    until === null || (Number.isSafeInteger(until) && until > now && until <= now + longestPauseMs)
  )
}
