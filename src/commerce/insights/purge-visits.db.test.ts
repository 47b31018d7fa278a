import { beforeEach, describe, expect, it } from 'vitest'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { jobHandlers } from '../jobs/job-handlers.server.ts'
import { runDueJobs } from '../jobs/run-due-jobs.server.ts'
import { beginStandingJobs } from '../jobs/schedule-recurring-jobs.server.ts'
import { purgeVisits } from './purge-visits.server.ts'
import { recordPageView, recordVitals } from './visit-store.server.ts'

const day = 24 * 60 * 60_000
// 400 whole days before the day of `noon`, when it began in Cairo.
const oldestRetained = Date.UTC(2025, 9, 15, 21)

describeUseCase('visits long ago', (open) => {
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
    recordVitals(shop.db, [{ at, path: '/', name: 'LCP', value: 900, device: 'desk' }])
  const times = async (table: 'pageViews' | 'webVitals') =>
    (await shop.db.selectFrom(table).select('at').orderBy('at').execute()).map((row) => row.at)
  const sums = () =>
    shop.db.selectFrom('pageViewDays').selectAll().orderBy('date').orderBy('path').execute()

  it('are forgotten after 400 days, to the instant in Cairo', async () => {
    for (const at of [oldestRetained - 1, oldestRetained, noon]) {
      await see(at)
      await measure(at)
    }
    await purgeVisits(shop)
    expect(await times('pageViews')).toEqual([oldestRetained, noon])
    expect(await times('webVitals')).toEqual([oldestRetained, noon])
  })

  it('stay as how often each page was seen on each day', async () => {
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

  it('are added to what a day has already', async () => {
    await see(oldestRetained - 1)
    await purgeVisits(shop)
    await see(oldestRetained - 2)
    await purgeVisits(shop)
    expect(await sums()).toMatchObject([{ views: 2 }])
  })

  describe('are looked at again', () => {
    it('the next night, however often the shop is started', async () => {
      await beginStandingJobs(shop)
      await beginStandingJobs(shop)
      await runDueJobs(shop, jobHandlers)
      const jobs = await shop.db
        .selectFrom('jobs')
        .select('runAt')
        .where('kind', '=', 'forget-visits')
        .execute()
      // Four in the morning in Cairo.
      expect(jobs).toEqual([{ runAt: Date.UTC(2026, 10, 21, 2) }])
    })
  })
})
