/** A row as an engine returns it, with the column names of the database. */
export type Row = Record<string, unknown>

/** Normalizes a value across engines, which differ only in flags and times. */
export function plainValue(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`Cannot copy a value of type ${typeof value} between databases.`)
}

/** Converts a plain value for a column: PostgreSQL has booleans, and accepts times as text. */
export function valueFor(columnType: string, value: unknown): string | number | boolean | null {
  const plain = plainValue(value)
  return columnType === 'bool' && plain !== null ? plain !== 0 : plain
}
