import { PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'

const int8 = 20
const numeric = 1700

/** How long what may be waited for, in milliseconds. */
export interface Timeouts {
  /** A connection of the pool. */
  connectionMs: number
  statementMs: number
  /** A row that somebody else holds. */
  lockMs: number
  /** A transaction in which nothing happens: its process is gone, and its locks stay. */
  idleTransactionMs: number
}

export const defaultTimeouts: Timeouts = {
  connectionMs: 10_000,
  statementMs: 15_000,
  lockMs: 10_000,
  idleTransactionMs: 30_000,
}

// Whoever waits to change a table lets nobody past who comes after: an open shop stands still for so long.
const migrationLockMs = 3_000

export interface PoolUse {
  total: number
  idle: number
  /** Work that waits for a connection. */
  waiting: number
}

/** Opens nothing yet: connections are made when they are needed, `poolSize` at most. */
export function openPostgresql(
  url: string,
  { poolSize, readOnly, ...timeouts }: Timeouts & { poolSize: number; readOnly: boolean },
): { dialect: PostgresDialect; use: () => PoolUse } {
  // Counts, sums and times fit into a double; pg hands them over as text unless told otherwise.
  const types = new pg.TypeOverrides()
  types.setTypeParser(int8, Number)
  types.setTypeParser(numeric, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    // A machine that vanished without a word is noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
    connectionTimeoutMillis: timeouts.connectionMs,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
  })
  // The pool replaces a connection that breaks while nobody uses it. Without a listener it would end the process.
  pool.on('error', () => undefined)
  // Nor may one that breaks between two statements of a transaction: the next statement fails, and is heard of.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    dialect: new RowLockDialect({ pool }),
    use: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/**
 * Kysely guards migrations with an advisory lock, which distributed engines do not have. A row of its lock table
 * does as well: the first writer holds it until its transaction ends.
 */
class RowLockDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new RowLockAdapter()
  }
}

type AcquireLock = Parameters<PostgresAdapter['acquireMigrationLock']>

class RowLockAdapter extends PostgresAdapter {
  /**
   * The limits of the shop's connections are made for visitors. A step that fills in all orders there are, or waits
   * for somebody who takes the same steps, takes as long as it takes. Until its transaction ends, and no longer.
   */
  override async acquireMigrationLock(db: AcquireLock[0], options: AcquireLock[1]): Promise<void> {
    const { lockTable, lockRowId } = options
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`set local lock_timeout = 0`.execute(db)
    await sql`update ${sql.table(lockTable)} set is_locked = 0 where id = ${lockRowId}`.execute(db)
    await sql`set local lock_timeout = ${sql.lit(migrationLockMs)}`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {
    // The row is free again when the transaction ends.
  }
}
