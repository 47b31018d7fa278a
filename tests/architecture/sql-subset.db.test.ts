import { expect, inject, it } from 'vitest'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type EmptyDatabase, emptyPostgresql, emptySqlite } from '../support/empty-database.ts'
import { createSqlWatch, type SqlWatch } from '../support/sql-subset.ts'

/** tests/support/each-database.ts checks the statements of all database tests. */

const url = inject('postgresqlUrl')

async function statementsOfMigrations(make: (watch: SqlWatch) => Promise<EmptyDatabase>) {
  const watch = createSqlWatch(new Set(inject('migrated').names))
  const { database, remove } = await make(watch)
  await migrateToLatest(database)
  await remove()
  return watch.outside()
}

it('migrations use the SQL subset on SQLite', async () => {
  expect(await statementsOfMigrations(async ({ note }) => emptySqlite(undefined, note))).toEqual([])
})

it.skipIf(url === null)('migrations use the SQL subset on PostgreSQL', async () => {
  const make = ({ note }: SqlWatch) => emptyPostgresql(url ?? '', undefined, note)
  expect(await statementsOfMigrations(make)).toEqual([])
})
