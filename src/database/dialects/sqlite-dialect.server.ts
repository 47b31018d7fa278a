import { existsSync, mkdirSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase as Preparing,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { ConnectionQueue, type LockWait, LockWaitingConnection } from './sqlite-lock-wait.server.ts'

/** The first query opens the file and reports what is wrong with it. */
export function sqliteDialect(file: string, { lockMs }: { lockMs: number }): Dialect {
  return {
    createDriver: () => new ShopSqliteDriver(file, lockMs),
    createAdapter: () => new ShopSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

function openFile(file: string): SqliteDatabase.Database {
  if (file !== ':memory:') makeFile(file)
  const database = new SqliteDatabase(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // SQLite's own busy timeout would block the event loop: `LockWaitingConnection` waits instead.
  database.pragma('busy_timeout = 0')
  database.pragma(`wal_autocheckpoint = ${checkpointPages(file)}`)
  return database
}

// Rarer checkpoints, each after 16 MB of log: pages that change with every order are then written once for many orders.
const mostCheckpointPages = 4_000
const fewestCheckpointPages = 64
const pageBytes = 4_096

/**
 * On a small disk, a large write-ahead log would take the space that its checkpoint needs, and neither could ever
 * finish.
 */
function checkpointPages(file: string): number {
  if (file === ':memory:') return mostCheckpointPages
  const { bavail, bsize } = statfsSync(dirname(file))
  const share = Math.floor((bavail * bsize) / pageBytes / 8)
  return Math.max(fewestCheckpointPages, Math.min(share, mostCheckpointPages))
}

/** Only the owner may read it: it contains personal data. SQLite gives its side files the same mode. */
function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 })
}

const preparedStatements = 500

/** Preparing a statement takes as long as running it, and the shop repeats the same statements. */
function withPreparedStatements(database: SqliteDatabase.Database): Preparing {
  const statements = new Map<string, ReturnType<Preparing['prepare']>>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      if (statements.size >= preparedStatements) statements.clear()
      const statement = database.prepare(sql)
      statements.set(sql, statement)
      return statement
    },
  }
}

class ShopSqliteDriver extends SqliteDriver {
  readonly #wait: LockWait
  #connection: DatabaseConnection | undefined

  constructor(file: string, lockMs: number) {
    let opened: SqliteDatabase.Database | undefined
    super({
      database: async () => {
        opened = openFile(file)
        return withPreparedStatements(opened)
      },
    })
    this.#wait = {
      queue: new ConnectionQueue(),
      lockMs,
      isInTransaction: () => opened?.inTransaction ?? false,
    }
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#wait.queue.enter()
    this.#connection ??= new LockWaitingConnection(await super.acquireConnection(), this.#wait)
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#wait.queue.leave()
  }

  /**
   * Takes SQLite's write lock at the start of the transaction. If the first write took it, a second process could write
   * in between, and the transaction would have to restart.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** SQLite rolls back by itself when the disk is full: a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#wait.isInTransaction()) await super.rollbackTransaction(connection)
  }
}

class ShopSqliteAdapter extends SqliteAdapter {
  /** There is one connection; the driver queues its users. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** A start that is killed during the migrations must leave none of them half-done. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
