import type { OrderRateLimit } from '#commerce/checkout/order-rate-limit.server.ts'
import { orderOfClaimUpload } from '#commerce/claims/claim-photos.server.ts'
import { isDriverUpload } from '#commerce/drivers/delivery-photo.server.ts'
import type { CashLimits } from '#commerce/orders/confirmation/cash-limits.ts'
import { orderOfThanksUpload } from '#commerce/orders/recipient-page/thanks-photo.server.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { cashLimitsOf } from '#identity/rate-limits/cash-limits.server.ts'
import { allowsStockAlertTo } from '#identity/rate-limits/email-limits.server.ts'
import {
  limitNetwork,
  limitRate,
  limitRateAtOnce,
} from '#identity/rate-limits/rate-limiter.server.ts'
import {
  claimUploadRule,
  driverUploadRule,
  limitOf,
  limitsPerNetwork,
  orderRules,
  requestRules,
} from '#identity/rate-limits/rate-limits.ts'
import { unpaidOrderLimit } from '#identity/rate-limits/unpaid-order-limit.server.ts'
import { lockSignedInUser } from '#identity/sessions/lock-signed-in-user.server.ts'
import { environment } from '../environment.server.ts'
import { shop } from '../services.server.ts'
import { requestNetworks } from './client-address.server.ts'

/** Limits the current request by its networks: null if it is allowed, otherwise the seconds to wait. */
export function limitRequest(name: keyof typeof requestRules): Promise<number | null> {
  const rule = requestRules[name]
  return limitNetwork(shop, { name, networks: requestNetworks(), rule, now: shop.now() })
}

export type TooOften = Refusal<'too-often', { seconds: number }>

/** Limits the current request like `limitRequest`, as a refusal. */
export async function refuseTooOften(name: keyof typeof requestRules): Promise<TooOften | null> {
  const seconds = await limitRequest(name)
  return seconds === null ? null : { ok: false, refusal: 'too-often', seconds }
}

/**
 * Limits the upload of a photograph: for a claim or thanks by the networks of the current request and by the order, of
 * a driver by the account, because drivers share the networks of the shop and of mobile carriers. Other staff have no
 * limit.
 */
export async function limitUpload(subject: string): Promise<number | null> {
  const orderId = orderOfClaimUpload(subject) ?? orderOfThanksUpload(subject)
  if (orderId !== null) return limitClaimUpload(orderId)
  if (!isDriverUpload(subject)) return null
  return limitRate(shop.db, [limitOf(driverUploadRule, subject)], shop.now())
}

async function limitClaimUpload(orderId: string): Promise<number | null> {
  const seconds = await limitRequest('claim-upload')
  return seconds ?? limitRate(shop.db, [limitOf(claimUploadRule, orderId)], shop.now())
}

/** Counts a stock alert for a recipient; false once the address has reached its limit for the day. */
export function allowsStockAlert(address: string): Promise<boolean> {
  const { VITE_AUTH_SECRET: secret } = environment
  return allowsStockAlertTo({ db: shop.db, now: shop.now, secret }, address)
}

/** Limits the order of the current request, in the order's transaction; its user must still be signed in. */
export function orderRateLimit(): OrderRateLimit {
  const networks = requestNetworks()
  const rules = orderRules(environment.ORDERS_PER_HOUR)
  const ofNetworks = limitsPerNetwork(rules.network, networks)
  return {
    lock: lockSignedInUser,
    count: (tx, userId) =>
      limitRateAtOnce(tx, [limitOf(rules.account, userId), ...ofNetworks], shop.now()),
    limitUnpaid: unpaidOrderLimit({
      networks,
      perNetwork: environment.UNPAID_ORDERS_PER_NETWORK,
      secret: environment.VITE_AUTH_SECRET,
      now: shop.now,
    }),
  }
}

/** The limits of unconfirmed cash orders, for the networks of the current request. */
export function cashLimits(): CashLimits {
  return cashLimitsOf({
    networks: requestNetworks(),
    perHour: environment.UNCONFIRMED_CASH_ORDERS_PER_HOUR,
    secret: environment.VITE_AUTH_SECRET,
    now: shop.now,
  })
}
