/** A seeded source of choices: the same seed makes the same choices. */
export interface Random {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<const T>(from: readonly [T, ...T[]]): T
}

export function createRandom(seed: number): Random {
  let state = mix(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    return mix(state) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => next() < probability,
    pick: (from) => from[below(from.length)] ?? from[0],
  }
}

/** Spreads the bits of a whole number over 32 bits (the finalizer of MurmurHash 3). */
function mix(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/**
 * The same choice for the same seed as long as the chosen one is there (rendezvous hashing): a replay with fewer steps
 * still chooses the same order.
 */
export function pickStable<T>(
  seed: number,
  from: readonly T[],
  keyOf: (one: T) => number,
): T | undefined {
  const rank = (one: T) => mix(mix(seed) ^ keyOf(one))
  let best: T | undefined
  for (const one of from) if (best === undefined || rank(one) < rank(best)) best = one
  return best
}
