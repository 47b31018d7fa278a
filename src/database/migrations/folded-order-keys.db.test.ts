import { describe, expect, inject, it } from 'vitest'
import {
  type EmptyDatabase,
  emptyPostgresql,
  emptySqlite,
} from '../../../tests/support/empty-database.ts'
import { versionOf } from '../../../tests/support/rows-of-a-version.ts'
import { migrateAsFarAs, migrateToLatest } from '../migrate.server.ts'

const url = inject('postgresqlUrl')

describe('folded order keys on SQLite', () => folding(async () => emptySqlite()))
describe.skipIf(url === null)('folded order keys on PostgreSQL', () =>
  folding(() => emptyPostgresql(url ?? '')),
)

function folding(make: () => Promise<EmptyDatabase>): void {
  it('are added beside the keys of the previous version', { timeout: 60_000 }, async () => {
    const { database, remove } = await make()
    await migrateAsFarAs(database, '0037-undone-moves-and-cancellation-requests')
    const version = await versionOf(database)
    for (const [number, key] of ['کری', 'كري', 'kar'].entries()) {
      await version.write(number + 1)
      const written = database.db.updateTable('orderKeys').where('key', '=', `v${number + 1}`)
      await written.set({ key }).execute()
    }
    await migrateToLatest(database)
    const rows = await database.db.selectFrom('orderKeys').select(['key', 'orderId']).execute()
    expect(rows.map(({ key, orderId }) => `${key} of ${orderId}`).toSorted()).toEqual([
      'kar of v3',
      'كري of v1',
      'كري of v2',
      'کری of v1',
    ])
    await remove()
  })
}
