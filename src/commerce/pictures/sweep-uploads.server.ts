import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { jpegFiles, pictureFiles } from './picture-address.ts'
import { claimIdleUploads, deleteUpload, oldestIdleUpload } from './upload-store.server.ts'

const day = 24 * 60 * 60_000
const batchSize = 50

/** Removes pictures that are unused for a day, and reschedules itself while younger unused ones exist. */
export async function sweepUploads(shop: ShopContext): Promise<JobResult> {
  const at = shop.now()
  const claimed = await claimIdleUploads(shop.db, { since: at - day, at, limit: batchSize })
  for (const id of claimed) {
    // The JPEG copies last: `readJpeg` may be making one from the WebP.
    for (const name of [...pictureFiles(id), ...jpegFiles(id)]) await shop.files.remove(name)
    // The row last, so that an interrupted sweep is repeated.
    await deleteUpload(shop.db, id)
  }
  const oldest = await oldestIdleUpload(shop.db)
  return oldest === null ? { done: true } : { done: false, again: Math.max(at, oldest + day) + 1 }
}
