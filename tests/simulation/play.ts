import { createHash } from 'node:crypto'
import { jobDefinitions } from '#commerce/jobs/job-definitions.server.ts'
import { runDueJobs } from '#commerce/jobs/run-due-jobs.server.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import { emptySqlite } from '../support/empty-database.ts'
import type { Action } from './action.ts'
import { deliverWebhook } from './actions/payments.ts'
import { allActions } from './actions.ts'
import { findDisagreements, findProblems, type Problem } from './checks.ts'
import { SimulatedFault } from './faults.ts'
import { seedIds } from './ids.ts'
import { createRandom, pickStable } from './random.ts'
import type { Move, Moves } from './script.ts'
import { openWorld, type World } from './world.ts'

export interface Played {
  /** The first problems, and after how many steps they were found; the end of the script counts as one more. */
  failed: { afterSteps: number; problems: Problem[] } | null
  orders: number
  /** Differs when the shop ended in another state. */
  digest: string
}

export interface PlayOptions {
  /** A migrated database, of which each run takes a copy. */
  migratedFile: string
  /** Checks the invariants after each so many steps, and at the end. */
  checkEvery: number
  actions?: readonly Action[] | undefined
  /** Whether the shop comes to rest after the script; true by default. */
  settles?: boolean
}

/** Plays a script in a new shop. The same script always ends the same way. */
export async function play(
  script: readonly Moves[],
  { migratedFile, checkEvery, actions = allActions, settles = true }: PlayOptions,
): Promise<Played> {
  const byName = new Map(actions.map((action) => [action.name, action]))
  const ids = seedIds()
  ids.reseed(0)
  const { database, remove } = emptySqlite(migratedFile)
  try {
    const world = await openWorld(database)
    const failed = await playIn(world)
    const { length: orders } = await world.listOrders()
    return { failed, orders, digest: await digestOf(world) }
  } finally {
    ids.restore()
    await remove()
  }

  async function playIn(world: World): Promise<Played['failed']> {
    for (const [index, moves] of script.entries()) {
      ids.reseed(moves[0].seed)
      const thrown = await playStep(world, moves, byName)
      const isDue = (index + 1) % checkEvery === 0 || index + 1 === script.length
      const problems = [...thrown, ...(isDue ? await findProblems(world) : [])]
      if (problems.length > 0) return { afterSteps: index + 1, problems }
    }
    if (!settles) return null
    await settle(world)
    const problems = [
      ...(await findProblems(world, world.base.now())),
      ...(await findDisagreements(world)),
    ]
    return problems.length > 0 ? { afterSteps: script.length + 1, problems } : null
  }
}

/** Plays the moves of a step at the same time. Returns the exceptions that no simulated fault explains. */
async function playStep(
  world: World,
  moves: Moves,
  actions: ReadonlyMap<string, Action>,
): Promise<Problem[]> {
  const { faults, base, instances } = world
  const stepRandom = createRandom(moves[0].seed + 1)
  base.clock.now += stepRandom.below(30_000)
  const first = stepRandom.below(2)
  faults.begin(stepRandom)
  const orders = await world.listOrders()
  const ended = await Promise.allSettled(
    moves.map((move, index) => {
      const instance = instances[(first + index) % 2]
      if (!instance) throw new Error('There are two instances.')
      return faults.on(instance, () => playMove(move, instance.shop))
    }),
  )
  for (const [index, { isDead }] of instances.entries()) if (isDead) world.restart(index)
  if (faults.hasFired()) return []
  return ended.flatMap((one, index) =>
    one.status === 'fulfilled' || one.reason instanceof SimulatedFault
      ? []
      : [{ rule: `${moves[index]?.action} does not throw`, detail: stackOf(one.reason) }],
  )

  async function playMove({ action: name, seed }: Move, shop: ShopContext): Promise<unknown> {
    const action = actions.get(name)
    const step = { world, seed, random: createRandom(seed), shop }
    if (!action?.needs) return action?.run(step)
    const order = pickStable(seed, orders.filter(action.needs), ({ key }) => key)
    return order && action.run(step, order)
  }
}

function stackOf(reason: unknown): string {
  return reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)
}

const minute = 60_000
/** Long enough for the longest pause of a job, and for the last inquiry about a payment. */
const pauses = [0, 5, 35, 70, 130, 12 * 60, 13 * 60, 13 * 60, 65].map((count) => count * minute)

/** Ends all faults, delivers all messages and runs all jobs, until nothing is left to do. */
async function settle({ faults, base, provider, instances }: World): Promise<void> {
  faults.quieten()
  const shop = { ...(instances[0]?.shop ?? base), now: base.now }
  for (const pause of pauses) {
    base.clock.now += pause
    provider.script.undecided = false
    provider.script.decide('done')
    for (const { report } of provider.messages.splice(0)) await deliverWebhook(shop, report)
    while ((await runDueJobs(shop, jobDefinitions)) > 0);
  }
}

async function digestOf({ base: { db } }: World): Promise<string> {
  const hash = createHash('sha256')
  for (const table of [
    'orders',
    'orderLines',
    'orderEvents',
    'payments',
    'refunds',
    'jobs',
  ] as const) {
    hash.update(JSON.stringify(await db.selectFrom(table).selectAll().execute()))
  }
  return hash.digest('hex')
}
