import type { Suspicion } from '#commerce/orders/confirmation/suspicion.ts'

/** Why staff should look at an unconfirmed order. */
export function suspicionMessage({ reason, orders }: NonNullable<Suspicion>): string {
  const from = reason === 'network' ? 'from one network' : 'with one phone number'
  return `${orders} unconfirmed orders ${from} within an hour`
}
