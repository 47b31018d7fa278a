const numberingBegan = Date.UTC(2026, 0, 1)

/**
 * The next id after `last`, at least one that grows with the seconds, so that a sandbox with a new database does not
 * reuse ids.
 */
export function nextId(base: number, last: number | null | undefined, at: number): number {
  const byClock = base + Math.max(1, Math.floor((at - numberingBegan) / 1000))
  return Math.max(byClock, (last ?? 0) + 1)
}
