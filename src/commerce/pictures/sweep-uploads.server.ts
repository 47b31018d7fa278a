import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { pictureFiles } from './picture-address.ts'
import { deleteUpload, oldestIdleUpload, takeIdleUploads } from './upload-store.server.ts'

const day = 24 * 60 * 60_000
const atOnce = 50

/** Removes the pictures that nothing has shown for a day, and comes again as long as there are younger ones. */
export async function sweepUploads(shop: ShopContext): Promise<JobResult> {
  const at = shop.now()
  const taken = await takeIdleUploads(shop.db, { since: at - day, at, limit: atOnce })
  for (const id of taken) {
    for (const name of pictureFiles(id)) await shop.files.remove(name)
    // Last, so that a sweep that breaks off is taken up again.
    await deleteUpload(shop.db, id)
  }
  const oldest = await oldestIdleUpload(shop.db)
  return oldest === null ? { done: true } : { done: false, again: Math.max(at, oldest + day) + 1 }
}
