import { expect, it } from 'vitest'
import { enqueueJob } from '#commerce/jobs/job-store.server.ts'
import { inviteFirstSuperAdmin } from '#commerce/staff/invite-first-super-admin.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { emptySqlite } from '../../../tests/support/empty-database.ts'
import { noon, openTestShop } from '../../../tests/support/test-shop.ts'
import { lookAtDatabase, lookAtJobs, lookAtStaff } from './look-at-database.server.ts'

describeOnEachDatabase('a look at the database', (open) => {
  it('is content with tables that are up to date', async () => {
    expect(await lookAtDatabase(open())).toMatchObject({ state: 'well' })
  })

  it('misses a super admin until one is invited', async () => {
    const shop = await openTestShop(open())
    expect(await lookAtStaff(open())).toMatchObject({ state: 'wrong' })
    await inviteFirstSuperAdmin(shop, 'nadia@example.com')
    expect(await lookAtStaff(open())).toMatchObject({ state: 'well' })
  })

  it('finds work that was laid aside, and work that nobody does', async () => {
    const { db } = await openTestShop(open())
    expect(await lookAtJobs(open(), noon)).toMatchObject({ state: 'well' })
    await enqueueJob(db, { kind: 'check-books', payload: {}, runAt: noon, now: noon })
    expect(await lookAtJobs(open(), noon + 11 * 60_000)).toMatchObject({ state: 'to-consider' })
    await db.updateTable('jobs').set({ diedAt: noon }).execute()
    expect(await lookAtJobs(open(), noon)).toMatchObject({
      state: 'wrong',
      says: '1 were laid aside after their last try: check-books',
    })
  })
})

it('a database without tables is empty', async () => {
  const { database, remove } = emptySqlite()
  expect(await lookAtDatabase(database)).toMatchObject({ state: 'wrong', says: 'is empty' })
  await remove()
})
