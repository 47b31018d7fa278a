/** What the engines call the same mishap, said in one place. */

const transientCodes = new Set([
  '40001', // PostgreSQL: serialization failure
  '40P01', // PostgreSQL: deadlock
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
])

const uniqueViolationCodes = new Set([
  '23505', // PostgreSQL
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
])

/** The transaction did nothing wrong: the same work may succeed when it is done again. */
export function isTransient(error: unknown): boolean {
  return transientCodes.has(codeOf(error))
}

export function isUniqueViolation(error: unknown): boolean {
  return uniqueViolationCodes.has(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
