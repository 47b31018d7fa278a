import { beforeEach, describe, expect, it } from 'vitest'
import { jobKindNames } from '#database/stored-names.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { jobDefinitions } from '../jobs/job-definitions.server.ts'
import { scheduleRecurringJobs } from '../jobs/job-loop.server.ts'
import { runDueJobs } from '../jobs/run-due-jobs.server.ts'
import { purgeVisits } from './purge-visits.server.ts'
import { recordPageView, recordVitals } from './visit-store.server.ts'

const day = 24 * 60 * 60_000
// Midnight in Cairo, 400 days before the day of `noon`.
const oldestRetained = Date.UTC(2025, 9, 15, 21)

describeUseCase('old visits', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    for (const table of ['pageViews', 'webVitals', 'pageViewDays'] as const) {
      await open().db.deleteFrom(table).execute()
    }
    shop = await openTestShop(open())
  })

  const see = (at: number, path = '/') =>
    recordPageView(shop.db, { at, path, referrer: '', device: 'phone' })
  const measure = (at: number) =>
    recordVitals(shop.db, [{ at, path: '/', name: 'LCP', value: 900, device: 'desktop' }])
  const times = async (table: 'pageViews' | 'webVitals') =>
    (await shop.db.selectFrom(table).select('at').orderBy('at').execute()).map((row) => row.at)
  const sums = () =>
    shop.db.selectFrom('pageViewDays').selectAll().orderBy('date').orderBy('path').execute()

  it('are deleted after 400 days in Cairo, to the millisecond', async () => {
    for (const at of [oldestRetained - 1, oldestRetained, noon]) {
      await see(at)
      await measure(at)
    }
    await purgeVisits(shop)
    expect(await times('pageViews')).toEqual([oldestRetained, noon])
    expect(await times('webVitals')).toEqual([oldestRetained, noon])
  })

  it('are summed up by page and day', async () => {
    await see(oldestRetained - 1)
    await see(oldestRetained - 2)
    await see(oldestRetained - 3, '/p/roses')
    await see(oldestRetained - day - 1)
    await purgeVisits(shop)
    expect(await sums()).toEqual([
      { date: '2025-10-14', path: '/', views: 1 },
      { date: '2025-10-15', path: '/', views: 2 },
      { date: '2025-10-15', path: '/p/roses', views: 1 },
    ])
  })

  it('are added to the existing sums of a day', async () => {
    await see(oldestRetained - 1)
    await purgeVisits(shop)
    await see(oldestRetained - 2)
    await purgeVisits(shop)
    expect(await sums()).toMatchObject([{ views: 2 }])
  })

  describe('are purged again', () => {
    it('the next night, regardless of restarts', async () => {
      await scheduleRecurringJobs(shop)
      await scheduleRecurringJobs(shop)
      await runDueJobs(shop, jobDefinitions)
      const jobs = await shop.db
        .selectFrom('jobs')
        .select('runAt')
        .where('kind', 'in', jobKindNames.all(['purge-visits']))
        .execute()
      // 4:00 in Cairo.
      expect(jobs).toEqual([{ runAt: Date.UTC(2026, 10, 21, 2) }])
    })
  })
})
