import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { listUsers } from '../customers/user-list-store.server.ts'
import type { UserListing } from '../customers/user-summary.ts'
import { userWords } from '../customers/user-words.ts'
import { type AuditListing, auditKinds } from './audit-entry.ts'
import { listAudit } from './audit-list-store.server.ts'

const many = 20_000
const pageSize = 30

async function inParts<T>(rows: readonly T[], write: (part: readonly T[]) => Promise<unknown>) {
  for (let n = 0; n < rows.length; n += 1000) await write(rows.slice(n, n + 1000))
}

/** A shop that knows so many people, and has done so many things. */
async function fill(shop: TestShop, count: number): Promise<void> {
  const people = Array.from({ length: count }, (_, n) => ({
    id: newDocumentId(),
    name: `Name${n % 500}`,
    surname: `Family${n}`,
    email: `person${n}@example.com`,
    phone: `+2010${String(n).padStart(8, '0')}`,
    profilePicture: null,
    suspended: n % 50 === 0 ? (1 as const) : (0 as const),
    role: 'customer',
    createdAt: noon - n,
    updatedAt: noon,
  }))
  await inParts(people, (part) => shop.db.insertInto('users').values(part).execute())
  const words = people.flatMap((one) => userWords(one).map((word) => ({ word, userId: one.id })))
  await inParts(words, (part) => shop.db.insertInto('userWords').values(part).execute())
  const deeds = Array.from({ length: count }, (_, n) => ({
    id: newDocumentId(),
    at: noon - n,
    actorId: `staff${n % 7}`,
    action: 'order.moved',
    kind: auditKinds[n % auditKinds.length],
    subject: `subject${n % 1000}`,
    before: '{"status":"confirmed"}',
    after: '{"status":"preparing"}',
  }))
  await inParts(deeds, (part) => shop.db.insertInto('auditLog').values(part).execute())
}

/** What a piece of work asks the database, parts of questions included, and how often it asks. */
async function queriesOf(db: Database, work: (db: Database) => Promise<unknown>) {
  const asked: CompiledQuery[] = []
  let count = 0
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    async transformResult({ result }) {
      count += 1
      return result
    },
  }
  await work(db.withPlugin(noting))
  return { asked, count }
}

describeOnEachDatabase('the lists of people and of what was done', (open) => {
  let shop: TestShop
  const users = (listing: UserListing) => (db: Database) => listUsers(db, listing, pageSize)
  const deeds = (listing: AuditListing) => (db: Database) => listAudit(db, listing, pageSize)

  beforeAll(async () => {
    shop = await openTestShop(open())
  })

  it('ask as little of 20,000 as of 100, and read what they show by an index', async () => {
    await fill(shop, 100)
    const [user, deed] = [await listUsers(shop.db, {}, 5), await listAudit(shop.db, {}, 5)]
    const lists = {
      'all people': users({}),
      'people, the next page': users({ cursor: user.nextCursor ?? '' }),
      'people by their words': users({ query: 'name42 fam' }),
      'people by their phone': users({ query: '010 0000' }),
      'the suspended': users({ state: 'suspended' }),
      'all deeds': deeds({}),
      'deeds, the next page': deeds({ cursor: deed.nextCursor ?? '' }),
      'deeds of one person': deeds({ person: 'staff3' }),
      'deeds of one kind': deeds({ kind: 'refunds' }),
      'deeds of one kind by one person': deeds({ kind: 'refunds', person: 'staff3' }),
      'deeds to one thing': deeds({ object: 'subject77' }),
      'deeds of a week': deeds({ from: '2026-11-14', until: '2026-11-20' }),
    }
    const counts = async () => {
      const found: Record<string, number> = {}
      for (const [name, list] of Object.entries(lists)) {
        found[name] = (await queriesOf(shop.db, list)).count
      }
      return found
    }
    const few = await counts()
    // One for each word, and one for the page.
    expect(Math.max(...Object.values(few))).toBe(3)
    await fill(shop, many)
    expect(await counts()).toEqual(few)

    if (open().engine === 'postgresql') await sql`analyze`.execute(shop.db)
    for (const [name, list] of Object.entries(lists)) {
      for (const query of (await queriesOf(shop.db, list)).asked) {
        expect(await planOf(query), `${name}: ${query.sql}`).not.toMatch(wholeTable)
      }
    }
  })

  // SQLite scans a table or, in order, an index of it; PostgreSQL scans a table sequentially.
  const wholeTable =
    /\b(SCAN (users|audit_log|user_words)(?! USING)|Seq Scan on (users|audit_log|user_words))/

  async function planOf(query: CompiledQuery): Promise<string> {
    return shop.db.transaction().execute(async (tx) => {
      // For a word that many share, PostgreSQL may rightly find the whole table cheaper, as its sample of
      // the table falls out that day. What counts here is whether it could do without.
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
