import { sql } from 'kysely'
import type { OpenDatabase } from '#database/engine.server.ts'
import { stepsOf } from '#database/migrate.server.ts'
import { isHalfMoved } from '#database/moving/progress.server.ts'
import { consider, type Look, well, wrong } from './finding.ts'

/** Whether the data is there, and its tables are those of this version. */
export async function lookAtDatabase(database: OpenDatabase): Promise<Look> {
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

export async function lookAtStaff({ db }: OpenDatabase): Promise<Look> {
  const found = await db
    .selectFrom('admins')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('role', '=', 'superAdmin')
    .executeTakeFirstOrThrow()
  return found.count > 0
    ? well(`super admins: ${found.count}`)
    : wrong('nobody is super admin', 'Invite the first one: docs/operations.md says how.')
}

/** Work that was laid aside is somebody's refund or letter: a person has to look at it. */
export async function lookAtJobs({ db }: OpenDatabase, now: number): Promise<Look> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['kind', 'runAt', 'diedAt', 'lastError'])
    .where((job) => job.or([job('diedAt', 'is not', null), job('runAt', '<', now - 10 * 60_000)]))
    .execute()
  const buried = jobs.filter((job) => job.diedAt !== null)
  if (buried.length > 0) {
    const kinds = [...new Set(buried.map((job) => job.kind))].join(', ')
    return wrong(
      `${buried.length} were laid aside after their last try: ${kinds}`,
      'Mend what their last_error says, then: update jobs set died_at = null, attempts = 0, run_at = 0.',
    )
  }
  return jobs.length > 0
    ? consider(`${jobs.length} have waited for more than 10 minutes`, 'Is the shop running?')
    : well('nothing laid aside')
}
