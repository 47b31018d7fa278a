import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import {
  isConnectionLost,
  isLoginRefused,
  isMissingDatabase,
  isSqliteBusy,
} from '../database-errors.ts'
import type { Database } from '../engine.server.ts'

/** The name of this command's own connections to PostgreSQL. */
export const moverName = 'move-database'

/** Whether another process has the SQLite file open, even if it does nothing at the moment. */
export function isFileInUse(file: string): boolean {
  const probe = new SqliteDatabase(file, { timeout: 0, fileMustExist: true })
  try {
    // Every open connection to a file with a write-ahead log holds a lock that excludes this one.
    probe.pragma('locking_mode = EXCLUSIVE')
    probe.prepare('select count(*) from sqlite_master').get()
    return false
  } catch (error) {
    if (isSqliteBusy(error)) return true
    throw error
  } finally {
    probe.close()
  }
}

/** Keeps other processes out of a SQLite file until the connection closes. */
export async function lockFile(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`pragma locking_mode = exclusive`.execute(connection)
    // The lock is taken by the next writer, and kept.
    await sql`begin immediate`.execute(connection)
    await sql`commit`.execute(connection)
  })
}

/** Other connections to a PostgreSQL database, as an operator finds them: program, user and address. */
export async function otherConnections(db: Database): Promise<string[]> {
  // Of other roles the kind is unknown; without a user it is a process of the server, such as autovacuum.
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', nullif(application_name, ''), 'as ' || usename, 'from ' || host(client_addr)) as name
    from pg_stat_activity
    where datname = current_database() and usename is not null and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'
      and application_name <> ${moverName}
    order by pid`.execute(db)
  return rows.map(({ name }) => name)
}

/** Why a database cannot be used, or null. */
export async function whyUnreachable(db: Database): Promise<string | null> {
  try {
    await sql`select 1`.execute(db)
    return null
  } catch (error) {
    if (isMissingDatabase(error)) {
      return 'does not exist. Create it first: see deploy/postgresql/create-database.sql.'
    }
    if (isLoginRefused(error)) return 'refuses this user or password.'
    if (isConnectionLost(error)) return 'cannot be reached.'
    throw error
  }
}
