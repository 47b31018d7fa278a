import { sql } from 'kysely'
import type { DatabaseClock } from '#database/database-clock.server.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { stepsOf } from '#database/migrate.server.ts'
import { isHalfMoved } from '#database/moving/progress.server.ts'
import { consider, type Look, well, wrong } from './finding.ts'

/** Whether the data is there, and its tables are those of this version. */
export async function checkDatabase(database: OpenDatabase): Promise<Look> {
  await sql`select 1`.execute(database.db)
  if (await isHalfMoved(database.db)) {
    return wrong(
      'was never filled to its end',
      'Run the restore or the move again; it goes on where it was.',
    )
  }
  const { taken, left } = await stepsOf(database)
  if (left.length > 0) {
    const says = taken.length === 0 ? 'is empty' : `lacks ${left.length} steps, from ${left[0]} on`
    return wrong(says, 'Run npm run migrate with this version of the shop.')
  }
  return well(`${database.engine}, tables up to date (${taken.at(-1)})`)
}

/** All instances follow the database's clock; one whose own differs gets no traffic. */
export async function lookAtDatabaseClock(clock: DatabaseClock): Promise<Look> {
  await clock.measure()
  const problem = clock.problem()
  const differs = `${(clock.differenceMs() / 1000).toFixed(1)} s ahead of the database`
  return problem
    ? wrong(`${problem}: ${differs}`, 'Let NTP set the clocks of this machine and the database.')
    : well('agrees with the database’s')
}

/** For the buried alone: what waits for its time or is being done must not be done at once, or twice. */
export const tryAgain =
  'update jobs set died_at = null, attempts = 0, run_at = 0 where died_at is not null'

/** Work that was laid aside is somebody's refund or letter: a person has to look at it. */
export async function checkJobs({ db }: OpenDatabase, now: number): Promise<Look> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['kind', 'runAt', 'diedAt', 'lastError'])
    .where((job) => job.or([job('diedAt', 'is not', null), job('runAt', '<', now - 10 * 60_000)]))
    .execute()
  const deadLettered = jobs.filter((job) => job.diedAt !== null)
  if (deadLettered.length > 0) {
    const kinds = [...new Set(deadLettered.map((job) => job.kind))].join(', ')
    return wrong(
      `${deadLettered.length} were laid aside after their last try: ${kinds}`,
      `Mend what their last_error says, then: ${tryAgain}`,
    )
  }
  return jobs.length > 0
    ? consider(`${jobs.length} have waited for more than 10 minutes`, 'Is the shop running?')
    : well('nothing laid aside')
}
