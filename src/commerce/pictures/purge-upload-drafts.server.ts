import { type JobResult, tomorrowAt } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'

/** A write takes seconds: an older temporary file belongs to a process that has ended. */
const draftTtlMs = 24 * 60 * 60_000

/** Nightly job: removes temporary files of uploads that were interrupted. */
export async function purgeDrafts({
  files,
  log,
  now,
}: Pick<ShopContext, 'files' | 'log' | 'now'>): Promise<JobResult> {
  const at = now()
  const count = await files.removeDrafts(at - draftTtlMs)
  if (count > 0) log.info('upload drafts purged', { count })
  return { done: false, again: tomorrowAt(5 * 60 + 30, at) }
}
