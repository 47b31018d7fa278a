import { expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/each-database.ts'
import { createDatabaseClock } from './database-clock.server.ts'

const year = 365 * 24 * 60 * 60_000

/** A machine whose wall clock a test sets; its monotonic clock goes on as ever. */
function machine() {
  const offset = { ms: 0 }
  const clocks = { wall: () => Date.now() + offset.ms, monotonic: () => performance.now() }
  return { offset, clocks }
}

describeOnEachDatabase('the clock of the shop', (open) => {
  const isServer = () => open().engine === 'postgresql'

  it('agrees between instances whose machines differ by 90 s', async () => {
    if (!isServer()) return
    const [one, other] = [machine(), machine()]
    other.offset.ms = 90_000
    const clocks = [one, other].map(({ clocks }) => createDatabaseClock(open(), clocks))
    for (const clock of clocks) await clock.measure()
    const [first = 0, second = 0] = clocks.map((clock) => clock.now())
    expect(Math.abs(first - second)).toBeLessThan(250)
  })

  it('does not move with the clock of its machine', async () => {
    if (!isServer()) return
    const { clocks, offset } = machine()
    const clock = createDatabaseClock(open(), clocks)
    await clock.measure()
    const before = clock.now()
    offset.ms = -year
    expect(clock.now() - before).toBeLessThan(1_000)
    expect(clock.now()).toBeGreaterThanOrEqual(before)
  })

  it('says that the clock of its machine differs, until it is set right', async () => {
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

  it('says that it was not measured, before the first time and after a minute without', async () => {
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

  it('tells of each change once', async () => {
    if (!isServer()) return
    const { clocks, offset } = machine()
    offset.ms = 90_000
    const told: unknown[] = []
    const { stop } = createDatabaseClock(open(), clocks).start((problem) => told.push(problem))
    await vi.waitFor(() => expect(told).toEqual(['clock differs from the database']))
    stop()
  })

  it('is the machine’s own where the database is a file on it', () => {
    if (isServer()) return
    const { clocks, offset } = machine()
    offset.ms = year
    const clock = createDatabaseClock(open(), clocks)
    expect(Math.abs(clock.now() - clocks.wall())).toBeLessThan(1_000)
    expect([clock.differenceMs(), clock.problem()]).toEqual([0, null])
  })
})
