import type { CashLimits } from '#commerce/orders/confirmation/cash-limits.ts'
import { environment } from '#platform/environment.server.ts'
import { cashLimitsOf } from './cash-limit-counts.server.ts'
import { sealedClientAddress } from './client-address.server.ts'

/** The rate limits of unconfirmed cash orders, for the network of the present request. */
export function cashLimits(): CashLimits {
  return cashLimitsOf({
    network: sealedClientAddress(),
    perHour: environment.UNCONFIRMED_CASH_ORDERS_PER_HOUR,
    secret: environment.VITE_AUTH_SECRET,
    now: Date.now,
  })
}
