import { existsSync, mkdirSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase as Preparing,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { ConnectionQueue, LockWaitingConnection } from './sqlite-lock-wait.server.ts'

/** The first query opens the file and reports what is wrong with it. */
export function sqliteDialect(file: string, options: { lockMs: number }): SqliteDialect {
  return new ShopSqliteDialect(file, options)
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

class ShopSqliteDialect extends SqliteDialect {
  readonly #file: string
  readonly #lockMs: number

  constructor(file: string, { lockMs }: { lockMs: number }) {
    super({ database: async () => openFile(file) })
    this.#file = file
    this.#lockMs = lockMs
  }

  override createDriver(): SqliteDriver {
    return new ShopSqliteDriver(this.#file, this.#lockMs)
  }

  override createAdapter(): SqliteAdapter {
    return new ShopSqliteAdapter()
  }
}

class ShopSqliteDriver extends SqliteDriver {
  readonly #queue = new ConnectionQueue()
  readonly #lockMs: number
  readonly #isInTransaction: () => boolean
  #connection: DatabaseConnection | undefined

  constructor(file: string, lockMs: number) {
    let opened: SqliteDatabase.Database | undefined
    super({
      database: async () => {
        opened = openFile(file)
        return withPreparedStatements(opened)
      },
    })
    this.#lockMs = lockMs
    this.#isInTransaction = () => opened?.inTransaction ?? false
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.enter()
    this.#connection ??= new LockWaitingConnection(await super.acquireConnection(), {
      queue: this.#queue,
      lockMs: this.#lockMs,
      isInTransaction: this.#isInTransaction,
    })
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#queue.leave()
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
    if (this.#isInTransaction()) await super.rollbackTransaction(connection)
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
