import type { Database, Transaction } from '../engine.server.ts'
import type { RowKey } from './rows.server.ts'

/** Exists while a database is being filled, with the progress of each table. */
export const progressTable = 'moving_progress'

type ProgressTables = {
  moving_progress: { table_name: string; last_key: string }
}

const ours = (db: Database | Transaction) => db.withoutPlugins().$extendTables<ProgressTables>()

export async function isHalfMoved({ introspection }: Database): Promise<boolean> {
  return (await introspection.getTables()).some((table) => table.name === progressTable)
}

export async function beginProgress(db: Database): Promise<void> {
  await db.schema
    .createTable(progressTable)
    .addColumn('table_name', 'text', (c) => c.notNull().primaryKey())
    .addColumn('last_key', 'text', (c) => c.notNull())
    .execute()
}

export async function endProgress(db: Database): Promise<void> {
  await db.schema.dropTable(progressTable).execute()
}

/** Stores the progress in the transaction that inserts the rows, so that both commit together. */
export async function noteProgress(tx: Transaction, table: string, key: RowKey): Promise<void> {
  const last_key = JSON.stringify(key)
  await ours(tx)
    .insertInto(progressTable)
    .values({ table_name: table, last_key })
    .onConflict((conflict) => conflict.column('table_name').doUpdateSet({ last_key }))
    .execute()
}

export async function progressOf(db: Database, table: string): Promise<RowKey | null> {
  const row = await ours(db)
    .selectFrom(progressTable)
    .select('last_key')
    .where('table_name', '=', table)
    .executeTakeFirst()
  if (!row) return null
  const key: unknown = JSON.parse(row.last_key)
  if (!Array.isArray(key)) throw new Error(`Cannot read the progress of ${table}.`)
  return key
}
