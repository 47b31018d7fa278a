import { expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/each-database.ts'
import { createDatabaseClock } from './database-clock.server.ts'

const year = 365 * 24 * 60 * 60_000

/** A machine with a wall clock that the test sets and an independent monotonic clock. */
function machine() {
  const offset = { ms: 0 }
  const clocks = { wall: () => Date.now() + offset.ms, monotonic: () => performance.now() }
  return { offset, clocks }
}

describeOnEachDatabase('the database clock', (open) => {
  const isServer = () => open().engine === 'postgresql'

  it('agrees between instances whose wall clocks differ by 90 s', async () => {
    if (!isServer()) return
    const [one, other] = [machine(), machine()]
    other.offset.ms = 90_000
    const clocks = [one, other].map(({ clocks }) => createDatabaseClock(open(), clocks))
    for (const clock of clocks) await clock.measure()
    const [first = 0, second = 0] = clocks.map((clock) => clock.now())
    expect(Math.abs(first - second)).toBeLessThan(250)
  })

  it('does not depend on the wall clock of its machine', async () => {
    if (!isServer()) return
    const { clocks, offset } = machine()
    const clock = createDatabaseClock(open(), clocks)
    await clock.measure()
    const before = clock.now()
    offset.ms = -year
    expect(clock.now() - before).toBeLessThan(1_000)
    expect(clock.now()).toBeGreaterThanOrEqual(before)
  })

  it('reports a wall clock that differs until it is corrected', async () => {
    if (!isServer()) return
    const { clocks, offset } = machine()
    const clock = createDatabaseClock(open(), clocks)
    await clock.measure()
    expect(clock.problem()).toBeNull()
    offset.ms = 90_000
    expect(clock.problem()).toBe('clock differs from the database')
    expect(clock.differenceMs()).toBeGreaterThan(89_000)
    offset.ms = 0
    expect(clock.problem()).toBeNull()
  })

  it('reports a missing measurement before the first one and after a minute', async () => {
    if (!isServer()) return
    const { clocks } = machine()
    let slept = 0
    const clock = createDatabaseClock(open(), {
      wall: () => Date.now() + slept,
      monotonic: () => performance.now() + slept,
    })
    expect(createDatabaseClock(open(), clocks).problem()).toBe('clock not measured')
    await clock.measure()
    slept = 61_000
    expect(clock.problem()).toBe('clock not measured')
    await clock.measure()
    expect(clock.now()).toBeLessThan(Date.now() + 1_000)
  })

  it('reports each change once', async () => {
    if (!isServer()) return
    const { clocks, offset } = machine()
    offset.ms = 90_000
    const reported: unknown[] = []
    const { stop } = createDatabaseClock(open(), clocks).start((problem) => reported.push(problem))
    await vi.waitFor(() => expect(reported).toEqual(['clock differs from the database']))
    stop()
  })

  it('is the wall clock of the machine on SQLite', () => {
    if (isServer()) return
    const { clocks, offset } = machine()
    offset.ms = year
    const clock = createDatabaseClock(open(), clocks)
    expect(Math.abs(clock.now() - clocks.wall())).toBeLessThan(1_000)
    expect([clock.differenceMs(), clock.problem()]).toEqual([0, null])
  })
})
