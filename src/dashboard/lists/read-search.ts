// Without a schema: this is part of the routes, which every visitor of the storefront loads.

const maxTermLength = 100

/** A search term. The router parses a number in the address as a number. */
export function searchTermIn(value: unknown, longest = maxTermLength): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.trim().slice(0, longest) || undefined
}

/** A date that exists: `Date.parse` reads 30 February as a day in March. */
export function dayIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const instant = Date.parse(value)
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value)
  return exists ? value : undefined
}
