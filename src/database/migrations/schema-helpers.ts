import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Engine } from '../engine.server.ts'

/** Migrations by name. Kysely runs them in the order of their names. */
export type Migrations = Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>

type ColumnType = Parameters<CreateTableBuilder<string>['addColumn']>[1]

/** Columns of one type that are not null. */
export function required<Name extends string>(type: ColumnType, ...names: Name[]) {
  return <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
    names.reduce<CreateTableBuilder<Table, Column | Name>>(
      (before, name) => before.addColumn(name, type, (c) => c.notNull()),
      table,
    )
}

/** Nullable columns of one type. */
export function optional<Name extends string>(type: ColumnType, ...names: Name[]) {
  return <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
    names.reduce<CreateTableBuilder<Table, Column | Name>>(
      (before, name) => before.addColumn(name, type),
      table,
    )
}

/** Adds a column to a table: nullable, or with a default for the rows that exist and those of the previous version. */
export async function addColumn(
  db: Kysely<unknown>,
  place: `${string}.${string}`,
  type: ColumnType,
  byDefault?: string | number,
): Promise<void> {
  const [table = '', column = ''] = place.split('.')
  await db.schema
    .alterTable(table)
    .addColumn(column, type, (c) =>
      byDefault === undefined ? c : c.notNull().defaultTo(byDefault),
    )
    .execute()
}

/** Creates indexes from their SQL: `users_by_email on users (email)`. */
export async function createIndexes(
  db: Kysely<unknown>,
  ...definitions: readonly string[]
): Promise<void> {
  for (const definition of definitions) {
    await sql.raw(`create index ${definition.replace(/^\w+/, '"$&"')}`).execute(db)
  }
}

/** Types of the tables of the identity provider, in the format of its library on each engine. */
export function providerTypes(engine: Engine) {
  return engine === 'postgresql'
    ? { time: sql`timestamptz`, flag: sql`boolean` }
    : { time: sql`date`, flag: sql`integer` }
}
