import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import {
  type EmptyDatabase,
  emptyPostgresql,
  emptySqlite,
} from '../../tests/support/empty-database.ts'
import { versionOf } from '../../tests/support/rows-of-a-version.ts'
import { migrateAsFarAs, migrateToLatest, stepsOf } from './migrate.server.ts'

/**
 * While an upgrade goes on, the version before still runs on the tables of the next one (docs/operations.md, "Upgrades").
 * So each step, of a database that is in use, leaves all that was there, and takes what the version before it writes.
 */

const url = inject('postgresqlUrl')

/** An older version than of so many steps ago is nowhere open any more. */
const looked = 3

describe('a step of the tables on SQLite', () => steps(async () => emptySqlite()))
describe.skipIf(url === null)('a step of the tables on PostgreSQL', () =>
  steps(() => emptyPostgresql(url ?? '')),
)

function steps(make: () => Promise<EmptyDatabase>): void {
  let made: EmptyDatabase
  beforeEach(async () => {
    made = await make()
  })
  afterEach(() => made.remove())

  it('loses nothing, and lets the version before it go on writing', {
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
