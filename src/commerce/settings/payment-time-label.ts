import { paymentTimeText } from './payment-time.messages.ts'

/** `30 minutes`: how long an unpaid order reserves its flowers. */
export function paymentTimeLabel(timeoutMs: number): string {
  return paymentTimeText('minutes', { minutes: Math.round(timeoutMs / 60_000) })
}
