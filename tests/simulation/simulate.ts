import type { Problem } from './checks.ts'
import { type PlayOptions, play } from './play.ts'
import { type Moves, printScript, scriptOf } from './script.ts'
import { shrink } from './shrink.ts'

/** About a hundred orders in two days. */
const stepsOfRun = 1000
const checkEvery = 50
const triesOfShrinking = 100

type Options = Pick<PlayOptions, 'migratedFile' | 'actions'>

export interface Simulated {
  orders: number
  /** The failure, with a short replay; null if there is none. */
  report: string | null
}

/** Plays the days of a seed, and shortens the script if an invariant breaks. */
export async function simulate(
  seed: number,
  options: Options,
  steps = stepsOfRun,
): Promise<Simulated> {
  const script = scriptOf(seed, steps, options.actions)
  const { failed, orders } = await play(script, { ...options, checkEvery })
  if (!failed) return { orders, report: null }
  const short = await shorten(script.slice(0, failed.afterSteps), options)
  const report = `Seed ${seed}, after ${failed.afterSteps} steps:\n${print(failed.problems)}`
  return { orders, report: `${report}\nShortened:\n${await reportOf(short, options)}` }
}

/** Plays a script and reports what goes wrong; null if nothing does. */
export async function replay(script: readonly Moves[], options: Options): Promise<string | null> {
  const { failed } = await play(script, { ...options, checkEvery: 1 })
  return failed ? reportOf(script, options) : null
}

/** Finds the step after which the invariant is broken, then drops what it does not need. */
async function shorten(script: readonly Moves[], options: Options): Promise<readonly Moves[]> {
  const { failed } = await play(script, { ...options, checkEvery: 1 })
  const [problem] = failed?.problems ?? []
  if (!failed || !problem) return script
  const settles = failed.afterSteps > script.length
  const stillFails = async (shorter: readonly Moves[]) => {
    const again = await play(shorter, { ...options, checkEvery: shorter.length, settles })
    return again.failed?.problems.some(({ rule }) => rule === problem.rule) ?? false
  }
  return shrink(script.slice(0, failed.afterSteps), stillFails, triesOfShrinking)
}

async function reportOf(script: readonly Moves[], options: Options): Promise<string> {
  const { failed } = await play(script, { ...options, checkEvery: 1 })
  return `${print(failed?.problems ?? [])}\nSIMULATION_REPLAY='${printScript(script)}'`
}

function print(problems: readonly Problem[]): string {
  return problems.map(({ rule, detail }) => `  ${rule}: ${detail}`).join('\n')
}
