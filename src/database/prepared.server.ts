import {
  type Compilable,
  type CompiledQuery,
  type DialectAdapter,
  type Insertable,
  type KyselyPlugin,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely'
import { nameStatement } from './dialects/named-statements.server.ts'
import type { Database } from './engine.server.ts'
import type { Tables } from './tables.ts'

/**
 * Queries that are compiled once and run often. Compiling one takes several times as long as SQLite takes to run it, and
 * PostgreSQL would parse and plan it each time, so the queries of every order are prepared. All others are built inline,
 * which is easier to read.
 */

/** Placeholder of a prepared query for a value that is passed when it runs. */
export type Given<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>

class Blank {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 *     const findName = prepared((db, given: Given<{ id: string }>) =>
 *       db.selectFrom('users').select('name').where('id', '=', given('id')),
 *     )
 *     const { rows } = await findName(db, { id })
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, given: Given<Values>) => Compilable<Row>,
): (db: Database, values: Values) => Promise<QueryResult<Row>> {
  const textFor = cachedText<Row>()
  return (db, values) => {
    const text = textFor(db, () => build(db, (name) => sql`${new Blank(name)}`).compile())
    const known = new Map<string, unknown>(Object.entries(values))
    return ask(
      db,
      text,
      text.parameters.map((value) => (value instanceof Blank ? known.get(value.name) : value)),
    )
  }
}

/** Placeholders of a prepared query for a list of values. */
export type GivenList<Value> = readonly RawBuilder<Value>[]

/** Each length has a text of its own. Longer lists are rare, and reading their rows takes longer than compiling. */
const longestPreparedList = 16

/**
 * A prepared query with a condition on a list; without values it finds no rows and asks nothing.
 *
 *     const namesOf = preparedList((db, ids: GivenList<string>) =>
 *       db.selectFrom('users').select('name').where('id', 'in', ids),
 *     )
 *     const rows = await namesOf(db, ids)
 */
export function preparedList<Value, Row>(
  build: (db: Database, values: GivenList<Value>) => Compilable<Row>,
): (db: Database, values: readonly Value[]) => Promise<Row[]> {
  const ofLength = new Map<number, ReturnType<typeof prepared<readonly Value[], Row>>>()
  // An array is an object of its values by their index.
  const prepare = (length: number) =>
    prepared<readonly Value[], Row>((db) =>
      build(
        db,
        Array.from({ length }, (_, index) => sql<Value>`${new Blank(`${index}`)}`),
      ),
    )
  return async (db, values) => {
    if (values.length === 0) return []
    if (values.length > longestPreparedList) {
      const placed = values.map((value) => sql<Value>`${value}`)
      return (await db.executeQuery(build(db, placed).compile())).rows
    }
    const query = ofLength.get(values.length) ?? prepare(values.length)
    ofLength.set(values.length, query)
    return (await query(db, values)).rows
  }
}

const insertTexts = new Map<string, ReturnType<typeof cachedText>>()

/** Inserts rows with equal columns and plain values; with `ignoreConflicts`, without those whose key exists. */
export async function insertRows<Table extends keyof Tables & string>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  { ignoreConflicts = false } = {},
): Promise<void> {
  const [columns = '', ...others] = rows.map((row) => Object.keys(row).join())
  const values = rows.flatMap((row) => Object.values<unknown>(row))
  const insert = () =>
    db
      .insertInto(table)
      .values(rows)
      .$if(ignoreConflicts, (query) => query.onConflict((conflict) => conflict.doNothing()))
  if (others.some((other) => other !== columns) || values.includes(undefined)) {
    await insert().execute()
    return
  }
  const name = `${table} ${rows.length} ${columns} ${ignoreConflicts}`
  const textFor = insertTexts.get(name) ?? cachedText()
  insertTexts.set(name, textFor)
  await ask(
    db,
    textFor(db, () => insert().compile()),
    values,
  )
}

/** Compiled SQL per database: its transactions share the adapter, and plugins may change the query. */
function cachedText<Row>() {
  const texts = new WeakMap<DialectAdapter, { text: CompiledQuery<Row>; plugins: Plugins }>()
  return (db: Database, compile: () => CompiledQuery<Row>): CompiledQuery<Row> => {
    const { adapter, plugins } = db.getExecutor()
    const known = texts.get(adapter)
    if (known && isSame(known.plugins, plugins)) return known.text
    const text = compile()
    texts.set(adapter, { text, plugins })
    nameStatement(text.sql, text.parameters.length)
    return text
  }
}

type Plugins = readonly KyselyPlugin[]

function isSame(some: Plugins, others: Plugins): boolean {
  return some.length === others.length && some.every((plugin, index) => plugin === others[index])
}

function ask<Row>(
  db: Database,
  text: CompiledQuery<Row>,
  parameters: readonly unknown[],
): Promise<QueryResult<Row>> {
  return db.executeQuery({ ...text, parameters })
}
