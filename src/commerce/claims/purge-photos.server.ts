import { inTransaction } from '#database/transaction.server.ts'
import { type JobResult, retentionStart, tomorrowAt } from '../jobs/job.ts'
import { purgeThanksPhotos } from '../orders/recipient-page/purge-thanks-photos.server.ts'
import { lockOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { releaseClaimPhotos } from './claim-photos.server.ts'
import {
  deleteClaimPhotos,
  findClaim,
  listClaimImages,
  listClaimsToPurge,
} from './claim-store.server.ts'

/** Retention of the photographs of a claim after its answer, and of thanks after they were sent, in days. */
export const photoRetentionDays = 90

/** Claims and thanks in one run of the job, so that other jobs run in between. */
const perRun = 50

/** Nightly job: deletes the photographs of claims that were answered long ago, and of old thanks. The texts stay. */
export async function purgePhotos(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
): Promise<JobResult> {
  const at = shop.now()
  const which = { before: retentionStart(photoRetentionDays, at), limit: perRun }
  const ids = await listClaimsToPurge(shop.db, which)
  for (const claimId of ids) await purge(shop, claimId, at)
  const counts = [ids.length, await purgeThanksPhotos(shop, which)]
  const count = counts.reduce((sum, one) => sum + one, 0)
  if (count > 0) shop.log.info('photographs purged', { count })
  const isMore = counts.includes(perRun)
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
