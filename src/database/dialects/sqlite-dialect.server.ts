import { existsSync, mkdirSync, realpathSync, statfsSync, writeFileSync } from 'node:fs'
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
import { isSqliteFull } from '../database-errors.ts'
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
  // SQLite's own busy timeout would block the event loop: `LockWaitingConnection` waits instead.
  database.pragma('busy_timeout = 0')
  if (!isInMemory(file)) emptyOldLog(database)
  // A commit writes the log; `GroupCommit` flushes it.
  database.pragma('synchronous = NORMAL')
  database.pragma('foreign_keys = ON')
  database.pragma(`wal_autocheckpoint = ${checkpointPages(file)}`)
  return database
}

/** A killed process leaves commits that it may not have flushed. While another process is open, they are its own. */
function emptyOldLog(database: SqliteDatabase.Database): void {
  try {
    database.pragma('wal_checkpoint(truncate)')
  } catch (error) {
    // The shop opens on a full disk, and makes room later.
    if (!isSqliteFull(error)) throw error
  }
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

/** Their changes are counted; the start of a transaction changes nothing. */
const countedStatements = /^(insert|update|delete|replace|with|begin)\b/i

/** Preparing a statement takes as long as running it, and the shop repeats the same statements. */
class PreparedStatements implements Preparing {
  readonly #database: SqliteDatabase.Database
  readonly #totalChanges: SqliteDatabase.Statement<unknown[]>
  readonly #prepared = new Map<string, SqliteDatabase.Statement<unknown[]>>()
  #changes: unknown = 0
  #hasUncountedWrites = false

  constructor(database: SqliteDatabase.Database) {
    this.#database = database
    this.#totalChanges = database.prepare('select total_changes()').pluck()
  }

  close(): void {
    this.#database.close()
  }

  prepare(sql: string): SqliteDatabase.Statement<unknown[]> {
    const statement = this.#prepared.get(sql) ?? this.#add(sql)
    if (!statement.readonly && !countedStatements.test(sql)) this.#hasUncountedWrites = true
    return statement
  }

  /** Whether statements have written since the last call. */
  takeWrites(): boolean {
    const changes = this.#totalChanges.get()
    const hasWritten = this.#hasUncountedWrites || changes !== this.#changes
    this.#changes = changes
    this.#hasUncountedWrites = false
    return hasWritten
  }

  #add(sql: string): SqliteDatabase.Statement<unknown[]> {
    if (this.#prepared.size >= preparedStatements) this.#prepared.clear()
    const statement = this.#database.prepare<unknown[]>(sql)
    this.#prepared.set(sql, statement)
    return statement
  }
}

class ShopSqliteDriver extends SqliteDriver {
  readonly #wait: LockWait
  readonly #commits = new GroupCommit(
    async () => this.#log?.flush(),
    () => this.#emptyLog(),
  )
  #log: WriteAheadLog | undefined
  #statements: PreparedStatements | undefined
  #connection: DatabaseConnection | undefined

  constructor(file: string, lockMs: number) {
    let opened: SqliteDatabase.Database | undefined
    super({
      database: async () => {
        opened = openFile(file)
        try {
          if (!isInMemory(file)) this.#log = new WriteAheadLog(realpathSync(file))
        } catch (error) {
          // The next query opens it again.
          opened.close()
          throw error
        }
        this.#statements = new PreparedStatements(opened)
        return this.#statements
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
    if (this.#statements?.takeWrites()) this.#commits.committed()
    this.#wait.queue.leave()
    await this.#commits.durable()
  }

  override async destroy(): Promise<void> {
    await Promise.allSettled([this.#commits.durable()])
    await super.destroy()
    // An abandoned request may have committed meanwhile.
    await Promise.allSettled([this.#commits.durable()])
    this.#log?.close()
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
      if (!(await emptyLog(connection))) throw new Error('Another process uses the log.')
    } finally {
      this.#statements?.takeWrites()
      this.#wait.queue.leave()
    }
    // Until its new size is on the disk, a power cut brings back what the log had before.
    await this.#log?.flush()
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
