import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDatabaseClock } from '#database/database-clock.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createPauses } from '../../../tests/support/pauses.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { maxAttempts } from './job.ts'
import { rescheduleFromWrongClock } from './job-schedule-store.server.ts'
import { claimJobs, enqueueJob, finishJob } from './job-store.server.ts'
import { type JobHandlers, runDueJobs } from './run-due-jobs.server.ts'

describeOnEachDatabase('the work that the shop does by itself', (open) => {
  let shop: TestShop
  let done: string[]

  beforeEach(async () => {
    shop = await openTestShop(open())
    done = []
  })

  const handlers = (change: Partial<JobHandlers> = {}): JobHandlers => ({
    'expire-order': async (_shop, { orderId }) => {
      done.push(orderId)
      return { done: true }
    },
    'reconcile-payment': async () => ({ done: true }),
    'refund-payment': async () => ({ done: true }),
    'send-order-letter': async () => ({ done: true }),
    'send-confirmation-code': async () => ({ done: true }),
    'send-account-letter': async () => ({ done: true }),
    'forget-origins': async () => ({ done: true }),
    'purge-guests': async () => ({ done: true }),
    'purge-drafts': async () => ({ done: true }),
    'check-books': async () => ({ done: true }),
    'forget-visits': async () => ({ done: true }),
    'make-avif': async () => ({ done: true }),
    'sweep-uploads': async () => ({ done: true }),
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

  it('is done once it is due, and not before', async () => {
    await enqueue('A', { in: 1_000 })
    await run()
    expect(done).toEqual([])
    shop.clock.now += 1_000
    await run()
    expect(done).toEqual(['A'])
  })

  it('is gone when it is done', async () => {
    await enqueue('A')
    await run()
    expect(await jobs()).toEqual([])
  })

  it('is one job under one key, as long as it lives', async () => {
    await enqueue('A', { uniqueKey: 'key' })
    await enqueue('A', { uniqueKey: 'key' })
    await run()
    await enqueue('A', { uniqueKey: 'key' })
    await run()
    expect(done).toEqual(['A', 'A'])
  })

  it('begins with what has waited longest', async () => {
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

  it('comes again when it asks for it, with its failures forgotten', async () => {
    await enqueue('A')
    const again = shop.now() + minutes(5)
    await run(handlers({ 'expire-order': async () => ({ done: false, again }) }))
    expect(await jobs()).toMatchObject([{ runAt: again, attempts: 0, leasedUntil: 0 }])
  })

  describe('shared by several workers', () => {
    it('is done by one of them', async () => {
      for (let job = 0; job < 20; job++) await enqueue(`order-${job}`)
      await Promise.all(Array.from({ length: 5 }, () => run()))
      while ((await run()) > 0);
      expect(done.toSorted()).toEqual([...new Set(done)].toSorted())
      expect(done).toHaveLength(20)
    })

    it('is left to the one who has it, until the lease ends', async () => {
      await enqueue('A')
      const claim = () => claimJobs(shop.db, { now: shop.now(), leaseMs: 60_000, limit: 10 })
      const [claimed] = await claim()
      shop.clock.now += 59_999
      expect(await claim()).toEqual([])
      shop.clock.now += 1
      const [taken] = await claim()
      expect(taken).toMatchObject({ id: claimed?.id })
    })

    it('cannot be ended by a worker whose lease is over', async () => {
      await enqueue('A')
      const claim = () => claimJobs(shop.db, { now: shop.now(), leaseMs: 60_000, limit: 10 })
      const [late] = await claim()
      if (!late) throw new Error('Nothing was claimed.')
      shop.clock.now += 60_000
      expect(await claim()).toHaveLength(1)
      await finishJob(shop.db, late)
      expect(await jobs()).toHaveLength(1)
    })

    it('is not begun by a worker that came to it after its lease: another one has it', async () => {
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
    it('waits longer each time', async () => {
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

    it('says why', async () => {
      await enqueue('A')
      await run(failing('the provider sleeps'))
      expect(await jobs()).toMatchObject([{ lastError: 'the provider sleeps', attempts: 1 }])
      expect(shop.log.lines).toMatchObject([{ level: 'warn', event: 'job failed' }])
    })

    it('does not keep the others from being done', async () => {
      await enqueue('bad')
      await enqueue('good', { in: 1 })
      shop.clock.now += 1
      const picky = handlers({
        'expire-order': async (_shop, { orderId }) => {
          if (orderId === 'bad') throw new Error('bad')
          done.push(orderId)
          return { done: true }
        },
      })
      await run(picky)
      expect(done).toEqual(['good'])
    })

    it('is done in the end, when what was wrong is right again', async () => {
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

    it('is laid aside for a person to look at after its last try', async () => {
      await enqueue('A')
      await failUntilDeadLettered()
      const [job] = await jobs()
      expect(job?.diedAt).not.toBeNull()
      expect(shop.log.lines.at(-1)).toMatchObject({ level: 'error', event: 'job dead-lettered' })
    })

    it('stays there', async () => {
      await enqueue('A')
      await failUntilDeadLettered()
      await run()
      expect(done).toEqual([])
    })
  })

  describe('that ends the process', () => {
    /** A worker that dies of its first job: it neither finishes it nor says that it failed. */
    async function dieOfFirstJob(): Promise<string> {
      const worked = Promise.withResolvers<string>()
      const deadly = handlers({
        'expire-order': (_shop, { orderId }) => {
          worked.resolve(orderId)
          return new Promise<never>(() => undefined)
        },
      })
      void run(deadly)
      return worked.promise
    }
    const restart = () => {
      shop.clock.now += 60_000
    }

    it('comes after what it had kept from being done', async () => {
      await enqueue('deadly')
      await enqueue('good', { in: 1 })
      shop.clock.now += 1
      expect(await dieOfFirstJob()).toBe('deadly')
      restart()
      await run()
      expect(done).toEqual(['good'])
    })

    it('costs what was claimed along with it no try', async () => {
      await enqueue('deadly')
      await enqueue('good', { in: 1 })
      shop.clock.now += 1
      await dieOfFirstJob()
      const attempts = (await jobs()).map((job) => [JSON.parse(job.payload).orderId, job.attempts])
      expect(Object.fromEntries(attempts)).toEqual({ deadly: 1, good: 0 })
    })

    it('is laid aside after its last try, and not begun once more', async () => {
      await enqueue('deadly')
      for (let time = 0; time < maxAttempts; time++) {
        await dieOfFirstJob()
        shop.clock.now += minutes(62)
      }
      await run()
      expect(done).toEqual([])
      expect(await jobs()).toMatchObject([
        { attempts: maxAttempts, lastError: 'The process ended each time that this was done.' },
      ])
      expect((await jobs())[0]?.diedAt).not.toBeNull()
    })
  })

  it('that takes longer than its lease is still one worker’s', async () => {
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

  it('that hangs is given up for this time, and the rest is done', async () => {
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
    expect(await jobs()).toMatchObject([{ attempts: 1, lastError: 'It took longer than 20 ms.' }])
  })

  describe('of a shop whose clock is moved', () => {
    const day = 24 * minutes(60)
    const year = 365 * day

    it('is done when the clock goes on, however far', async () => {
      await enqueue('A', { in: 1_000 })
      shop.clock.now += year
      await run()
      expect(done).toEqual(['A'])
    })

    it('is not kept for ever by a worker whose clock was ahead', async () => {
      await enqueue('A')
      const right = shop.now()
      await claimJobs(shop.db, { now: right + year, leaseMs: 60_000, limit: 10 })
      await run()
      expect(done).toEqual(['A'])
    })

    it('runs after its delay, counted from now, when a clock wrote it that was ahead', async () => {
      const right = shop.now()
      shop.clock.now += year
      await enqueue('A', { in: minutes(5) })
      shop.clock.now = right
      expect(await rescheduleFromWrongClock(shop.db, right)).toBe(1)
      await run()
      expect(done).toEqual([])
      shop.clock.now += minutes(5)
      await run()
      expect(done).toEqual(['A'])
    })

    it('retries after its delay when its last attempt was under a clock that was ahead', async () => {
      await enqueue('A')
      const right = shop.now()
      shop.clock.now += year
      await run(failing())
      shop.clock.now = right
      await rescheduleFromWrongClock(shop.db, right)
      expect(await jobs()).toMatchObject([{ runAt: right + 5_000, attempts: 1 }])
    })

    it('waits for a far day when a right clock wrote it', async () => {
      await enqueue('A', { in: year })
      shop.clock.now += minutes(1)
      expect(await rescheduleFromWrongClock(shop.db, shop.now())).toBe(0)
      await run()
      expect(done).toEqual([])
      shop.clock.now += year
      await run()
      expect(done).toEqual(['A'])
    })

    it('keeps its day while the clock is behind', async () => {
      await enqueue('A', { in: year })
      const right = shop.now()
      shop.clock.now -= 30 * day
      expect(await rescheduleFromWrongClock(shop.db, shop.now())).toBe(0)
      shop.clock.now = right + year - 1
      await run()
      expect(done).toEqual([])
      shop.clock.now += 1
      await run()
      expect(done).toEqual(['A'])
    })

    it('runs on time when it is due while a clock that was ahead is corrected', async () => {
      await enqueue('due')
      await enqueue('far', { in: year })
      const right = shop.now()
      shop.clock.now += year / 2
      await run(failing())
      shop.clock.now = right
      await rescheduleFromWrongClock(shop.db, right)
      shop.clock.now += 5_000
      await run()
      expect(done).toEqual(['due'])
    })

    it('ignores the clock of its machine on a database server', async () => {
      if (open().engine !== 'postgresql') return
      const wall = { offsetMs: 0 }
      const clock = createDatabaseClock(open(), {
        wall: () => Date.now() + wall.offsetMs,
        monotonic: () => performance.now(),
      })
      await clock.measure()
      shop.now = clock.now
      await enqueue('far', { in: year })
      wall.offsetMs = 2 * year
      await enqueue('due')
      await run()
      expect(done).toEqual(['due'])
      wall.offsetMs = -2 * year
      await enqueue('due as well')
      await run()
      expect(done).toEqual(['due', 'due as well'])
    })

    it('keeps its day when two clocks differ by less than a minute', async () => {
      await enqueue('A', { in: year })
      const written = shop.now() - minutes(1)
      expect(await rescheduleFromWrongClock(shop.db, written)).toBe(0)
    })

    it('is still one worker’s when two clocks differ by a minute', async () => {
      await enqueue('A')
      await claimJobs(shop.db, { now: shop.now() + minutes(1), leaseMs: 60_000, limit: 10 })
      await run()
      expect(done).toEqual([])
    })
  })

  it('that nobody knows how to do is kept, and said to be so', async () => {
    await enqueue('A')
    await shop.db.updateTable('jobs').set({ kind: 'water-the-plants' }).execute()
    await run()
    expect(await jobs()).toMatchObject([
      { kind: 'water-the-plants', lastError: 'Nobody knows how to do water-the-plants.' },
    ])
  })

  it('whose papers are not in order is not done', async () => {
    await enqueue('A')
    await shop.db.updateTable('jobs').set({ payload: '{"order":1}' }).execute()
    await run()
    expect(done).toEqual([])
    expect(await jobs()).toHaveLength(1)
  })
})
