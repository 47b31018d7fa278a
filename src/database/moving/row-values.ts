/** A row as an engine hands it over, under the names that its columns have there. */
export type Row = Record<string, unknown>

/** The same value for the same fact, whichever engine it came from: only flags and times differ between them. */
export function plainValue(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`A ${typeof value} cannot move from one database to another.`)
}

/** A plain value as a column wants it: PostgreSQL has flags of their own, and takes times as text. */
export function valueFor(columnType: string, value: unknown): string | number | boolean | null {
  const plain = plainValue(value)
  return columnType === 'bool' && plain !== null ? plain !== 0 : plain
}
