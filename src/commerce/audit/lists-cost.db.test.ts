import { type CompiledQuery, sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#database/engine.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { fillWithAuditEntries, fillWithPeople } from '../../../tests/support/many-people.ts'
import { queriesOf } from '../../../tests/support/queries-of.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { listUsers } from '../customers/user-list-store.server.ts'
import type { UserListing } from '../customers/user-summary.ts'
import { listAudit } from './audit-list-store.server.ts'
import type { AuditListing } from './audit-listing.ts'

const many = 20_000
const pageSize = 30

describeOnEachDatabase('lists of users and of the audit log', (open) => {
  let shop: TestShop
  const users = (listing: UserListing) => (db: Database) => listUsers(db, listing, pageSize)
  const auditEntries = (listing: AuditListing) => (db: Database) => listAudit(db, listing, pageSize)

  const fill = async (range: { from?: number; to: number }) => {
    await fillWithPeople(shop.db, noon, range)
    await fillWithAuditEntries(shop.db, noon, range)
  }

  beforeAll(async () => {
    shop = await openTestShop(open())
  })

  it('run as few queries at 20,000 rows as at 100, and use an index', async () => {
    await fill({ to: 100 })
    const [user, entry] = [await listUsers(shop.db, {}, 5), await listAudit(shop.db, {}, 5)]
    const lists = {
      'all people': users({}),
      'people, the next page': users({ cursor: user.nextCursor ?? '' }),
      'people by their words': users({ query: 'mona fam' }),
      'people by their phone': users({ query: '010 0000' }),
      'the suspended': users({ state: 'suspended' }),
      'all entries': auditEntries({}),
      'entries, the next page': auditEntries({ cursor: entry.nextCursor ?? '' }),
      'entries of one person': auditEntries({ person: 'staff3' }),
      'entries of one kind': auditEntries({ kind: 'refunds' }),
      'entries of one kind by one person': auditEntries({ kind: 'refunds', person: 'staff3' }),
      'entries about one object': auditEntries({ object: 'subject77' }),
      'entries of a week': auditEntries({ from: '2026-11-14', until: '2026-11-20' }),
    }
    const counts = async () => {
      const found: Record<string, number> = {}
      for (const [name, list] of Object.entries(lists)) {
        found[name] = (await queriesOf(shop.db, list)).count
      }
      return found
    }
    const few = await counts()
    // One per term, and one for the page.
    expect(Math.max(...Object.values(few))).toBe(3)
    await fill({ from: 100, to: many })
    expect(await counts()).toEqual(few)

    if (open().engine === 'postgresql') await sql`analyze`.execute(shop.db)
    for (const [name, list] of Object.entries(lists)) {
      for (const query of (await queriesOf(shop.db, list)).queries) {
        expect(await planOf(query), `${name}: ${query.sql}`).not.toMatch(wholeTable)
      }
    }
  })

  // A scan is "SCAN" without an index on SQLite, and "Seq Scan" on PostgreSQL.
  const wholeTable =
    /\b(SCAN (users|audit_log|user_words)(?! USING)|Seq Scan on (users|audit_log|user_words))/

  async function planOf(query: CompiledQuery): Promise<string> {
    return shop.db.transaction().execute(async (tx) => {
      // For a frequent word, PostgreSQL may rightly prefer a sequential scan, depending on its statistics. The test
      // only checks that an index is available.
      const postgresql = open().engine === 'postgresql'
      if (postgresql) await sql`set local enable_seqscan = off`.execute(tx)
      const explain = postgresql ? 'explain' : 'explain query plan'
      const { rows } = await tx
        .withoutPlugins()
        .executeQuery<Record<string, unknown>>({ ...query, sql: `${explain} ${query.sql}` })
      return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n')
    })
  }
})
