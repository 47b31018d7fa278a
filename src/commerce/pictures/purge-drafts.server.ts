import { addDays, civilDateAt, instantOf } from '../delivery/cairo-time.ts'
import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'

/** Writing a file takes seconds: an older draft belongs to a process that has ended. */
export const draftsAreKeptMs = 24 * 60 * 60_000

/** Each night: removes what uploads left that broke off between writing a file and moving it into place. */
export async function purgeDrafts({
  files,
  log,
  now,
}: Pick<ShopContext, 'files' | 'log' | 'now'>): Promise<JobResult> {
  const at = now()
  const count = await files.removeDrafts(at - draftsAreKeptMs)
  if (count > 0) log.info('upload drafts purged', { count })
  return { done: false, again: instantOf(addDays(civilDateAt(at), 1), 5 * 60 + 30) }
}
