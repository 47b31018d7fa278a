import { civilDateAt } from '../delivery/cairo-time.ts'
import { type JobResult, retentionStart, tomorrowAt } from '../jobs/job.ts'
import { purgeConfirmationsBefore } from '../orders/confirmation/cash-confirmation-store.server.ts'
import { lastExpiredDelivery } from '../orders/owner-link/owner-link.ts'
import { purgeOwnerLinksUntil } from '../orders/owner-link/owner-link-store.server.ts'
import { purgeRecipientLinksUntil } from '../orders/recipient-page/card-link-store.server.ts'
import { purgePersonalData } from '../personal-data/purge-personal-data.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { purgeOriginsBefore } from './audit-store.server.ts'

/** Retention of the network of an audit entry, in days. */
export const originRetentionDays = 90

/** Nightly job: deletes old networks, expired sign-ins and links of orders, and personal data after its retention. */
export async function purgeOrigins(
  shop: Pick<ShopContext, 'db' | 'now' | 'log' | 'guests' | 'purgeExpiredSignIns'>,
): Promise<JobResult> {
  const { db } = shop
  const at = shop.now()
  const moment = retentionStart(originRetentionDays, at)
  await purgeOriginsBefore(db, moment)
  await purgeConfirmationsBefore(db, moment)
  await shop.purgeExpiredSignIns(db, at)
  const lastDelivery = lastExpiredDelivery(civilDateAt(at))
  await purgeOwnerLinksUntil(db, lastDelivery)
  await purgeRecipientLinksUntil(db, lastDelivery)
  const isMore = await purgePersonalData(shop)
  return { done: false, again: isMore ? at + 1_000 : tomorrowAt(4 * 60 + 30, at) }
}
