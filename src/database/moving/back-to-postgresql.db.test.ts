import { describe, expect, inject, it } from 'vitest'
import { emptyPostgresql, emptySqlite } from '../../../tests/support/empty-database.ts'
import { createOrder } from '../../../tests/support/factories.ts'
import { identityHarness, password } from '../../../tests/support/identity-harness.ts'
import { noon, openTestShop } from '../../../tests/support/test-shop.ts'
import { migrateToLatest } from '../migrate.server.ts'
import { copyDatabase } from './copy-database.server.ts'

const url = inject('postgresqlUrl')

describe.skipIf(url === null)('a SQLite shop that outgrows its file', () => {
  it('moves to PostgreSQL with orders, accounts, and timestamps as native types', async () => {
    const file = emptySqlite()
    const server = await emptyPostgresql(url ?? '')
    await migrateToLatest(file.database)
    const harness = identityHarness(() => file.database)
    await createOrder(await openTestShop(file.database))
    const { email } = await harness.registered()
    expect(await copyDatabase(file.database, server.database)).toMatchObject({
      ok: true,
      tables: { orders: { rows: 1 }, order_lines: { rows: 1 } },
    })
    const there = identityHarness(() => server.database)
    const answer = await there.browser().call('/sign-in/email', { email, password })
    expect(answer.status).toBe(200)
    await file.remove()
    await server.remove()
  })

  it('moves times whose sum exceeds 2^53, although PostgreSQL reads the rows in another order', async () => {
    const file = emptySqlite()
    const server = await emptyPostgresql(url ?? '')
    await migrateToLatest(file.database)
    const ends = Array.from({ length: 6_000 }, (_, n) => ({
      userId: `${n % 2 === 0 ? 'a' : 'B'}${n}`,
      endedAt: noon + n * n,
    }))
    await file.database.db.insertInto('sessionEnds').values(ends).execute()
    expect(await copyDatabase(file.database, server.database)).toMatchObject({
      ok: true,
      tables: { session_ends: { rows: 6_000 } },
    })
    await file.remove()
    await server.remove()
  })
})
