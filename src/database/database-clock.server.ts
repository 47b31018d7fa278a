import { sql } from 'kysely'
import {
  betterSample,
  type ClockProblem,
  type ClockSample,
  clockProblem,
  timeAt,
} from './clock-sample.ts'
import type { Database, OpenDatabase } from './engine.server.ts'

const measureEveryMs = 5_000
// A slower round trip is too imprecise.
const slowestAnswerMs = 2_000
const samplesAtOnce = 3

/**
 * The clock of the shop. All instances use the database's, because leases, expiries and sessions must not depend on
 * wall clocks of machines. Between two measurements the monotonic clock continues.
 */
export interface DatabaseClock {
  /** Epoch milliseconds; of this machine until the first measurement. */
  now(): number
  /** How far the clock of this machine is ahead of the database's, in milliseconds. */
  differenceMs(): number
  problem(): ClockProblem | null
  /** Measures once. Throws if the database does not respond. */
  measure(): Promise<void>
  /** Measures periodically and reports each change of `problem()`. */
  start(onChange: (problem: ClockProblem | null) => void): { stop(): void }
}

/** Clocks of this machine; tests replace them. */
export interface MachineClocks {
  wall: () => number
  monotonic: () => number
}

const ofThisMachine: MachineClocks = { wall: Date.now, monotonic: () => performance.now() }

export function createDatabaseClock(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  clocks: MachineClocks = ofThisMachine,
): DatabaseClock {
  return engine === 'postgresql' ? serverClock(db, clocks) : machineClock(clocks)
}

/** SQLite has no server, and all its processes share one machine. */
function machineClock({ wall }: MachineClocks): DatabaseClock {
  return {
    now: wall,
    differenceMs: () => 0,
    problem: () => null,
    measure: async () => undefined,
    start: () => ({ stop: () => undefined }),
  }
}

function serverClock(db: Database, { wall, monotonic }: MachineClocks): DatabaseClock {
  let known: ClockSample | null = null
  let measuredAt = Number.NEGATIVE_INFINITY

  async function measure(): Promise<void> {
    // Connect first, so that a wait for the pool does not count as round trip.
    await db.connection().execute(async (connection) => {
      for (let count = 0; count < samplesAtOnce; count++) {
        const begun = monotonic()
        const time = await readTime(connection)
        const at = monotonic()
        const errorMs = (at - begun) / 2
        if (at - begun > slowestAnswerMs) continue
        known = betterSample(known, { at: begun + errorMs, time, errorMs })
        measuredAt = at
      }
    })
  }

  const now = () => Math.round(known ? timeAt(known, monotonic()) : wall())
  const differenceMs = () => wall() - now()
  const problem = () =>
    clockProblem({ differenceMs: differenceMs(), unmeasuredMs: monotonic() - measuredAt })

  return {
    now,
    differenceMs,
    problem,
    measure,
    start(onChange) {
      let last: ClockProblem | null = null
      let isUnderWay = false
      const tick = async () => {
        if (isUnderWay) return
        isUnderWay = true
        // Other checks report an unavailable database; `problem()` reports a measurement that is too old.
        await measure().catch(() => undefined)
        isUnderWay = false
        const present = problem()
        if (present !== last) onChange(present)
        last = present
      }
      void tick()
      const timer = setInterval(tick, measureEveryMs).unref()
      return { stop: () => clearInterval(timer) }
    },
  }
}

async function readTime(db: Database): Promise<number> {
  const { rows } = await sql<{
    time: number
  }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database returned no time.')
  return row.time
}
