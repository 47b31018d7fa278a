import { type RawBuilder, sql } from 'kysely'
import type { Database, Engine } from '../engine.server.ts'

/** A table with the column names of its database. */
export interface TableShape {
  name: string
  key: readonly string[]
  /** With the type names of the engine, such as `int8` or `bigint`. */
  columns: readonly { name: string; type: string }[]
}

interface NamePair {
  table: string
  name: string
}

/** Only SQLite has this foreign key; both engines fill their tables in the same order. */
const sqliteForeignKey: NamePair = { table: 'order_keys', name: 'orders' }

/**
 * All tables with data, referenced tables first, so that foreign keys hold while they are filled. Read from the
 * database, so that tables of later migrations are included.
 */
export async function readShapes(prefixed: Database, engine: Engine): Promise<TableShape[]> {
  const db = prefixed.withoutPlugins()
  const tables = (await db.introspection.getTables()).filter((table) => !table.isView)
  const { rows: keys } = await catalogue[engine].keys.execute(db)
  const { rows: parents } = await catalogue[engine].parents.execute(db)
  parents.push(sqliteForeignKey)
  const shapes = tables.map(({ name, columns }) => ({
    name,
    key: keys.filter((key) => key.table === name).map((key) => key.name),
    columns: columns.map((column) => ({ name: column.name, type: column.dataType.toLowerCase() })),
  }))
  const keyless = shapes.find((shape) => shape.key.length === 0)
  if (keyless) throw new Error(`Table ${keyless.name} has no primary key to page by.`)
  return parentsFirst(shapes, parents)
}

function parentsFirst(shapes: readonly TableShape[], parents: readonly NamePair[]): TableShape[] {
  const ordered: TableShape[] = []
  const waiting = shapes.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ name }) =>
      parents
        .filter((pair) => pair.table === name && pair.name !== name)
        .every((pair) => ordered.some((shape) => shape.name === pair.name)),
    )
    if (next < 0) throw new Error(`Tables refer to each other: ${waiting.map((t) => t.name)}.`)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

/** The columns of the primary keys, in order, and the tables that foreign keys refer to. */
const catalogue: Record<Engine, Record<'keys' | 'parents', RawBuilder<NamePair>>> = {
  sqlite: {
    keys: sql`
      select m.name as "table", c.name as name from sqlite_master m, pragma_table_info(m.name) c
      where m.type = 'table' and c.pk > 0 order by m.name, c.pk`,
    parents: sql`
      select m.name as "table", f."table" as name
      from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`,
  },
  postgresql: {
    keys: sql`
      select t.table_name as "table", k.column_name as name
      from information_schema.table_constraints t
      join information_schema.key_column_usage k
        on k.constraint_schema = t.constraint_schema and k.constraint_name = t.constraint_name
        and k.table_name = t.table_name
      where t.constraint_type = 'PRIMARY KEY' and t.table_schema = current_schema()
      order by k.table_name, k.ordinal_position`,
    parents: sql`
      select t.table_name as "table", u.table_name as name
      from information_schema.table_constraints t
      join information_schema.constraint_column_usage u
        on u.constraint_schema = t.constraint_schema and u.constraint_name = t.constraint_name
      where t.constraint_type = 'FOREIGN KEY' and t.table_schema = current_schema()`,
  },
}
