import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { enqueueJob } from '#commerce/jobs/job-store.server.ts'
import { createDatabaseClock } from '#database/database-clock.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { emptySqlite } from '../../../tests/support/empty-database.ts'
import { noon, openTestShop } from '../../../tests/support/test-shop.ts'
import { checkDatabase, checkJobs, lookAtDatabaseClock, tryAgain } from './check-database.server.ts'

describeOnEachDatabase('a look at the database', (open) => {
  it('is content with tables that are up to date', async () => {
    expect(await checkDatabase(open())).toMatchObject({ state: 'well' })
  })

  it('finds a machine whose clock differs from the database’s', async () => {
    const shifted = (ms: number) =>
      lookAtDatabaseClock(
        createDatabaseClock(open(), {
          wall: () => Date.now() + ms,
          monotonic: () => performance.now(),
        }),
      )
    expect(await shifted(0)).toMatchObject({ state: 'well' })
    const isServer = open().engine === 'postgresql'
    expect(await shifted(90_000)).toMatchObject({ state: isServer ? 'wrong' : 'well' })
  })

  it('finds work that was laid aside, and work that nobody does', async () => {
    const { db } = await openTestShop(open())
    expect(await checkJobs(open(), noon)).toMatchObject({ state: 'well' })
    await enqueueJob(db, { kind: 'check-books', payload: {}, runAt: noon, now: noon })
    expect(await checkJobs(open(), noon + 11 * 60_000)).toMatchObject({ state: 'to-consider' })
    await db.updateTable('jobs').set({ diedAt: noon }).execute()
    expect(await checkJobs(open(), noon)).toMatchObject({
      state: 'wrong',
      says: '1 were laid aside after their last try: check-books',
    })
  })

  it('has words that bring back what was laid aside, and nothing else', async () => {
    const { db } = await openTestShop(open())
    const later = { kind: 'check-books', payload: {}, runAt: noon + 60_000, now: noon } as const
    await enqueueJob(db, later)
    await db.updateTable('jobs').set({ diedAt: noon, attempts: 12 }).execute()
    await enqueueJob(db, later)
    const { todo } = await checkJobs(open(), noon)
    expect(todo).toContain(tryAgain)
    await sql.raw(tryAgain).execute(db)
    const jobs = await db.selectFrom('jobs').select(['diedAt', 'attempts', 'runAt']).execute()
    expect(jobs.toSorted((one, other) => one.runAt - other.runAt)).toEqual([
      { diedAt: null, attempts: 0, runAt: 0 },
      { diedAt: null, attempts: 0, runAt: noon + 60_000 },
    ])
  })
})

it('a database without tables is empty', async () => {
  const { database, remove } = emptySqlite()
  expect(await checkDatabase(database)).toMatchObject({ state: 'wrong', says: 'is empty' })
  await remove()
})
