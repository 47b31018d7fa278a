/** What the engines call the same mishap, said in one place. */

const retryCodes = [
  '40001', // PostgreSQL: serialization failure, or a read of a standby that stands in the way of its recovery
  '40P01', // PostgreSQL: deadlock
]

const transientCodes = new Set([
  ...retryCodes,
  '25006', // PostgreSQL: read-only for now, a standby that is about to become the database
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
])

// The server is going down or starting, or the network is, or nobody knows its name any more.
const lostConnectionCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const lostConnectionMessage =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/

const uniqueViolationCodes = new Set([
  '23505', // PostgreSQL
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
])

const unstorableCodes = new Set([
  '22021', // PostgreSQL: a character that no text may hold, such as zero
  '22P05', // PostgreSQL: a character that the database's encoding does not have
  '22003', // PostgreSQL: a number that is too large for its column
])

/** Somebody sent what no column can hold: nothing was done, and nothing is wrong with the database. */
export function isUnstorable(error: unknown): boolean {
  return unstorableCodes.has(codeOf(error))
}

/** The transaction did nothing wrong: the same work may succeed when it is done again. */
export function isTransient(error: unknown): boolean {
  return transientCodes.has(codeOf(error))
}

/** SQLite: another process writes, or recovers the write-ahead log. */
export function isSqliteBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY')
}

/** SQLite: the disk is full. It has rolled the transaction back by itself. */
export function isSqliteFull(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_FULL'
}

/** The work was broken off for the sake of somebody else's: there is nothing wrong with it, nor with the database. */
export function isSerializationFailure(error: unknown): boolean {
  return retryCodes.includes(codeOf(error))
}

/**
 * The database went away, perhaps to come back as another machine. What was sent last may have been done or not: only a
 * commit makes that a question.
 */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  if (lostConnectionCodes.has(code) || code.startsWith('08')) return true
  return error instanceof Error && lostConnectionMessage.test(error.message)
}

/** The server has as many connections as it allows, and let nobody else in: nothing was asked of it. */
export function isFull(error: unknown): boolean {
  return codeOf(error) === '53300'
}

export function isUniqueViolation(error: unknown): boolean {
  return uniqueViolationCodes.has(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
