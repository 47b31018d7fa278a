import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type EmptyDatabase, emptyPostgresql } from '../../../tests/support/empty-database.ts'
import { openDatabase } from '../engine.server.ts'
import { type Given, insertRows, prepared } from '../prepared.server.ts'

const url = inject('postgresqlUrl')

const feast = { date: '2027-03-20', reason: 'Feast' }
const reasonOf = prepared((db, given: Given<{ date: string }>) =>
  db.selectFrom('deliveryClosures').select('reason').where('date', '=', given('date')),
)
const closureOf = prepared((db, given: Given<{ date: string }>) =>
  db.selectFrom('deliveryClosures').selectAll().where('date', '=', given('date')),
)

describe.skipIf(url === null)('statements on PostgreSQL', () => {
  let place: EmptyDatabase
  beforeEach(async () => {
    place = await emptyPostgresql(url ?? '', inject('migrated').postgresqlTemplate)
  })
  afterEach(() => place.remove())

  /** In a transaction all statements have the same connection. */
  const statementsAfter = (work: (db: EmptyDatabase['database']['db']) => Promise<unknown>) =>
    place.database.db.transaction().execute(async (tx) => {
      await work(tx)
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where name like 'boutique_%'
      `.execute(tx)
      return rows.map(({ statement }) => statement)
    })

  it('of a prepared query are parsed once for a connection', async () => {
    const statements = await statementsAfter(async (tx) => {
      await insertRows(tx, 'deliveryClosures', [feast])
      await reasonOf(tx, feast)
      await reasonOf(tx, feast)
    })
    expect(statements.filter((text) => text.startsWith('insert'))).toHaveLength(1)
    expect(statements.filter((text) => text.startsWith('select'))).toHaveLength(1)
  })

  it('that are built in place stay unnamed', async () => {
    const statements = await statementsAfter((tx) =>
      tx.selectFrom('deliveryClosures').select('date').execute(),
    )
    expect(statements).toEqual([])
  })

  it('with very many values stay unnamed', async () => {
    const days = Array.from({ length: 60 }, (_, day) => ({ date: `day ${day}`, reason: '' }))
    expect(await statementsAfter((tx) => insertRows(tx, 'deliveryClosures', days))).toEqual([])
  })

  it('are named over a Unix socket too', async () => {
    const { db } = place.database
    const { rows } = await sql<{ folder: string; port: string; name: string }>`
      select current_setting('unix_socket_directories') as folder, current_setting('port') as port,
        current_database() as name
    `.execute(db)
    const [{ folder, port, name } = { folder: '', port: '', name: '' }] = rows
    const socket = `postgres://boutique@localhost:${port}/${name}?host=${folder}`
    const opened = openDatabase({ url: socket, file: '' })
    const named = await opened.db.transaction().execute(async (tx) => {
      await reasonOf(tx, feast)
      return sql`select name from pg_prepared_statements where name like 'boutique_%'`.execute(tx)
    })
    await opened.close()
    expect(named.rows).toHaveLength(1)
  })

  it('survive a migration that adds a column', async () => {
    const { db } = place.database
    await insertRows(db, 'deliveryClosures', [feast])
    const read = async () => [
      (await reasonOf(db, feast)).rows.length,
      (await closureOf(db, feast)).rows.length,
    ]
    await read()
    await sql`alter table delivery_closures add column added text`.execute(db)
    expect(await read()).toEqual([1, 1])
  })
})
