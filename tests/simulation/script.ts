import type { Action } from './action.ts'
import { allActions } from './actions.ts'
import { createRandom, type Random } from './random.ts'

/** An action with the seed of its choices. */
export interface Move {
  action: string
  seed: number
}

/** The moves of one step: one, or two at the same time on both instances. */
export type Moves = readonly [Move] | readonly [Move, Move]

const races = 0.1

/** The steps of a seed. An action whose precondition no order fulfils is skipped when it is played. */
export function scriptOf(
  seed: number,
  steps: number,
  actions: readonly Action[] = allActions,
): Moves[] {
  const random = createRandom(seed)
  const used = new Set<number>()
  const move = (action = chooseAction(random, actions)): Move => {
    let own = random.below(2 ** 31)
    while (used.has(own)) own = random.below(2 ** 31)
    used.add(own)
    return { action, seed: own }
  }
  return Array.from({ length: steps }, (): Moves => {
    const first = move()
    if (!random.chance(races)) return [first]
    // Half of the races are two of the same: a double click, or two staff members.
    return [first, random.chance(0.5) ? move(first.action) : move()]
  })
}

function chooseAction(random: Random, actions: readonly Action[]): string {
  let rest = random.below(actions.reduce((sum, { weight }) => sum + weight, 0))
  for (const { name, weight } of actions) {
    rest -= weight
    if (rest < 0) return name
  }
  throw new Error('The weights of the actions do not add up.')
}

/** A script as a short text: `place:1a pay:2b+cancel:3c`. */
export function printScript(script: readonly Moves[]): string {
  const print = ({ action, seed }: Move) => `${action}:${seed.toString(36)}`
  return script.map((moves) => moves.map(print).join('+')).join(' ')
}

export function parseScript(text: string, actions = allActions): Moves[] {
  return text
    .trim()
    .split(/\s+/)
    .map((step): Moves => {
      const [first, second] = step.split('+').map((move) => parseMove(move, actions))
      if (!first) throw new Error(`No step: ${step}`)
      return second ? [first, second] : [first]
    })
}

function parseMove(text: string, actions: readonly Action[]): Move {
  const [action = '', seed = ''] = text.split(':')
  if (!actions.some(({ name }) => name === action)) throw new Error(`No action: ${text}`)
  return { action, seed: Number.parseInt(seed, 36) }
}
