import { civilDateAt } from '#commerce/delivery/cairo-time.ts'
import type { VoidCandidate } from '#commerce/payments/payment-provider.ts'

/** Paymob voids whole card payments on the day of the payment in Cairo, because the bank settles at night. */
export function isVoidable({ method, paidAt, amount, refund, at }: VoidCandidate): boolean {
  const isSameDay = paidAt !== null && civilDateAt(paidAt) === civilDateAt(at)
  return method === 'card' && refund === amount && isSameDay
}
