import { beforeEach, expect, it } from 'vitest'
import { auditOf } from '../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { countFailedJobs, listFailedJobs } from './failed-job-store.server.ts'
import { enqueueJob } from './job-store.server.ts'
import { retryJob } from './retry-job.server.ts'

describeOnEachDatabase('failed jobs', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(open())
    for (const [n, orderId] of ['first', 'second', 'third'].entries()) {
      const job = { payload: { orderId }, runAt: noon, uniqueKey: orderId, now: noon } as const
      await enqueueJob(shop.db, { kind: 'expire-order', ...job })
      const died = { diedAt: noon + n, lastError: 'The mail server is down.', attempts: 12 }
      if (n > 0) {
        await shop.db.updateTable('jobs').set(died).where('uniqueKey', '=', orderId).execute()
      }
    }
  })

  it('are listed with their order, the last failure first', async () => {
    const { jobs, nextCursor } = await listFailedJobs(shop.db, undefined, 30)
    expect(jobs.map(({ kind, orderId, failedAt }) => [kind, orderId, failedAt])).toEqual([
      ['expire-order', 'third', noon + 2],
      ['expire-order', 'second', noon + 1],
    ])
    expect(jobs[0]?.error).toBe('The mail server is down.')
    expect(nextCursor).toBeNull()
    expect(await countFailedJobs(shop.db, 100)).toBe(2)
    const first = await listFailedJobs(shop.db, undefined, 1)
    const rest = await listFailedJobs(shop.db, first.nextCursor ?? undefined, 1)
    expect([...first.jobs, ...rest.jobs].map(({ orderId }) => orderId)).toEqual(['third', 'second'])
  })

  it('run again once, with an entry in the audit log', async () => {
    const { jobs } = await listFailedJobs(shop.db, undefined, 30)
    const jobId = jobs[0]?.id ?? ''
    const both = await Promise.all([
      retryJob(shop, { jobId, staffId: 'nadia' }),
      retryJob(shop, { jobId, staffId: 'nadia' }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual({ ok: false, refusal: 'not-failed' })
    expect(await countFailedJobs(shop.db, 100)).toBe(1)
    const row = await shop.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', jobId)
      .executeTakeFirst()
    expect(row).toMatchObject({ diedAt: null, attempts: 0, runAt: noon })
    expect((await auditOf(shop.db, jobId)).map(({ action, actorId }) => [action, actorId])).toEqual(
      [['job.retried', 'nadia']],
    )
  })

  it('do not include a job that is not in the dead-letter queue', async () => {
    const waiting = await shop.db
      .selectFrom('jobs')
      .select('id')
      .where('uniqueKey', '=', 'first')
      .executeTakeFirstOrThrow()
    expect(await retryJob(shop, { jobId: waiting.id, staffId: 'nadia' })).toEqual({
      ok: false,
      refusal: 'not-failed',
    })
  })
})
