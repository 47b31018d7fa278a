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
import { GroupCommit, WriteAheadLog } from './group-commit.server.ts'
import {
  ConnectionQueue,
  emptyLog,
  type LockWait,
  LockWaitingConnection,
} from './sqlite-lock-wait.server.ts'

/** The first query opens the file and reports what is wrong with it. */
export function sqliteDialect(file: string, { lockMs }: { lockMs: number }): Dialect {
  return {
    createDriver: () => new ShopSqliteDriver(file, lockMs),
    createAdapter: () => new ShopSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

function isInMemory(file: string): boolean {
  return file === ':memory:'
}

function openFile(file: string): SqliteDatabase.Database {
  if (!isInMemory(file)) makeFile(file)
  const database = new SqliteDatabase(file)
  database.pragma('journal_mode = WAL')
  // The first read creates the write-ahead log.
  database.prepare('select 1 from sqlite_schema').get()
  // A commit writes the log; `GroupCommit` flushes it.
  database.pragma('synchronous = NORMAL')
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
  if (isInMemory(file)) return mostCheckpointPages
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
function withPreparedStatements(database: SqliteDatabase.Database, onWrite: () => void): Preparing {
  const statements = new Map<string, SqliteDatabase.Statement<unknown[]>>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= preparedStatements) statements.clear()
    const statement = database.prepare<unknown[]>(sql)
    statements.set(sql, statement)
    return statement
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepare(sql)
      if (!statement.readonly) onWrite()
      return statement
    },
  }
}

class ShopSqliteDriver extends SqliteDriver {
  readonly #wait: LockWait
  readonly #commits = new GroupCommit(
    async () => this.#log?.flush(),
    () => this.#emptyLog(),
  )
  #log: WriteAheadLog | undefined
  #connection: DatabaseConnection | undefined
  /** Whether the user of the connection ran a statement that writes. */
  #hasWritten = false

  constructor(file: string, lockMs: number) {
    let opened: SqliteDatabase.Database | undefined
    super({
      database: async () => {
        opened = openFile(file)
        if (!isInMemory(file)) this.#log = new WriteAheadLog(file)
        return withPreparedStatements(opened, () => {
          this.#hasWritten = true
        })
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

  /** Kysely returns results after the release, so a read too waits until what it has seen is durable. */
  override async releaseConnection(): Promise<void> {
    if (this.#hasWritten) this.#commits.committed()
    this.#hasWritten = false
    this.#wait.queue.leave()
    await this.#commits.durable()
  }

  override async destroy(): Promise<void> {
    await Promise.allSettled([this.#commits.durable()])
    this.#log?.close()
    await super.destroy()
  }

  /**
   * Takes SQLite's write lock at the start of the transaction. If the first write took it, a second process could write
   * in between, and the transaction would have to restart.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async #emptyLog(): Promise<void> {
    const connection = await this.acquireConnection()
    try {
      if (!(await emptyLog(connection))) throw new Error('Another process reads the log.')
    } finally {
      this.#wait.queue.leave()
    }
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
