import type { CashLimits } from '#commerce/orders/confirmation/cash-limits.ts'
import { environment } from '#platform/environment.server.ts'
import { shop } from '#platform/services.server.ts'
import { cashLimitsOf } from './cash-limit-counts.server.ts'
import { requestNetworks } from './client-address.server.ts'

/** The rate limits of unconfirmed cash orders, for the networks of the present request. */
export function cashLimits(): CashLimits {
  return cashLimitsOf({
    networks: requestNetworks(),
    perHour: environment.UNCONFIRMED_CASH_ORDERS_PER_HOUR,
    secret: environment.VITE_AUTH_SECRET,
    now: shop.now,
  })
}
