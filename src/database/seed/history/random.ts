/** A pseudorandom generator with a fixed seed, so that two demo shops of one day have the same history. */
export interface Random {
  /** From 0 to 1, without 1. */
  next: () => number
  /** A whole number from `least` to `most`. */
  between: (least: number, most: number) => number
  /** Whether an event of this probability happens. */
  happens: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  /** Picks by weight: an item with twice the weight is picked twice as often. */
  pickWeighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item
}

/** Mulberry32: short, and even enough for a demo. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const itemAt = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick: (items) => itemAt(items, between(0, items.length - 1)),
    pickWeighted(items, weightOf) {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0)
      const index = items.findIndex((item) => {
        left -= weightOf(item)
        return left < 0
      })
      return itemAt(items, index < 0 ? items.length - 1 : index)
    },
  }
}
