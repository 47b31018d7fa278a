import type { ExpressionBuilder, Selectable, Updateable } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import { jobKindNames, parsePayload, serializePayload } from '#database/stored-names.ts'
import type { JobsTable } from '#database/tables/jobs-tables.ts'
import type { Tables } from '#database/tables.ts'
import { currentRequest } from '../current-request.server.ts'
import type { JobKind, JobLane, JobPayloads } from './job-definitions.server.ts'

interface NewJob<Kind extends JobKind> {
  kind: Kind
  payload: JobPayloads[Kind]
  runAt: number
  /** Ignores the new job while another one has this key. */
  uniqueKey?: string
  now: number
}

const jobRow = prepared(
  (
    db,
    given: Given<
      Pick<
        Selectable<JobsTable>,
        'id' | 'kind' | 'payload' | 'uniqueKey' | 'runAt' | 'requestId' | 'createdAt'
      >
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
        scheduledAt: given('createdAt'),
        leasedUntil: 0,
        attempts: 0,
        lastError: null,
        diedAt: null,
        requestId: given('requestId'),
        createdAt: given('createdAt'),
      })
      .onConflict((conflict) => conflict.column('uniqueKey').doNothing()),
)

/** Adds a job to the outbox, in the transaction of its cause, so that both commit or neither. */
export async function enqueueJob<Kind extends JobKind>(
  db: Database,
  job: NewJob<Kind>,
): Promise<void> {
  await jobRow(db, {
    id: newDocumentId(),
    kind: jobKindNames.write(job.kind),
    payload: serializePayload(job.payload),
    uniqueKey: job.uniqueKey ?? null,
    runAt: job.runAt,
    requestId: currentRequest(),
    createdAt: job.now,
  })
}

/**
 * Deletes a job by its key, unless a worker has ever claimed it. A concurrent claim locks the row: either the claim or
 * the deletion finds it.
 */
export async function deleteUnclaimedJob(tx: Transaction, uniqueKey: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('jobs')
    .where('uniqueKey', '=', uniqueKey)
    // A version without fences changes the lease alone.
    .where((job) => job.and({ fence: 0, leasedUntil: 0, attempts: 0 }))
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** A job that one worker has claimed. Its payload is not validated yet. */
export interface ClaimedJob
  extends Pick<
    Selectable<JobsTable>,
    'id' | 'kind' | 'attempts' | 'fence' | 'leasedUntil' | 'requestId'
  > {
  payload: unknown
}

// Ignores a lease that ends further ahead: a clock that was ahead wrote it.
const furthestLeases = 10

/** Claims due jobs. A worker that crashes blocks its jobs only until the lease ends. */
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
    .set((job) => ({ leasedUntil: now + leaseMs, fence: job('fence', '+', 1) }))
    .where('id', 'in', (jobs) =>
      jobs
        .selectFrom('jobs')
        .select('id')
        .where('diedAt', 'is', null)
        .where('runAt', '<=', now)
        .where(isFree)
        .where((job) =>
          'only' in lane
            ? job('kind', 'in', jobKindNames.all(lane.only))
            : job.and(jobKindNames.all(lane.except).map((kind) => job('kind', '!=', kind))),
        )
        .orderBy('runAt')
        .limit(limit),
    )
    // Repeated outside: two workers may select the same rows, and the second one waits for the first.
    .where(isFree)
    .returning(['id', 'kind', 'payload', 'attempts', 'fence', 'leasedUntil', 'runAt', 'requestId'])
    .execute()
  return rows
    .toSorted((one, other) => one.runAt - other.runAt)
    .map(({ runAt: _due, ...row }) => ({
      ...row,
      kind: jobKindNames.read(row.kind),
      payload: parsePayload(row.payload),
    }))
}

/** A version without fences changes the lease alone, so both have to match. */
type Claim = Pick<ClaimedJob, 'id' | 'fence' | 'leasedUntil'>

/** Matches the job of a claim until another worker claims it. */
const heldBy =
  ({ id, fence, leasedUntil }: Claim) =>
  (job: ExpressionBuilder<Tables, 'jobs'>) =>
    job.and({ id, fence, leasedUntil })

/** False when another worker has claimed the job since. */
async function updateHeld(
  db: Database,
  claim: Claim,
  change: Updateable<JobsTable>,
): Promise<boolean> {
  const updated = await db.updateTable('jobs').set(change).where(heldBy(claim)).executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/**
 * Extends the lease, counts the attempt, and moves `runAt` to the retry time, so that a crash still retries, after other
 * due jobs. Null when another worker has claimed the job since.
 */
export async function beginJob(
  db: Database,
  job: ClaimedJob,
  { leasedUntil, runAt, now }: { leasedUntil: number; runAt: number; now: number },
): Promise<ClaimedJob | null> {
  const attempts = job.attempts + 1
  const isHeld = await updateHeld(db, job, { leasedUntil, runAt, scheduledAt: now, attempts })
  return isHeld ? { ...job, leasedUntil, attempts } : null
}

/** False when another worker has claimed the job since. */
export async function finishJob(db: Database, job: Claim): Promise<boolean> {
  const deleted = await db.deleteFrom('jobs').where(heldBy(job)).executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Schedules a job for another time. False when another worker has claimed the job since. */
export function postponeJob(
  db: Database,
  job: Claim,
  {
    runAt,
    attempts,
    error,
    now,
  }: { runAt: number; attempts: number; error: string | null; now: number },
): Promise<boolean> {
  const change = { runAt, scheduledAt: now, attempts, leasedUntil: 0, lastError: error }
  return updateHeld(db, job, change)
}

/** Extends the lease of a job that takes long; null when another worker has claimed the job since. */
export async function renewClaim<Held extends Claim>(
  db: Database,
  job: Held,
  leasedUntil: number,
): Promise<Held | null> {
  return (await updateHeld(db, job, { leasedUntil })) ? { ...job, leasedUntil } : null
}

/**
 * Whether no other worker has claimed the job since. Locks the row, so that no other worker can claim it before the
 * transaction ends. `leases` holds the end of the lease, and the one that a renewal in flight may have written.
 */
export async function lockClaim(
  db: Database,
  { id, fence }: Pick<ClaimedJob, 'id' | 'fence'>,
  leases: readonly number[],
): Promise<boolean> {
  const updated = await db
    .updateTable('jobs')
    .set((job) => ({ fence: job.ref('fence') }))
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('leasedUntil', 'in', leases)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Moves a job to the dead-letter queue: it failed too often, or its kind is unknown. */
export async function deadLetterJob(
  db: Database,
  job: Claim,
  { now, error }: { now: number; error: string },
): Promise<void> {
  await updateHeld(db, job, { diedAt: now, leasedUntil: 0, lastError: error })
}
