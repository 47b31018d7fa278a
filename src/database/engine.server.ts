import { CamelCasePlugin, Kysely, type Transaction as KyselyTransaction } from 'kysely'
import { postgresqlDialect } from './dialects/postgresql-dialect.server.ts'
import { sqliteDialect } from './dialects/sqlite-dialect.server.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>
export type Engine = 'sqlite' | 'postgresql'

/** Where the shop keeps its data: a PostgreSQL address, or else a SQLite file. */
export interface DatabaseLocation {
  url?: string | undefined
  file: string
  /** Connections to PostgreSQL that one process may hold. */
  poolSize?: number
}

export interface OpenDatabase {
  db: Database
  engine: Engine
  close: () => Promise<void>
}

export function openDatabase({ url, file, poolSize = 10 }: DatabaseLocation): OpenDatabase {
  const db = new Kysely<Tables>({
    dialect: url ? postgresqlDialect(url, poolSize) : sqliteDialect(file),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, engine: url ? 'postgresql' : 'sqlite', close: () => db.destroy() }
}
