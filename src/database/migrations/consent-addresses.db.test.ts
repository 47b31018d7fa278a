import { describe, expect, inject, it } from 'vitest'
import {
  type EmptyDatabase,
  emptyPostgresql,
  emptySqlite,
} from '../../../tests/support/empty-database.ts'
import { versionOf } from '../../../tests/support/rows-of-a-version.ts'
import { migrateAsFarAs, migrateToLatest } from '../migrate.server.ts'

const url = inject('postgresqlUrl')

describe('consents on SQLite', () => ending(async () => emptySqlite()))
describe.skipIf(url === null)('consents on PostgreSQL', () =>
  ending(() => emptyPostgresql(url ?? '')),
)

function ending(make: () => Promise<EmptyDatabase>): void {
  it('to stock alerts that are deleted end with the migration', { timeout: 60_000 }, async () => {
    const { database, remove } = await make()
    await migrateAsFarAs(database, '0065-reversal-before-attempt')
    const version = await versionOf(database)
    const subjects = ['stock-alert:v1', 'stock-alert:gone', 'review:v3']
    for (const [index, subject] of subjects.entries()) {
      await version.write(index + 1)
      const kind = subject.startsWith('review') ? 'review-photo' : 'stock-alert'
      const written = database.db.updateTable('consents').where('id', '=', `v${index + 1}`)
      await written.set({ subject, kind, withdrawnAt: null }).execute()
    }
    await migrateToLatest(database)
    const ended = await database.db
      .selectFrom('consents')
      .select('subject')
      .where('withdrawnAt', 'is not', null)
      .execute()
    expect(ended).toEqual([{ subject: 'stock-alert:gone' }])
    await remove()
  })
}
