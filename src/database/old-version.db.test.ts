import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import {
  type EmptyDatabase,
  emptyPostgresql,
  emptySqlite,
} from '../../tests/support/empty-database.ts'
import { versionOf } from '../../tests/support/rows-of-a-version.ts'
import { migrateAsFarAs, migrateToLatest, stepsOf } from './migrate.server.ts'

/**
 * During an upgrade the previous version runs on the new schema (docs/operations.md, "Upgrades"). So each migration of
 * a database in use must preserve its data and accept the writes of the previous version.
 */

const url = inject('postgresqlUrl')

/** Versions before this many migrations are not in use anymore. */
const looked = 3

describe('a migration on SQLite', () => steps(async () => emptySqlite()))
describe.skipIf(url === null)('a migration on PostgreSQL', () =>
  steps(() => emptyPostgresql(url ?? '')),
)

function steps(make: () => Promise<EmptyDatabase>): void {
  let made: EmptyDatabase
  beforeEach(async () => {
    made = await make()
  })
  afterEach(() => made.remove())

  it('preserves data and accepts writes of the previous version', {
    timeout: 120_000,
  }, async () => {
    const { database } = made
    const names = (await stepsOf(database)).left
    const [first = '', ...latest] = names.slice(-looked - 1)
    await migrateAsFarAs(database, first)
    let number = 0
    for (const name of latest) {
      const before = await versionOf(database)
      const earliest = ++number
      await before.write(earliest)
      const migration = { done: false }
      const step = migrateAsFarAs(database, name).then(() => {
        migration.done = true
      })
      while (!migration.done) await before.write(++number)
      await step
      const last = ++number
      await before.write(last)
      for (const each of [earliest, last]) {
        expect(await before.find(each), name).toEqual(before.tables)
        await before.saveAgain(each)
      }
    }
    expect(await migrateToLatest(database)).toEqual([])
  })
}
