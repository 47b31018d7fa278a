import { PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'

const int8 = 20
const numeric = 1700

export function postgresqlDialect(url: string, poolSize: number): PostgresDialect {
  // Counts, sums and times fit into a double; pg hands them over as text unless told otherwise.
  const types = new pg.TypeOverrides()
  types.setTypeParser(int8, Number)
  types.setTypeParser(numeric, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // The pool replaces a connection that breaks while nobody uses it. Without a listener it would end the process.
  pool.on('error', () => undefined)
  return new RowLockDialect({ pool })
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
  override async acquireMigrationLock(db: AcquireLock[0], options: AcquireLock[1]): Promise<void> {
    const { lockTable, lockRowId } = options
    await sql`update ${sql.table(lockTable)} set is_locked = 0 where id = ${lockRowId}`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {
    // The row is free again when the transaction ends.
  }
}
