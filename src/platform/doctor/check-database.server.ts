import { sql } from 'kysely'
import type { DatabaseClock } from '#database/database-clock.server.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { stepsOf } from '#database/migrate.server.ts'
import { isHalfMoved } from '#database/moving/progress.server.ts'
import { jobKindNames } from '#database/stored-names.ts'
import { type CheckResult, failed, ok, warning } from './finding.ts'

/** The database is reachable, complete, and migrated to this version. */
export async function checkDatabase(database: OpenDatabase): Promise<CheckResult> {
  await sql`select 1`.execute(database.db)
  if (await isHalfMoved(database.db)) {
    return failed(
      'incomplete: a restore or move was interrupted',
      'Run the restore or the move again; it continues where it stopped.',
    )
  }
  const { taken, left } = await stepsOf(database)
  if (left.length > 0) {
    const message =
      taken.length === 0 ? 'empty' : `${left.length} migrations are missing, from ${left[0]} on`
    return failed(message, 'Run npm run migrate with this version of the shop.')
  }
  return ok(`${database.engine}, migrated to ${taken.at(-1)}`)
}

/** All instances use the database's clock; an instance whose own clock differs reports that it is not ready. */
export async function checkDatabaseClock(clock: DatabaseClock): Promise<CheckResult> {
  await clock.measure()
  const problem = clock.problem()
  const differs = `${(clock.differenceMs() / 1000).toFixed(1)} s ahead of the database`
  return problem
    ? failed(
        `${problem}: ${differs}`,
        'Synchronize the clocks of this machine and the database with NTP.',
      )
    : ok('same as the database')
}

/** Requeues dead-lettered jobs only: a running or future job must not run now, or twice. */
export const requeueSql =
  'update jobs set died_at = null, attempts = 0, run_at = 0 where died_at is not null'

/** A dead-lettered job may be a refund or an email, so staff must look at it. */
export async function checkJobs({ db }: OpenDatabase, now: number): Promise<CheckResult> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['kind', 'runAt', 'diedAt', 'lastError'])
    .where((job) => job.or([job('diedAt', 'is not', null), job('runAt', '<', now - 10 * 60_000)]))
    .execute()
  const deadLettered = jobs.filter((job) => job.diedAt !== null)
  if (deadLettered.length > 0) {
    const kinds = [...new Set(deadLettered.map(({ kind }) => jobKindNames.read(kind)))].join(', ')
    return failed(
      `${deadLettered.length} failed after the last retry: ${kinds}`,
      `Fix the cause in their last_error, then run: ${requeueSql}`,
    )
  }
  return jobs.length > 0
    ? warning(`${jobs.length} are overdue by more than 10 minutes`, 'Is the shop running?')
    : ok('no failed jobs')
}
