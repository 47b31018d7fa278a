/** Whether two flat objects are equal, regardless of the order of their fields. */
export function isSame<T extends object>(one: T | null, other: T | null): boolean {
  if (one === null || other === null) return one === other
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return a.size === b.size && [...a].every(([field, value]) => b.get(field) === value)
}
