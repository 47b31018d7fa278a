import { beforeEach, expect, it, vi } from 'vitest'
import { inTransaction } from '#database/transaction.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { ClaimLost } from './job.ts'
import { claimJobs, enqueueJob, finishJob, postponeJob } from './job-store.server.ts'
import { renewLease } from './renew-lease.server.ts'

describeOnEachDatabase('the claim on a job', (open) => {
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
  const renew = (job: Awaited<ReturnType<typeof claimJob>>, change = {}) =>
    renewLease(shop, job, { ...times, askedAt: performance.now(), ...change })

  it('raises the fence each time', async () => {
    const first = await claimJob()
    shop.clock.now += minutes(1)
    expect((await claimJob()).fence).toBe(first.fence + 1)
  })

  it('is held until another worker claims the job', async () => {
    const claim = renew(await claimJob())
    await claim.assertHeld(shop.db)
    shop.clock.now += minutes(1)
    // No other worker has claimed it yet: the result may still be written.
    await claim.assertHeld(shop.db)
    await claimJob()
    await expect(claim.assertHeld(shop.db)).rejects.toThrow(ClaimLost)
    await claim.end()
  })

  it('is lost after another worker finished the job', async () => {
    const claim = renew(await claimJob())
    shop.clock.now += minutes(1)
    await finishJob(shop.db, await claimJob())
    await expect(claim.assertHeld(shop.db)).rejects.toThrow(ClaimLost)
    await claim.end()
  })

  it('is lost to a version without fences, which changes only the lease', async () => {
    const claim = renew(await claimJob())
    await shop.db
      .updateTable('jobs')
      .set({ leasedUntil: shop.now() + minutes(3) })
      .execute()
    await expect(claim.assertHeld(shop.db)).rejects.toThrow(ClaimLost)
    await claim.end()
  })

  it('is held during a renewal', async () => {
    const job = await claimJob()
    const claim = renew(job, { renewEveryMs: 5 })
    shop.clock.now += 1_000
    await vi.waitFor(async () => {
      await claim.assertHeld(shop.db)
      const row = await shop.db.selectFrom('jobs').select('leasedUntil').executeTakeFirstOrThrow()
      expect(row.leasedUntil).toBe(job.leasedUntil + 1_000)
    })
    await claim.assertHeld(shop.db)
    await claim.end()
  })

  it('blocks other workers until the transaction that checked it ends', async () => {
    const job = await claimJob()
    const claim = renew(job)
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

  it('cannot postpone the job after another worker claimed it', async () => {
    const job = await claimJob()
    shop.clock.now += minutes(1)
    await claimJob()
    const later = { runAt: 0, attempts: 0, error: null, now: shop.now() }
    expect(await postponeJob(shop.db, job, later)).toBe(false)
    expect(await finishJob(shop.db, job)).toBe(false)
  })

  it('measures the rest of the lease by the monotonic clock', async () => {
    const job = await claimJob()
    const claim = renew(job, { askedAt: performance.now() - 50_000 })
    shop.clock.now += minutes(600)
    expect(claim.remainingMs()).toBeGreaterThan(9_000)
    expect(claim.remainingMs()).toBeLessThanOrEqual(10_000)
    await claim.end()
  })

  it('has no lease left after a failed renewal', async () => {
    const claim = renew(await claimJob(), { renewEveryMs: 5 })
    shop.clock.now += minutes(1)
    await shop.db.deleteFrom('jobs').execute()
    await vi.waitFor(() => expect(claim.remainingMs()).toBeLessThan(0))
    await claim.end()
  })
})
