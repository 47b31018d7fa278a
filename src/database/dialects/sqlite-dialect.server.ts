import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase as Preparing,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

/** The file is opened by the first question: what is wrong with it is told to whoever asks. */
export function sqliteDialect(file: string): SqliteDialect {
  return new ShopSqliteDialect({ database: async () => withKeptStatements(openFile(file)) })
}

function openFile(file: string): SqliteDatabase.Database {
  if (file !== ':memory:') makeFile(file)
  const database = new SqliteDatabase(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  // Pages that change with every order are carried over into the file once for many of them: 16 MB of the log at a time.
  database.pragma('wal_autocheckpoint = 4000')
  return database
}

/** It holds what people told the shop. What SQLite puts beside it is read by the same as the file. */
function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 })
}

const keptStatements = 500

/** To prepare a statement takes as long as to run it, and the shop asks the same questions all day. */
function withKeptStatements(database: SqliteDatabase.Database): Preparing {
  const kept = new Map<string, ReturnType<Preparing['prepare']>>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      if (kept.size >= keptStatements) kept.clear()
      const statement = database.prepare(sql)
      kept.set(sql, statement)
      return statement
    },
  }
}

class ShopSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new WholeMigrationsAdapter()
  }
}

/**
 * A transaction takes SQLite's write lock when it begins. Taken at the first write instead, a second process
 * (a script beside the open shop) could write in between, and the transaction would have to start over.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** A start that is killed half-way through the migrations must leave none of them behind. */
class WholeMigrationsAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
