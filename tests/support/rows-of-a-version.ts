import { type ColumnMetadata, sql } from 'kysely'
import type { OpenDatabase } from '#database/engine.server.ts'
import { readShapes } from '#database/moving/table-shape.server.ts'
import { inTransaction } from '#database/transaction.server.ts'

/** A version of the shop by its schema: it writes all of its columns and none of later ones. */
export interface OldVersion {
  /** Inserts a row into every table; rows with the same number refer to each other. */
  write(number: number): Promise<void>
  /** Updates every column of the rows of a number to its value, as a version that saves whole rows does. */
  saveAgain(number: number): Promise<void>
  /** Number of tables that still have the complete row of a number. */
  find(number: number): Promise<string[]>
  tables: string[]
}

interface Column {
  name: string
  value: (number: number) => unknown
}

/** Values for columns whose constraints refuse the generated ones. */
const special: Record<string, (number: number) => unknown> = {
  images: () => '[]',
  locale: () => 'ar',
  picture_details: () => '{}',
  total: () => 2,
  weekdays: () => '1234567',
}

/** Append-only tables. */
const onlyAddedTo = new Set(['audit_log'])

/** The version of the shop that matches the current schema. */
export async function versionOf({ db: prefixed, engine }: OpenDatabase): Promise<OldVersion> {
  const db = prefixed.withoutPlugins()
  const described = await db.introspection.getTables()
  const order = (await readShapes(prefixed, engine)).map(({ name }) => name)
  const tables = order.map((name) => {
    const columns = described.find((table) => table.name === name)?.columns ?? []
    return { name, columns: columns.map((column) => columnOf(column)) }
  })

  return {
    tables: order,
    async write(number) {
      await inTransaction(prefixed, async (prefixedTx) => {
        const tx = prefixedTx.withoutPlugins()
        for (const { name, columns } of tables) {
          const names = sql.join(columns.map((column) => sql.ref(column.name)))
          const values = sql.join(columns.map((column) => sql`${column.value(number)}`))
          await sql`insert into ${sql.table(name)} (${names}) values (${values})`.execute(tx)
        }
      })
    },
    async saveAgain(number) {
      for (const { name, columns } of tables.filter((table) => !onlyAddedTo.has(table.name))) {
        const set = columns.map((column) => sql`${sql.ref(column.name)} = ${column.value(number)}`)
        await sql`update ${sql.table(name)} set ${sql.join(set)}
          where ${isOf(columns, number)}`.execute(db)
      }
    },
    async find(number) {
      const found: string[] = []
      for (const { name, columns } of tables) {
        const { rows } = await sql`select 1 from ${sql.table(name)}
          where ${isOf(columns, number)}`.execute(db)
        if (rows.length === 1) found.push(name)
      }
      return found
    },
  }
}

function isOf(columns: readonly Column[], number: number) {
  const all = columns.map((column) => sql`${sql.ref(column.name)} = ${column.value(number)}`)
  return sql.join(all, sql` and `)
}

/** All texts of rows with the same number are equal, so that references match. */
function columnOf({ name, dataType }: ColumnMetadata): Column {
  const type = dataType.toLowerCase()
  const made = special[name]
  if (made) return { name, value: made }
  if (/bool/.test(type)) return { name, value: () => true }
  if (/timestamp|date/.test(type)) return { name, value: () => '2026-11-20T10:00:00.000Z' }
  if (/int|numeric|real/.test(type)) return { name, value: () => 1 }
  return { name, value: (number) => `v${number}` }
}
