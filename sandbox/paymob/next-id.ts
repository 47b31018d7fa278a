const numberingBegan = Date.UTC(2026, 0, 1)

/**
 * The next number after `last`, and never below one that grows with the seconds: a sandbox that
 * starts with an empty database does not hand out the numbers its predecessor already used.
 */
export function nextId(base: number, last: number | null | undefined, at: number): number {
  const byClock = base + Math.max(1, Math.floor((at - numberingBegan) / 1000))
  return Math.max(byClock, (last ?? 0) + 1)
}
