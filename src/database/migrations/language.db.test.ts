import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import {
  type EmptyDatabase,
  emptyPostgresql,
  emptySqlite,
} from '../../../tests/support/empty-database.ts'
import { versionOf } from '../../../tests/support/rows-of-a-version.ts'
import { migrateAsFarAs, migrateToLatest } from '../migrate.server.ts'

const url = inject('postgresqlUrl')

describe('the language on SQLite', () => language(async () => emptySqlite()))
describe.skipIf(url === null)('the language on PostgreSQL', () =>
  language(() => emptyPostgresql(url ?? '')),
)

function language(make: () => Promise<EmptyDatabase>): void {
  let made: EmptyDatabase
  beforeEach(async () => {
    made = await make()
  })
  afterEach(() => made.remove())

  it('is English for rows of the previous version, before and after the migration', {
    timeout: 60_000,
  }, async () => {
    const { database } = made
    await migrateAsFarAs(database, '0038-folded-order-keys')
    const previous = await versionOf(database)
    await previous.write(1)
    await migrateToLatest(database)
    await previous.write(2)
    for (const table of ['users', 'orders'] as const) {
      const rows = await database.db.selectFrom(table).select('locale').execute()
      expect(rows, table).toEqual([{ locale: 'en' }, { locale: 'en' }])
    }
  })

  it('is one that the shop has', { timeout: 60_000 }, async () => {
    const { database } = made
    await migrateToLatest(database)
    await (await versionOf(database)).write(1)
    for (const table of ['users', 'orders'] as const) {
      const french = database.db.updateTable(table).set({ locale: 'fr' })
      await expect(french.execute()).rejects.toThrow(/check/i)
    }
  })
}
