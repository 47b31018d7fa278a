import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import {
  type EmptyDatabase,
  emptyPostgresql,
  emptySqlite,
} from '../../tests/support/empty-database.ts'
import { isThorough } from '../../tests/support/rounds.ts'
import { type OldVersion, versionOf } from '../../tests/support/rows-of-a-version.ts'
import { lastMigrationBefore } from '../../tests/upgrade/previous-version.ts'
import { migrateAsFarAs, migrateToLatest, stepsOf } from './migrate.server.ts'

/**
 * During an upgrade the previous version runs on the new schema (docs/operations.md, "Upgrades"). So each migration of
 * a database in use must preserve its data and accept the writes of the previous version.
 */

const url = inject('postgresqlUrl')

describe('the migrations on SQLite', () => steps(async () => emptySqlite()))
describe.skipIf(url === null)('the migrations on PostgreSQL', () =>
  steps(() => emptyPostgresql(url ?? '')),
)

function steps(make: () => Promise<EmptyDatabase>): void {
  let made: EmptyDatabase
  beforeEach(async () => {
    made = await make()
  })
  afterEach(() => made.remove())

  it('preserve data and accept writes of the previous version, during each and after all', {
    timeout: 240_000,
  }, async () => {
    const { database } = made
    const names = (await stepsOf(database)).left
    const latest = names.slice(names.indexOf(lastMigrationBefore) + 1)
    expect(latest.length).toBeGreaterThan(5)
    await migrateAsFarAs(database, lastMigrationBefore)
    const previous = await versionOf(database)
    const written: { version: OldVersion; number: number }[] = []
    const expectKept = async (rows: typeof written, after: string) => {
      for (const { version, number } of rows) {
        expect(await version.find(number), after).toEqual(version.tables)
        await version.saveAgain(number)
      }
    }
    let number = 0
    const write = async (version: OldVersion) => {
      await version.write(++number)
      return { version, number }
    }
    for (const name of latest) {
      // A version between two migrations, which other instances may run, and the previous release.
      const versions = [await versionOf(database), previous]
      for (const version of versions) written.push(await write(version))
      const migration = { done: false }
      const step = migrateAsFarAs(database, name).finally(() => {
        migration.done = true
      })
      const writeMeanwhile = async () => {
        while (!migration.done) await write(previous)
      }
      await Promise.all([step, writeMeanwhile()])
      for (const version of versions) written.push(await write(version))
      await expectKept(isThorough ? written : written.slice(-2 * versions.length), name)
    }
    await expectKept(written, 'all migrations')
    expect(await migrateToLatest(database)).toEqual([])
  })
}
