import { beforeEach, expect, it, vi } from 'vitest'
import { inTransaction } from '#database/transaction.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { ClaimLost } from './job-claim.ts'
import { claimJobs, enqueueJob, finishJob, postponeJob } from './job-store.server.ts'
import { renewLease } from './renew-lease.server.ts'

describeOnEachDatabase('the claim of a worker on a job', (open) => {
  let shop: TestShop
  const times = { leaseMs: minutes(1), renewEveryMs: minutes(1) }

  beforeEach(async () => {
    shop = await openTestShop(open())
    const now = shop.now()
    await enqueueJob(shop.db, { kind: 'expire-order', payload: { orderId: 'A' }, runAt: now, now })
  })

  async function claimJob() {
    const [job] = await claimJobs(shop.db, { now: shop.now(), leaseMs: minutes(1), limit: 1 })
    if (!job) throw new Error('No job was claimed.')
    return job
  }
  const keep = (job: Awaited<ReturnType<typeof claimJob>>, change = {}) =>
    renewLease(shop, job, { ...times, askedAt: performance.now(), ...change })

  it('has a higher fence with each claim of the job', async () => {
    const first = await claimJob()
    shop.clock.now += minutes(1)
    expect((await claimJob()).fence).toBe(first.fence + 1)
  })

  it('is held until another worker claims the job', async () => {
    const claim = keep(await claimJob())
    await claim.assertHeld(shop.db)
    shop.clock.now += minutes(1)
    // Nobody else has claimed it yet: the result may still be written.
    await claim.assertHeld(shop.db)
    await claimJob()
    await expect(claim.assertHeld(shop.db)).rejects.toThrow(ClaimLost)
    await claim.end()
  })

  it('is lost when the other worker has finished the job', async () => {
    const claim = keep(await claimJob())
    shop.clock.now += minutes(1)
    await finishJob(shop.db, await claimJob())
    await expect(claim.assertHeld(shop.db)).rejects.toThrow(ClaimLost)
    await claim.end()
  })

  it('is lost to a worker of the version before, which changes the lease alone', async () => {
    const claim = keep(await claimJob())
    await shop.db
      .updateTable('jobs')
      .set({ leasedUntil: shop.now() + minutes(3) })
      .execute()
    await expect(claim.assertHeld(shop.db)).rejects.toThrow(ClaimLost)
    await claim.end()
  })

  it('is held while a renewal is under way', async () => {
    const job = await claimJob()
    const claim = keep(job, { renewEveryMs: 5 })
    shop.clock.now += 1_000
    await vi.waitFor(async () => {
      await claim.assertHeld(shop.db)
      const row = await shop.db.selectFrom('jobs').select('leasedUntil').executeTakeFirstOrThrow()
      expect(row.leasedUntil).toBe(job.leasedUntil + 1_000)
    })
    await claim.assertHeld(shop.db)
    await claim.end()
  })

  it('keeps other workers out until the transaction that checked it ends', async () => {
    const job = await claimJob()
    const claim = keep(job)
    shop.clock.now += minutes(1)
    const checked = Promise.withResolvers<void>()
    const written = inTransaction(shop.db, async (tx) => {
      await claim.assertHeld(tx)
      checked.resolve()
      await new Promise((resolve) => setTimeout(resolve, 20))
      await finishJob(tx, job)
    })
    await checked.promise
    const other = claimJobs(shop.db, { now: shop.now(), leaseMs: minutes(1), limit: 1 })
    await written
    expect(await other).toEqual([])
    await claim.end()
  })

  it('cannot postpone the job once another worker has claimed it', async () => {
    const job = await claimJob()
    shop.clock.now += minutes(1)
    await claimJob()
    const later = { runAt: 0, attempts: 0, error: null, now: shop.now() }
    expect(await postponeJob(shop.db, job, later)).toBe(false)
    expect(await finishJob(shop.db, job)).toBe(false)
  })

  it('has what is left of its lease by the monotonic clock, whatever the time is', async () => {
    const job = await claimJob()
    const claim = keep(job, { askedAt: performance.now() - 50_000 })
    shop.clock.now += minutes(600)
    expect(claim.remainingMs()).toBeGreaterThan(9_000)
    expect(claim.remainingMs()).toBeLessThanOrEqual(10_000)
    await claim.end()
  })

  it('has nothing left once a renewal has found it lost', async () => {
    const claim = keep(await claimJob(), { renewEveryMs: 5 })
    shop.clock.now += minutes(1)
    await shop.db.deleteFrom('jobs').execute()
    await vi.waitFor(() => expect(claim.remainingMs()).toBeLessThan(0))
    await claim.end()
  })
})
