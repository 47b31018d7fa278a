/** Error codes of both engines with the same meaning. */

const retryCodes = [
  '40001', // PostgreSQL: serialization failure, or a read that conflicts with recovery on a standby
  '40P01', // PostgreSQL: deadlock
]

const transientCodes = new Set([
  ...retryCodes,
  '25006', // PostgreSQL: read-only, a standby before its promotion
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
])

// The server is stopping or starting, or the network or name resolution fails.
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
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Query read timeout/

const uniqueViolationCodes = new Set([
  '23505', // PostgreSQL
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
])

const unstorableCodes = new Set([
  '22021', // PostgreSQL: invalid character, such as NUL
  '22P05', // PostgreSQL: a character that the encoding of the database lacks
  '22003', // PostgreSQL: a number out of range
])

/** The input cannot be stored in its column: a client error, not a failure of the database. */
export function isUnstorable(error: unknown): boolean {
  return unstorableCodes.has(codeOf(error))
}

/** Whether a retry of the transaction may succeed. */
export function isTransient(error: unknown): boolean {
  return transientCodes.has(codeOf(error))
}

/** SQLite: another process writes or recovers the write-ahead log. */
export function isSqliteBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY')
}

/** SQLite: the disk is full. SQLite has rolled the transaction back. */
export function isSqliteFull(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_FULL'
}

/** A conflict with a concurrent transaction, not a failure of the database. */
export function isSerializationFailure(error: unknown): boolean {
  return retryCodes.includes(codeOf(error))
}

/**
 * The connection was lost, perhaps by a failover. Whether the last statement ran is unknown, which matters only for a
 * commit.
 */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  if (lostConnectionCodes.has(code) || code.startsWith('08')) return true
  return error instanceof Error && lostConnectionMessage.test(error.message)
}

/** PostgreSQL: the server has no database of this name. */
export function isMissingDatabase(error: unknown): boolean {
  return codeOf(error) === '3D000'
}

/** PostgreSQL: the user does not exist, or the password is wrong. */
export function isLoginRefused(error: unknown): boolean {
  return ['28P01', '28000'].includes(codeOf(error))
}

/** The server has no connections left. No statement ran. */
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
