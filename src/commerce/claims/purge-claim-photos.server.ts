import { inTransaction } from '#database/transaction.server.ts'
import { type JobResult, retentionStart, tomorrowAt } from '../jobs/job.ts'
import { lockOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { releaseClaimPhotos } from './claim-photos.server.ts'
import {
  deleteClaimPhotos,
  findClaim,
  listClaimImages,
  listClaimsToPurge,
} from './claim-store.server.ts'

/** Retention of the photographs of a claim after its answer, in days. */
export const claimPhotoRetentionDays = 90

/** Claims in one run of the job, so that other jobs run in between. */
const claimsPerRun = 50

/** Nightly job: deletes the photographs of claims that were answered long ago. Claim and answer stay. */
export async function purgeClaimPhotos(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
): Promise<JobResult> {
  const at = shop.now()
  const before = retentionStart(claimPhotoRetentionDays, at)
  const ids = await listClaimsToPurge(shop.db, { before, limit: claimsPerRun })
  for (const claimId of ids) await purge(shop, claimId, at)
  if (ids.length > 0) shop.log.info('claim photographs purged', { count: ids.length })
  const isMore = ids.length === claimsPerRun
  return { done: false, again: isMore ? at + 1_000 : tomorrowAt(5 * 60 + 15, at) }
}

function purge({ db }: Pick<ShopContext, 'db'>, claimId: string, at: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const claim = await findClaim(tx, claimId)
    if (!claim) return
    await lockOrder(tx, claim.orderId)
    const images = await listClaimImages(tx, claimId)
    await deleteClaimPhotos(tx, claimId)
    await releaseClaimPhotos(tx, { claimId, images, at })
  })
}
