import { PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { CoalescingSocket } from './coalescing-socket.server.ts'
import { namingStatements } from './named-statements.server.ts'

const int8 = 20
const numeric = 1700

/** Timeouts in milliseconds. */
export interface Timeouts {
  /** Wait for a connection of the pool. */
  connectionMs: number
  statementMs: number
  /** Wait for a row lock. */
  lockMs: number
  /** An idle transaction, whose process is gone while its locks remain. */
  idleTransactionMs: number
}

export const defaultTimeouts: Timeouts = {
  connectionMs: 10_000,
  statementMs: 15_000,
  lockMs: 10_000,
  idleTransactionMs: 30_000,
}

// The network, and statements that are sent together.
const responseReserveMs = 5_000

// A pending table lock blocks every later query on the table, so this bounds how long an open shop stops.
const migrationLockMs = 3_000

export interface PoolUse {
  total: number
  idle: number
  /** Requests that wait for a connection. */
  waiting: number
}

/** Opens no connection yet: the pool connects on demand, up to `poolSize`. */
export function openPostgresql(
  url: string,
  { poolSize, readOnly, ...timeouts }: Timeouts & { poolSize: number; readOnly: boolean },
): { dialect: PostgresDialect; use: () => PoolUse } {
  // Counts, sums and times fit into a double; pg returns them as text by default.
  const types = new pg.TypeOverrides()
  types.setTypeParser(int8, Number)
  types.setTypeParser(numeric, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // For `pipelined`. A query that waits for another one's result is sent after it as before.
    pipeline: true,
    stream: () => new CoalescingSocket(),
    types,
    // Detects a peer that disappeared without closing the connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
    connectionTimeoutMillis: timeouts.connectionMs,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
  })
  // The pool replaces an idle connection that breaks. Without a listener the error event would end the process.
  pool.on('error', () => undefined)
  // The same for a connection that breaks within a transaction: its next statement fails and reports it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const responseMs = timeouts.statementMs && timeouts.statementMs + responseReserveMs
  return {
    dialect: new RowLockDialect({ pool: namingStatements(pool, responseMs) }),
    use: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/**
 * Kysely protects migrations with an advisory lock, which distributed engines lack. A row lock on its lock table serves
 * as well: the first writer has it until its transaction ends.
 */
class RowLockDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new RowLockAdapter()
  }
}

type AcquireLock = Parameters<PostgresAdapter['acquireMigrationLock']>

class RowLockAdapter extends PostgresAdapter {
  /**
   * The timeouts of connections are chosen for requests. A migration may backfill all orders or wait for another
   * process that migrates, so its transaction has no timeouts.
   */
  override async acquireMigrationLock(db: AcquireLock[0], options: AcquireLock[1]): Promise<void> {
    const { lockTable, lockRowId } = options
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`set local lock_timeout = 0`.execute(db)
    await sql`update ${sql.table(lockTable)} set is_locked = 0 where id = ${lockRowId}`.execute(db)
    await sql`set local lock_timeout = ${sql.lit(migrationLockMs)}`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {
    // The end of the transaction releases the row lock.
  }
}
