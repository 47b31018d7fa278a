import type { Suspicion } from '#commerce/orders/confirmation/suspicion-store.server.ts'

/** Why an unconfirmed order is suspicious. */
export function suspicionMessage({ reason, orders }: NonNullable<Suspicion>): string {
  const from = reason === 'network' ? 'from one network' : 'with one phone number'
  return `${orders} unconfirmed orders ${from} within an hour`
}
