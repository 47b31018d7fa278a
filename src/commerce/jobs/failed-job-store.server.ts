import type { Database } from '#database/engine.server.ts'
import {
  findPosition,
  type Keyset,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'
import { jobKindNames, parsePayload } from '#database/stored-names.ts'
import { isJobKind, type JobKind } from './job-definitions.server.ts'

/** A job of the dead-letter queue, as staff see it. */
export interface FailedJob {
  id: string
  /** Null for a kind of another version. */
  kind: JobKind | null
  /** The order that the job is about. */
  orderId: string | null
  error: string
  /** Epoch milliseconds. */
  failedAt: number
}

/** A page of failed jobs, the last failure first; `nextCursor` is null at the end. */
export interface FailedJobPage {
  jobs: FailedJob[]
  nextCursor: string | null
}

const longestError = 300

const lastFailed: Keyset<'diedAt' | 'id'> = {
  table: 'jobs',
  columns: ['diedAt', 'id'],
  direction: 'desc',
}

export async function listFailedJobs(
  db: Database,
  cursor: string | undefined,
  limit: number,
): Promise<FailedJobPage> {
  const after = cursor === undefined ? null : await findPosition(db, lastFailed, cursor)
  if (cursor !== undefined && !after) return { jobs: [], nextCursor: null }
  const failed = db
    .selectFrom('jobs')
    .select(['id', 'kind', 'payload', 'lastError', 'diedAt'])
    .where('diedAt', 'is not', null)
  const rows = await selectPage(failed, lastFailed, { after, limit }).execute()
  const { page, nextCursor } = pageOf(rows, limit)
  const jobs = page.map(({ id, kind, payload, lastError, diedAt }) => {
    const name = jobKindNames.read(kind)
    return {
      id,
      kind: isJobKind(name) ? name : null,
      orderId: orderIn(parsePayload(payload)),
      error: (lastError ?? '').slice(0, longestError),
      failedAt: diedAt ?? 0,
    }
  })
  return { jobs, nextCursor }
}

function orderIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('orderId' in payload)) return null
  return typeof payload.orderId === 'string' ? payload.orderId : null
}

export async function countFailedJobs(db: Database, most: number): Promise<number> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('diedAt', 'is not', null)
    .limit(most)
    .execute()
  return rows.length
}

/** Makes a dead-lettered job due now. Returns its kind; null when it is not in the dead-letter queue any more. */
export async function requeueFailedJob(
  db: Database,
  id: string,
  now: number,
): Promise<string | null> {
  const updated = await db
    .updateTable('jobs')
    .set({ runAt: now, scheduledAt: now, attempts: 0, diedAt: null })
    .where('id', '=', id)
    .where('diedAt', 'is not', null)
    .returning('kind')
    .executeTakeFirst()
  return updated ? jobKindNames.read(updated.kind) : null
}
