import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import { createRandom, type Random } from './random.ts'

/** One instance of the shop. A killed one does nothing more until it is restarted. */
export interface Machine {
  isDead: boolean
  /** How far its clock is ahead, in milliseconds. */
  skewMs: number
}

/** The reason of a failure that the simulation caused. */
export class SimulatedFault extends Error {
  override readonly name = 'SimulatedFault'
  readonly code: string

  constructor(code: string) {
    super(`Simulated: ${code}`)
    this.code = code
  }
}

/** A fault of a call of an outside service. `lost`: the service did it, but the response was lost. */
export type CallFault = 'none' | 'unavailable' | 'lost' | 'refused' | 'throttled' | 'killed'

/** The share of steps with a failing database, and of failing calls. */
const databaseFaults = 0.08
const callFaults = 0.05
const callFaultsInOutage = 0.7

export type Faults = ReturnType<typeof createFaults>

/** Decides what fails. The choices of a step come from its own seed. */
export function createFaults() {
  const running = new AsyncLocalStorage<Machine>()
  let random = createRandom(0)
  let statementsLeft = Number.POSITIVE_INFINITY
  let isQuiet = true
  let hasFired = false
  let isOutage = false

  function fire(code: string): never {
    hasFired = true
    throw new SimulatedFault(code)
  }

  function assertAlive(): void {
    if (running.getStore()?.isDead) fire('killed')
  }

  function kill(): never {
    const machine = running.getStore()
    if (machine) machine.isDead = true
    fire('killed')
  }

  /** After the statement: inside a transaction it is rolled back; outside it took effect, and its result is lost. */
  function afterStatement(): void {
    assertAlive()
    if (!running.getStore() || statementsLeft-- !== 0) return
    const code = random.pick(['SQLITE_BUSY', 'SQLITE_IOERR', 'killed'])
    if (code === 'killed') kill()
    fire(code)
  }

  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      assertAlive()
      return node
    },
    async transformResult({ result }) {
      afterStatement()
      return result
    },
  }

  return {
    plugin,
    kill,
    assertAlive,
    /** Runs work on a machine. */
    on: <T>(machine: Machine, work: () => Promise<T>): Promise<T> => running.run(machine, work),
    begin(stepRandom: Random): void {
      random = stepRandom
      hasFired = false
      isQuiet = false
      const fails = random.chance(databaseFaults)
      statementsLeft = fails ? random.below(25) : Number.POSITIVE_INFINITY
    },
    /** No more faults. */
    quieten(): void {
      isQuiet = true
      isOutage = false
      statementsLeft = Number.POSITIVE_INFINITY
    },
    setOutage(outage: boolean): void {
      isOutage = outage
    },
    hasFired: () => hasFired,
    /** The fault of a call, of those that are possible for it. */
    ofCall(possible: readonly [CallFault, ...CallFault[]]): CallFault {
      assertAlive()
      if (isQuiet) return 'none'
      return random.chance(isOutage ? callFaultsInOutage : callFaults)
        ? random.pick(possible)
        : 'none'
    },
    /** Lets the other machine of a race go on for a while. */
    async latency(): Promise<void> {
      if (isQuiet) return
      for (let turns = random.below(60); turns > 0; turns--) await Promise.resolve()
    },
  }
}
