import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { enqueueJob } from '#commerce/jobs/job-store.server.ts'
import { createDatabaseClock } from '#database/database-clock.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { emptySqlite } from '../../../tests/support/empty-database.ts'
import { noon, openTestShop } from '../../../tests/support/test-shop.ts'
import {
  checkDatabase,
  checkDatabaseClock,
  checkJobs,
  requeueSql,
} from './check-database.server.ts'

describeOnEachDatabase('the database check', (open) => {
  it('accepts a database with all migrations', async () => {
    expect(await checkDatabase(open())).toMatchObject({ state: 'ok' })
  })

  it('reports a machine whose clock differs from the database’s', async () => {
    const shifted = (ms: number) =>
      checkDatabaseClock(
        createDatabaseClock(open(), {
          wall: () => Date.now() + ms,
          monotonic: () => performance.now(),
        }),
      )
    expect(await shifted(0)).toMatchObject({ state: 'ok' })
    const isServer = open().engine === 'postgresql'
    expect(await shifted(90_000)).toMatchObject({ state: isServer ? 'failed' : 'ok' })
  })

  it('reports dead-lettered and overdue jobs', async () => {
    const { db } = await openTestShop(open())
    expect(await checkJobs(open(), noon)).toMatchObject({ state: 'ok' })
    await enqueueJob(db, { kind: 'check-invariants', payload: {}, runAt: noon, now: noon })
    expect(await checkJobs(open(), noon + 11 * 60_000)).toMatchObject({ state: 'warning' })
    await db.updateTable('jobs').set({ diedAt: noon }).execute()
    expect(await checkJobs(open(), noon)).toMatchObject({
      state: 'failed',
      message: '1 failed after the last retry: check-invariants',
    })
  })

  it('gives SQL that requeues dead-lettered jobs only', async () => {
    const { db } = await openTestShop(open())
    const later = {
      kind: 'check-invariants',
      payload: {},
      runAt: noon + 60_000,
      now: noon,
    } as const
    await enqueueJob(db, later)
    await db.updateTable('jobs').set({ diedAt: noon, attempts: 12 }).execute()
    await enqueueJob(db, later)
    const { fix } = await checkJobs(open(), noon)
    expect(fix).toContain(requeueSql)
    await sql.raw(requeueSql).execute(db)
    const jobs = await db.selectFrom('jobs').select(['diedAt', 'attempts', 'runAt']).execute()
    expect(jobs.toSorted((one, other) => one.runAt - other.runAt)).toEqual([
      { diedAt: null, attempts: 0, runAt: 0 },
      { diedAt: null, attempts: 0, runAt: noon + 60_000 },
    ])
  })
})

it('reports a database without tables as empty', async () => {
  const { database, remove } = emptySqlite()
  expect(await checkDatabase(database)).toMatchObject({ state: 'failed', message: 'empty' })
  await remove()
})
