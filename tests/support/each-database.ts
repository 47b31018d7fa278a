import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import type { OpenDatabase } from '../../src/database/engine.server.ts'
import { type EmptyDatabase, emptyPostgresql, emptySqlite } from './empty-database.ts'
import { isThorough } from './rounds.ts'
import { createSqlWatch, type SqlWatch } from './sql-subset.ts'

type DatabaseTests = (open: () => OpenDatabase) => void

/**
 * Runs the tests on SQLite and on PostgreSQL, each with a fresh, migrated database that `open` returns inside tests and
 * hooks. For races, stores, search and migrations. Fails when a statement leaves the SQL subset of decision 11.
 */
export function describeOnEachDatabase(name: string, tests: DatabaseTests): void {
  const url = inject('postgresqlUrl')
  describeOnSqlite(name, tests)
  describe.skipIf(url === null)(`${name} on PostgreSQL`, () =>
    withDatabase(
      ({ note }) => emptyPostgresql(url ?? '', inject('migrated').postgresqlTemplate, note),
      tests,
    ),
  )
}

/** For a use case without a race: SQLite in `npm test`, and both engines in `npm run test:long`. */
export const describeUseCase = isThorough ? describeOnEachDatabase : describeOnSqlite

function describeOnSqlite(name: string, tests: DatabaseTests): void {
  describe(`${name} on SQLite`, () =>
    withDatabase(async ({ note }) => emptySqlite(inject('migrated').sqliteFile, note), tests))
}

function withDatabase(
  create: (watch: SqlWatch) => Promise<EmptyDatabase>,
  tests: DatabaseTests,
): void {
  let created: EmptyDatabase | undefined
  let watch: SqlWatch | undefined
  beforeAll(async () => {
    watch = createSqlWatch(new Set(inject('migrated').names))
    created = await create(watch)
  })
  afterAll(async () => {
    await created?.remove()
    expect(watch?.outside() ?? [], 'statements outside the SQL subset').toEqual([])
  })
  tests(() => {
    if (!created) throw new Error('The database exists inside tests and hooks only.')
    return created.database
  })
}
