import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createPauses } from '../../../tests/support/pauses.ts'
import { type JobHandlers, stubJobs } from '../../../tests/support/stub-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { currentRequest, inRequest } from '../current-request.server.ts'
import { ClaimLost, maxAttempts } from './job.ts'
import { claimJobs, enqueueJob, finishJob } from './job-store.server.ts'
import { runDueJobs } from './run-due-jobs.server.ts'

describeOnEachDatabase('a background job', (open) => {
  let shop: TestShop
  let done: string[]

  beforeEach(async () => {
    shop = await openTestShop(open())
    done = []
  })

  const handlers = (change: Partial<JobHandlers> = {}) =>
    stubJobs({
      'expire-order': async (_shop, { orderId }) => {
        done.push(orderId)
        return { done: true }
      },
      ...change,
    })
  const failing = (message = 'out of order') =>
    handlers({
      'expire-order': async () => {
        throw new Error(message)
      },
    })

  const enqueue = (orderId: string, { in: delay = 0, uniqueKey = orderId } = {}) =>
    enqueueJob(shop.db, {
      kind: 'expire-order',
      payload: { orderId },
      runAt: shop.now() + delay,
      uniqueKey,
      now: shop.now(),
    })
  const run = (how = handlers()) => runDueJobs(shop, how)
  const jobs = () => shop.db.selectFrom('jobs').selectAll().orderBy('runAt').execute()

  it('runs once it is due, and not before', async () => {
    await enqueue('A', { in: 1_000 })
    await run()
    expect(done).toEqual([])
    shop.clock.now += 1_000
    await run()
    expect(done).toEqual(['A'])
  })

  it('runs in the request that has caused it', async () => {
    await inRequest('request-1', () => enqueue('A'))
    await enqueue('B')
    const seen: Record<string, string | null> = {}
    const watching = handlers({
      'expire-order': async (_shop, { orderId }) => {
        seen[orderId] = currentRequest()
        return { done: true }
      },
    })
    await inRequest('request-2', () => run(watching))
    expect(seen).toEqual({ A: 'request-1', B: null })
  })

  it('is deleted when done', async () => {
    await enqueue('A')
    await run()
    expect(await jobs()).toEqual([])
  })

  it('is ignored while another one has its unique key', async () => {
    await enqueue('A', { uniqueKey: 'key' })
    await enqueue('A', { uniqueKey: 'key' })
    await run()
    await enqueue('A', { uniqueKey: 'key' })
    await run()
    expect(done).toEqual(['A', 'A'])
  })

  it('runs after jobs that were due earlier', async () => {
    for (const [orderId, delay] of [
      ['C', 3],
      ['A', 1],
      ['B', 2],
    ] as const) {
      await enqueue(orderId, { in: delay })
    }
    shop.clock.now += 10
    await run()
    expect(done).toEqual(['A', 'B', 'C'])
  })

  it('runs again at the returned time, with its attempts reset', async () => {
    await enqueue('A')
    const again = shop.now() + minutes(5)
    await run(handlers({ 'expire-order': async () => ({ done: false, again }) }))
    expect(await jobs()).toMatchObject([{ runAt: again, attempts: 0, leasedUntil: 0 }])
  })

  describe('shared by several workers', () => {
    it('runs once', async () => {
      for (let job = 0; job < 20; job++) await enqueue(`order-${job}`)
      await Promise.all(Array.from({ length: 5 }, () => run()))
      while ((await run()) > 0);
      expect(done.toSorted()).toEqual([...new Set(done)].toSorted())
      expect(done).toHaveLength(20)
    })

    it('is claimed by one worker until its lease ends', async () => {
      await enqueue('A')
      const claim = () => claimJobs(shop.db, { now: shop.now(), leaseMs: 60_000, limit: 10 })
      const [claimed] = await claim()
      shop.clock.now += 59_999
      expect(await claim()).toEqual([])
      shop.clock.now += 1
      const [taken] = await claim()
      expect(taken).toMatchObject({ id: claimed?.id })
    })

    it('cannot be finished by a worker whose lease ended', async () => {
      await enqueue('A')
      const claim = () => claimJobs(shop.db, { now: shop.now(), leaseMs: 60_000, limit: 10 })
      const [late] = await claim()
      if (!late) throw new Error('Nothing was claimed.')
      shop.clock.now += 60_000
      expect(await claim()).toHaveLength(1)
      await finishJob(shop.db, late)
      expect(await jobs()).toHaveLength(1)
    })

    it('is skipped by a worker whose lease ended before it started', async () => {
      const pauses = createPauses<'first job'>()
      const first = pauses.pauseAt('first job')
      const slow = handlers({
        'expire-order': async (_shop, { orderId }) => {
          done.push(orderId)
          await pauses.passBy('first job')
          return { done: true }
        },
      })
      await enqueue('A')
      await enqueue('B', { in: 1 })
      shop.clock.now += 1
      const slowWorker = run(slow)
      await first.reached
      shop.clock.now += 60_000
      await run()
      first.resume()
      await slowWorker
      expect(done.filter((orderId) => orderId === 'B')).toEqual(['B'])
    })
  })

  describe('that fails', () => {
    it('is retried with exponential backoff', async () => {
      await enqueue('A')
      const pauses: number[] = []
      for (let time = 0; time < 4; time++) {
        await run(failing())
        const [job] = await jobs()
        pauses.push((job?.runAt ?? 0) - shop.now())
        shop.clock.now = job?.runAt ?? 0
      }
      expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000])
    })

    it('records and logs its error', async () => {
      await enqueue('A')
      await run(failing('the provider sleeps'))
      expect(await jobs()).toMatchObject([{ lastError: 'the provider sleeps', attempts: 1 }])
      expect(shop.log.lines).toMatchObject([{ level: 'warn', event: 'job failed' }])
    })

    it('does not block the others', async () => {
      await enqueue('bad')
      await enqueue('good', { in: 1 })
      shop.clock.now += 1
      const selective = handlers({
        'expire-order': async (_shop, { orderId }) => {
          if (orderId === 'bad') throw new Error('bad')
          done.push(orderId)
          return { done: true }
        },
      })
      await run(selective)
      expect(done).toEqual(['good'])
    })

    it('succeeds on a later attempt', async () => {
      await enqueue('A')
      await run(failing())
      shop.clock.now += 5_000
      await run()
      expect([done, await jobs()]).toEqual([['A'], []])
    })

    async function failUntilDeadLettered() {
      for (let time = 0; time < maxAttempts; time++) {
        await run(failing())
        shop.clock.now += minutes(60)
      }
    }

    it('is dead-lettered after its last attempt', async () => {
      await enqueue('A')
      await failUntilDeadLettered()
      const [job] = await jobs()
      expect(job?.diedAt).not.toBeNull()
      expect(shop.log.lines.at(-1)).toMatchObject({ level: 'error', event: 'job dead-lettered' })
    })

    it('stays in the dead-letter queue', async () => {
      await enqueue('A')
      await failUntilDeadLettered()
      await run()
      expect(done).toEqual([])
    })
  })

  describe('that crashes the process', () => {
    let crashed: Promise<number>[]
    let ended: PromiseWithResolvers<never>

    beforeEach(() => {
      crashed = []
      ended = Promise.withResolvers()
      ended.promise.catch(() => undefined)
    })
    // A real crash leaves nothing behind. These runs would time out minutes later, in another test.
    afterEach(async () => {
      ended.reject(new ClaimLost())
      await Promise.all(crashed)
    })

    /** Simulates a crash: the first job neither finishes nor fails during the test. */
    async function crashInFirstJob(): Promise<string> {
      const worked = Promise.withResolvers<string>()
      const crashing = handlers({
        'expire-order': (_shop, { orderId }) => {
          worked.resolve(orderId)
          return ended.promise
        },
      })
      crashed.push(run(crashing))
      return worked.promise
    }
    const restart = () => {
      shop.clock.now += 60_000
    }

    it('runs after the jobs that it blocked', async () => {
      await enqueue('deadly')
      await enqueue('good', { in: 1 })
      shop.clock.now += 1
      expect(await crashInFirstJob()).toBe('deadly')
      restart()
      await run()
      expect(done).toEqual(['good'])
    })

    it('counts no attempt for jobs claimed with it', async () => {
      await enqueue('deadly')
      await enqueue('good', { in: 1 })
      shop.clock.now += 1
      await crashInFirstJob()
      const attempts = (await jobs()).map((job) => [JSON.parse(job.payload).orderId, job.attempts])
      expect(Object.fromEntries(attempts)).toEqual({ deadly: 1, good: 0 })
    })

    it('is dead-lettered after its last attempt', async () => {
      await enqueue('deadly')
      for (let time = 0; time < maxAttempts; time++) {
        await crashInFirstJob()
        shop.clock.now += minutes(62)
      }
      await run()
      expect(done).toEqual([])
      expect(await jobs()).toMatchObject([
        { attempts: maxAttempts, lastError: 'The process crashed during the last attempt.' },
      ])
      expect((await jobs())[0]?.diedAt).not.toBeNull()
    })
  })

  it('that outlasts its lease stays claimed', async () => {
    await enqueue('long')
    const pauses = createPauses<'middle'>()
    const middle = pauses.pauseAt('middle')
    const slow = handlers({
      'expire-order': async (_shop, { orderId }) => {
        await pauses.passBy('middle')
        done.push(orderId)
        return { done: true }
      },
    })
    const times = { leaseMs: minutes(1), renewEveryMs: 5, timeoutMs: minutes(1) }
    const first = runDueJobs(shop, slow, undefined, times)
    await middle.reached
    shop.clock.now += minutes(2)
    await vi.waitFor(async () => {
      expect((await jobs())[0]?.leasedUntil).toBeGreaterThan(shop.now())
    })
    expect(await run()).toBe(0)
    middle.resume()
    await first
    expect([done, await jobs()]).toEqual([['long'], []])
  })

  it('that hangs times out and does not block the rest', async () => {
    await enqueue('hanging')
    await enqueue('good', { in: 1 })
    shop.clock.now += 1
    const hanging = handlers({
      'expire-order': async (_shop, { orderId }) => {
        if (orderId === 'hanging') return new Promise<never>(() => undefined)
        done.push(orderId)
        return { done: true }
      },
    })
    await runDueJobs(shop, hanging, undefined, {
      leaseMs: minutes(1),
      renewEveryMs: minutes(1),
      timeoutMs: 20,
    })
    expect(done).toEqual(['good'])
    expect(await jobs()).toMatchObject([{ attempts: 1, lastError: 'Timed out after 20 ms.' }])
  })

  it('of an unknown kind is kept with an error', async () => {
    await enqueue('A')
    await shop.db.updateTable('jobs').set({ kind: 'water-the-plants' }).execute()
    await run()
    expect(await jobs()).toMatchObject([
      { kind: 'water-the-plants', lastError: 'Unknown job kind: water-the-plants' },
    ])
  })

  it('with an invalid payload does not run', async () => {
    await enqueue('A')
    await shop.db.updateTable('jobs').set({ payload: '{"order":1}' }).execute()
    await run()
    expect(done).toEqual([])
    expect(await jobs()).toHaveLength(1)
  })
})
