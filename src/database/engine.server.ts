import { CamelCasePlugin, Kysely, type Transaction as KyselyTransaction } from 'kysely'
import {
  defaultTimeouts,
  openPostgresql,
  type PoolUse,
  type Timeouts,
} from './dialects/postgresql-dialect.server.ts'
import { sqliteDialect } from './dialects/sqlite-dialect.server.ts'
import { recordQuerySpan } from './spans.server.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>
export type Engine = 'sqlite' | 'postgresql'

/** Location of the data: a PostgreSQL URL, or else a SQLite file. */
export interface DatabaseLocation {
  url?: string | undefined
  file: string
  /** PostgreSQL connections per process. */
  poolSize?: number
  timeouts?: Partial<Timeouts>
  /** Rejects all writes. */
  readOnly?: boolean
  /** Called after every query with its SQL, without values, and its duration in milliseconds. */
  onQuery?: (sql: string, ms: number) => void
}

export interface OpenDatabase {
  db: Database
  engine: Engine
  close: () => Promise<void>
  /** Usage of the PostgreSQL connection pool. */
  pool?: () => PoolUse
}

export function openDatabase(location: DatabaseLocation): OpenDatabase {
  const { url, file, poolSize = 10, timeouts = {}, readOnly = false, onQuery } = location
  const options = { poolSize, readOnly, ...defaultTimeouts, ...timeouts }
  const postgresql = url ? openPostgresql(url, options) : null
  const engine = postgresql ? 'postgresql' : 'sqlite'
  const db = new Kysely<Tables>({
    dialect: postgresql?.dialect ?? sqliteDialect(file, options),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onQuery
      ? {
          log: ({ query, queryDurationMillis }) => {
            onQuery(query.sql, queryDurationMillis)
            recordQuerySpan(engine, query.sql, queryDurationMillis)
          },
        }
      : {}),
  })
  const close = () => db.destroy()
  return postgresql ? { db, engine, close, pool: postgresql.use } : { db, engine, close }
}
