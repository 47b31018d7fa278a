import { sql } from 'kysely'
import type { Database, OpenDatabase, Transaction } from '../engine.server.ts'
import { migrateToLatest, stepsOf } from '../migrate.server.ts'
import {
  beginProgress,
  endProgress,
  isHalfMoved,
  noteProgress,
  progressOf,
  progressTable,
} from './progress.server.ts'
import { batchesOf, type Row, rowKeyOf, valueFor } from './rows.server.ts'
import { FigureCount, type TableFigures, tableDifferences } from './table-figures.server.ts'
import { readShapes, type TableShape } from './table-shape.server.ts'

/** Refusals and result of a copy. */
export type CopyResult =
  | { ok: true; tables: Record<string, TableFigures> }
  | { ok: false; refusal: 'not-empty' | 'other-version' | 'source-half-moved' }
  | { ok: false; refusal: 'differs'; differences: string[] }

export interface CopyOptions {
  /** Rows per insert; an interruption loses at most one batch. */
  batch?: number
  onTable?: (table: string, rows: number) => void
}

// SQLite allows 32,766 values in a statement.
const mostValues = 30_000

/**
 * Copies all data into an empty database of either engine and compares both. An interrupted copy resumes; if the source
 * changed in between, the comparison fails.
 */
export async function copyDatabase(
  from: OpenDatabase,
  to: OpenDatabase,
  options: CopyOptions = {},
): Promise<CopyResult> {
  if (await isHalfMoved(from.db)) return { ok: false, refusal: 'source-half-moved' }
  if ((await stepsOf(from)).left.length > 0) return { ok: false, refusal: 'other-version' }
  if (!(await isHalfMoved(to.db))) {
    // Before any change, so that a target in use is not migrated.
    if (await isNotEmpty(to)) return arrivedBefore(from, to)
    await migrateToLatest(to)
    await beginProgress(to.db)
  }
  if (!(await areOfOneVersion(from, to))) return { ok: false, refusal: 'other-version' }
  const here = await inSnapshot(from, async (source) => {
    await fill(source, from, to, options)
    return countAll(source, from)
  })
  const there = await figuresOf(to)
  const different = tableDifferences(here, there)
  if (different.length > 0) return { ok: false, refusal: 'differs', differences: different }
  await endProgress(to.db)
  return { ok: true, tables: there }
}

/** Detects a finished copy whose result was lost; any other data in the target belongs to a shop. */
async function arrivedBefore(from: OpenDatabase, to: OpenDatabase): Promise<CopyResult> {
  if (!(await areOfOneVersion(from, to))) return { ok: false, refusal: 'not-empty' }
  const [here, there] = [await figuresOf(from), await figuresOf(to)]
  if (tableDifferences(here, there).length > 0) return { ok: false, refusal: 'not-empty' }
  return { ok: true, tables: there }
}

async function areOfOneVersion(one: OpenDatabase, other: OpenDatabase): Promise<boolean> {
  return String((await stepsOf(one)).taken) === String((await stepsOf(other)).taken)
}

/** Figures of every table, from one snapshot. */
export function figuresOf(database: OpenDatabase): Promise<Record<string, TableFigures>> {
  return inSnapshot(database, (db) => countAll(db, database))
}

async function countAll(
  db: Database | Transaction,
  database: OpenDatabase,
): Promise<Record<string, TableFigures>> {
  const all: Record<string, TableFigures> = {}
  for (const shape of await shapesOf(database)) {
    const count = new FigureCount(shape)
    for await (const rows of batchesOf(db, shape)) for (const row of rows) count.add(row)
    all[shape.name] = count.figures()
  }
  return all
}

/** Reads PostgreSQL in a snapshot. A SQLite file must be at rest, or an exclusive copy. */
function inSnapshot<T>(
  { db, engine }: OpenDatabase,
  read: (db: Database | Transaction) => Promise<T>,
): Promise<T> {
  if (engine === 'sqlite') return read(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read)
}

async function fill(
  source: Database | Transaction,
  from: OpenDatabase,
  to: OpenDatabase,
  { batch = 500, onTable }: CopyOptions,
): Promise<void> {
  const targets = new Map((await shapesOf(to)).map((shape) => [shape.name, shape]))
  for (const shape of await shapesOf(from)) {
    const target = targets.get(shape.name)
    if (!target) throw new Error(`Table ${shape.name} does not exist in the target database.`)
    const limit = Math.min(batch, Math.floor(mostValues / shape.columns.length))
    const after = await progressOf(to.db, shape.name)
    let rows = 0
    for await (const read of batchesOf(source, shape, { after, limit })) {
      await to.db.transaction().execute((tx) => write(tx, target, read, shape))
      rows += read.length
    }
    onTable?.(shape.name, rows)
  }
}

async function write(
  tx: Transaction,
  target: TableShape,
  rows: readonly Row[],
  source: TableShape,
): Promise<void> {
  const names = sql.join(target.columns.map(({ name }) => sql.ref(name)))
  const values = rows.map(
    (row) => sql`(${sql.join(target.columns.map(({ name, type }) => valueFor(type, row[name])))})`,
  )
  const table = sql.table(target.name)
  await sql`insert into ${table} (${names}) values ${sql.join(values)}`.execute(tx.withoutPlugins())
  const last = rows.at(-1)
  if (last) await noteProgress(tx, target.name, rowKeyOf(source, last))
}

async function isNotEmpty(database: OpenDatabase): Promise<boolean> {
  for (const shape of await shapesOf(database)) {
    for await (const _rows of batchesOf(database.db, shape, { limit: 1 })) return true
  }
  return false
}

async function shapesOf({ db, engine }: OpenDatabase): Promise<TableShape[]> {
  return (await readShapes(db, engine)).filter((shape) => shape.name !== progressTable)
}
