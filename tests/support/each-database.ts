import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { OpenDatabase } from '../../src/database/engine.server.ts'
import { type EmptyDatabase, emptyPostgresql, emptySqlite } from './empty-database.ts'

/**
 * The same tests on SQLite and on PostgreSQL, each on a fresh and migrated database. `open` answers it inside of tests
 * and hooks.
 */
export function describeOnEachDatabase(
  name: string,
  tests: (open: () => OpenDatabase) => void,
): void {
  const url = inject('postgresqlUrl')
  describe(`${name} on SQLite`, () =>
    withDatabase(async () => emptySqlite(inject('migrated').sqliteFile), tests))
  describe.skipIf(url === null)(`${name} on PostgreSQL`, () =>
    withDatabase(() => emptyPostgresql(url ?? '', inject('migrated').postgresqlTemplate), tests),
  )
}

function withDatabase(
  make: () => Promise<EmptyDatabase>,
  tests: (open: () => OpenDatabase) => void,
): void {
  let made: EmptyDatabase | undefined
  beforeAll(async () => {
    made = await make()
  })
  afterAll(async () => {
    await made?.remove()
  })
  tests(() => {
    if (!made) throw new Error('The database is there only inside of tests and hooks.')
    return made.database
  })
}
