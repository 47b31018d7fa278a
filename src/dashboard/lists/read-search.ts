// Read by hand, without a schema: this stands in the code that every visitor of the shop loads.

const longestWords = 100

/** Words that are searched for. A number comes out of the address as one. */
export function wordsIn(value: unknown, longest = longestWords): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.trim().slice(0, longest) || undefined
}

/** A day that there is: 30 February would be read as one in March. */
export function dayIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const instant = Date.parse(value)
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value)
  return exists ? value : undefined
}
