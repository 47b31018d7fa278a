import { beforeEach, expect, it } from 'vitest'
import { createDatabaseClock } from '#database/database-clock.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { stubJobs } from '../../../tests/support/stub-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { rescheduleFromWrongClock } from './job-schedule-store.server.ts'
import { claimJobs, enqueueJob } from './job-store.server.ts'
import { runDueJobs } from './run-due-jobs.server.ts'

describeOnEachDatabase('a job of a shop whose clock changes', (open) => {
  let shop: TestShop
  let done: string[]

  beforeEach(async () => {
    shop = await openTestShop(open())
    done = []
  })

  const recording = stubJobs({
    'expire-order': async (_shop, { orderId }) => {
      done.push(orderId)
      return { done: true }
    },
  })
  const failing = stubJobs({
    'expire-order': async () => {
      throw new Error('out of order')
    },
  })

  const enqueue = (orderId: string, { in: delay = 0 } = {}) =>
    enqueueJob(shop.db, {
      kind: 'expire-order',
      payload: { orderId },
      runAt: shop.now() + delay,
      uniqueKey: orderId,
      now: shop.now(),
    })
  const run = (definitions = recording) => runDueJobs(shop, definitions)
  const jobs = () => shop.db.selectFrom('jobs').selectAll().execute()

  const day = 24 * minutes(60)
  const year = 365 * day

  it('runs when the clock jumps ahead', async () => {
    await enqueue('A', { in: 1_000 })
    shop.clock.now += year
    await run()
    expect(done).toEqual(['A'])
  })

  it('is free again after a lease by a clock that was ahead', async () => {
    await enqueue('A')
    const right = shop.now()
    await claimJobs(shop.db, { now: right + year, leaseMs: 60_000, limit: 10 })
    await run()
    expect(done).toEqual(['A'])
  })

  it('restarts its delay when a clock that was ahead scheduled it', async () => {
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

  it('restarts its retry delay when a clock that was ahead scheduled it', async () => {
    await enqueue('A')
    const right = shop.now()
    shop.clock.now += year
    await run(failing)
    shop.clock.now = right
    await rescheduleFromWrongClock(shop.db, right)
    expect(await jobs()).toMatchObject([{ runAt: right + 5_000, attempts: 1 }])
  })

  it('waits for a day a year ahead', async () => {
    await enqueue('A', { in: year })
    shop.clock.now += minutes(1)
    expect(await rescheduleFromWrongClock(shop.db, shop.now())).toBe(0)
    await run()
    expect(done).toEqual([])
    shop.clock.now += year
    await run()
    expect(done).toEqual(['A'])
  })

  it('keeps a day a year ahead while the clock is behind', async () => {
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

  it('runs on time beside a far job after a clock that was ahead', async () => {
    await enqueue('due')
    await enqueue('far', { in: year })
    const right = shop.now()
    shop.clock.now += year / 2
    await run(failing)
    shop.clock.now = right
    await rescheduleFromWrongClock(shop.db, right)
    shop.clock.now += 5_000
    await run()
    expect(done).toEqual(['due'])
  })

  it('follows the database when the machine clock is wrong', async () => {
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

  it('keeps its time when two clocks differ by less than a minute', async () => {
    await enqueue('A', { in: year })
    const written = shop.now() - minutes(1)
    expect(await rescheduleFromWrongClock(shop.db, written)).toBe(0)
  })

  it('stays claimed when two clocks differ by a minute', async () => {
    await enqueue('A')
    await claimJobs(shop.db, { now: shop.now() + minutes(1), leaseMs: 60_000, limit: 10 })
    await run()
    expect(done).toEqual([])
  })
})
