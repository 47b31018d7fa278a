import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import type { OpenDatabase } from '../../src/database/engine.server.ts'
import { type EmptyDatabase, emptyPostgresql, emptySqlite } from './empty-database.ts'
import { createSqlWatch, type SqlWatch } from './sql-subset.ts'

/**
 * Runs the same tests on SQLite and PostgreSQL, each on a fresh, migrated database that `open` returns inside tests and
 * hooks. All statements must stay in the shop's SQL subset (decision 11).
 */
export function describeOnEachDatabase(
  name: string,
  tests: (open: () => OpenDatabase) => void,
): void {
  const url = inject('postgresqlUrl')
  describe(`${name} on SQLite`, () =>
    withDatabase(async ({ note }) => emptySqlite(inject('migrated').sqliteFile, note), tests))
  describe.skipIf(url === null)(`${name} on PostgreSQL`, () =>
    withDatabase(
      ({ note }) => emptyPostgresql(url ?? '', inject('migrated').postgresqlTemplate, note),
      tests,
    ),
  )
}

function withDatabase(
  make: (watch: SqlWatch) => Promise<EmptyDatabase>,
  tests: (open: () => OpenDatabase) => void,
): void {
  let made: EmptyDatabase | undefined
  let watch: SqlWatch | undefined
  beforeAll(async () => {
    watch = createSqlWatch(new Set(inject('migrated').names))
    made = await make(watch)
  })
  afterAll(async () => {
    await made?.remove()
    expect(watch?.outside() ?? [], 'statements outside of the SQL that the shop speaks').toEqual([])
  })
  tests(() => {
    if (!made) throw new Error('The database is there only inside of tests and hooks.')
    return made.database
  })
}
