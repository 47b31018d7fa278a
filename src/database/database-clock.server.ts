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
// A slower answer says too little about the time.
const slowestAnswerMs = 2_000
const samplesAtOnce = 3

/**
 * The clock of the shop. All instances read the same one, the database's, whatever their machines say: leases, expiries
 * and sessions depend on it. Between two measurements the monotonic clock goes on.
 */
export interface DatabaseClock {
  /** The time in epoch milliseconds; this machine's until the first measurement. */
  now(): number
  /** How far this machine's clock is ahead of the database's, in milliseconds. */
  differenceMs(): number
  problem(): ClockProblem | null
  /** Measures once. Throws when the database does not answer. */
  measure(): Promise<void>
  /** Measures from now on, and tells of each change of `problem()`. */
  start(onChange: (problem: ClockProblem | null) => void): { stop(): void }
}

/** Clocks of this machine; a test moves its own. */
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

/** SQLite has no clock of its own, and all its processes are on one machine. */
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
    // The connection first: a wait for the pool is no part of the round trip.
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
        // A database that is away is told of elsewhere; `problem()` says when it has been too long.
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
  if (!row) throw new Error('The database did not say the time.')
  return row.time
}
