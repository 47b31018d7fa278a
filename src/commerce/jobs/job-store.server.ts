import type { ExpressionBuilder, Insertable } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { JobsTable } from '#database/tables/jobs-tables.ts'
import type { Tables } from '#database/tables.ts'
import type { JobKind, JobLane, JobPayloads } from './job.ts'

interface NewJob<Kind extends JobKind> {
  kind: Kind
  payload: JobPayloads[Kind]
  runAt: number
  /** A second job under a key that lives is the same job. */
  uniqueKey?: string
  now: number
}

const jobRow = prepared(
  (
    db,
    given: Given<
      Pick<Insertable<JobsTable>, 'id' | 'kind' | 'payload' | 'uniqueKey' | 'runAt' | 'createdAt'>
    >,
  ) =>
    db
      .insertInto('jobs')
      .values({
        id: given('id'),
        kind: given('kind'),
        payload: given('payload'),
        uniqueKey: given('uniqueKey'),
        runAt: given('runAt'),
        leasedUntil: 0,
        attempts: 0,
        lastError: null,
        diedAt: null,
        createdAt: given('createdAt'),
      })
      .onConflict((conflict) => conflict.column('uniqueKey').doNothing()),
)

/** Puts a job into the outbox: in the transaction of what it follows from, so that neither is there alone. */
export async function enqueueJob<Kind extends JobKind>(
  db: Database,
  job: NewJob<Kind>,
): Promise<void> {
  await jobRow(db, {
    id: newDocumentId(),
    kind: job.kind,
    payload: JSON.stringify(job.payload),
    uniqueKey: job.uniqueKey ?? null,
    runAt: job.runAt,
    createdAt: job.now,
  })
}

/** A job that is one worker’s until the claim ends, in epoch milliseconds. Its payload is not checked yet. */
export interface ClaimedJob {
  id: string
  kind: string
  payload: unknown
  attempts: number
  /** The claim itself: only who holds it may finish the job. */
  leasedUntil: number
}

// A lease or a time that lies further ahead was written by a clock that was wrong.
const furthestLeases = 10
const furthestMs = 7 * 24 * 60 * 60_000

/**
 * Claims what is due. A worker that dies keeps its jobs only until the lease ends. What waits for a moment that nothing
 * is put off to is due as well: somebody's clock was ahead when it was written.
 */
export async function claimJobs(
  db: Database,
  {
    now,
    leaseMs,
    limit,
    lane = { except: [] },
  }: { now: number; leaseMs: number; limit: number; lane?: JobLane },
): Promise<ClaimedJob[]> {
  const isFree = (job: ExpressionBuilder<Tables, 'jobs'>) =>
    job.or([job('leasedUntil', '<=', now), job('leasedUntil', '>', now + furthestLeases * leaseMs)])
  const rows = await db
    .updateTable('jobs')
    .set({ leasedUntil: now + leaseMs })
    .where('id', 'in', (jobs) =>
      jobs
        .selectFrom('jobs')
        .select('id')
        .where('diedAt', 'is', null)
        .where((job) => job.or([job('runAt', '<=', now), job('runAt', '>', now + furthestMs)]))
        .where(isFree)
        .where((job) =>
          'only' in lane
            ? job('kind', 'in', lane.only)
            : job.and(lane.except.map((kind) => job('kind', '!=', kind))),
        )
        .orderBy('runAt')
        .limit(limit),
    )
    // Said again outside: two workers may have chosen the same rows, and the second waits for the first.
    .where(isFree)
    .returning(['id', 'kind', 'payload', 'attempts', 'leasedUntil', 'runAt'])
    .execute()
  return rows
    .toSorted((one, other) => one.runAt - other.runAt)
    .map(({ runAt: _due, ...row }) => ({ ...row, payload: JSON.parse(row.payload) }))
}

/**
 * Makes a claim good for longer and counts the try, or answers null when the lease was over and the job is another's by
 * now. Whoever dies of it, and so cannot say that it failed, has put it off already, behind what else there is to do.
 */
export async function beginJob(
  db: Database,
  job: ClaimedJob,
  { leasedUntil, runAt }: { leasedUntil: number; runAt: number },
): Promise<ClaimedJob | null> {
  const attempts = job.attempts + 1
  const updated = await db
    .updateTable('jobs')
    .set({ leasedUntil, runAt, attempts })
    .where('id', '=', job.id)
    .where('leasedUntil', '=', job.leasedUntil)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n ? { ...job, leasedUntil, attempts } : null
}

export async function finishJob(db: Database, job: ClaimedJob): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('id', '=', job.id)
    .where('leasedUntil', '=', job.leasedUntil)
    .execute()
}

/** Puts a job back for another time. */
export async function postponeJob(
  db: Database,
  job: ClaimedJob,
  { runAt, attempts, error }: { runAt: number; attempts: number; error: string | null },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ runAt, attempts, leasedUntil: 0, lastError: error })
    .where('id', '=', job.id)
    .where('leasedUntil', '=', job.leasedUntil)
    .execute()
}

/** Makes the claim on a job that takes long good for longer; null when it is another's by now. */
export async function renewClaim(
  db: Database,
  job: ClaimedJob,
  leasedUntil: number,
): Promise<ClaimedJob | null> {
  const updated = await db
    .updateTable('jobs')
    .set({ leasedUntil })
    .where('id', '=', job.id)
    .where('leasedUntil', '=', job.leasedUntil)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n ? { ...job, leasedUntil } : null
}

/** Lays a job aside for a person to look at: it failed too often, or nobody knows how to do it. */
export async function buryJob(
  db: Database,
  job: ClaimedJob,
  { now, error }: { now: number; error: string },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ diedAt: now, leasedUntil: 0, lastError: error })
    .where('id', '=', job.id)
    .where('leasedUntil', '=', job.leasedUntil)
    .execute()
}

/** Jobs that were laid aside are done again: it is another version that is asked to do them now. */
export async function reviveJobs(
  db: Database,
  uniqueKeys: readonly string[],
  now: number,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ runAt: now, attempts: 0, diedAt: null })
    .where('uniqueKey', 'in', uniqueKeys)
    .where('diedAt', 'is not', null)
    .execute()
}

/** Has a job that waits, or was laid aside, done now. Answers false when there is none, or somebody is at it. */
export async function hastenJob(db: Database, uniqueKey: string, now: number): Promise<boolean> {
  const updated = await db
    .updateTable('jobs')
    .set({ runAt: now, attempts: 0, diedAt: null })
    .where('uniqueKey', '=', uniqueKey)
    .where('leasedUntil', '<=', now)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}
