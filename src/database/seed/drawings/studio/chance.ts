/** Seeded chance: the same seed draws the same flower on every machine. */
export interface Chance {
  /** Between 0 and 1. */
  next(): number
  between(low: number, high: number): number
  /** Around 0, in the shape of a bell. */
  normal(spread: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
}

export function chanceFrom(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: (spread) =>
      spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}

export function seedOf(name: string): number {
  let seed = 7
  for (const letter of name) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0
  return seed
}
