import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createUser } from '../../../tests/support/factories.ts'
import { fillWithPeople } from '../../../tests/support/many-people.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { listUsers } from './user-list-store.server.ts'
import { backfillUserPrefixes } from './user-search-store.server.ts'
import { queryTerms, searchTermsOf } from './user-search-terms.ts'
import type { UserListing } from './user-summary.ts'

/** Enough for each name to be frequent. */
const people = 9000

describeOnEachDatabase('search for users with frequent names', (open) => {
  let shop: TestShop
  let all: Awaited<ReturnType<typeof allUsers>> = []

  const allUsers = () =>
    shop.db
      .selectFrom('users')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute()

  beforeAll(async () => {
    shop = await openTestShop(open())
    await fillWithPeople(shop.db, noon, { to: people })
    // Two words with the same prefix, of which only the second matches.
    for (let n = 0; n < 5; n++) {
      await createUser(shop, { name: 'Monica', surname: 'Mona', createdAt: noon - n * 700_000 })
    }
    all = await allUsers()
  })

  async function pages(listing: UserListing): Promise<{ ids: string[]; looks: number }> {
    const ids: string[] = []
    let looks = 0
    let cursor: string | undefined
    do {
      const page = await listUsers(shop.db, { ...listing, cursor }, 30)
      ids.push(...page.users.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
      looks += 1
    } while (cursor !== undefined)
    return { ids, looks }
  }

  it.each([
    { query: 'mona' },
    { query: 'mona hassan' },
    { query: 'fam mona' },
    { query: 'mo' },
    { query: '010' },
    { query: 'ka', state: 'suspended' },
    { query: 'mona family1', state: 'suspended' },
    // Each is frequent; no user has both.
    { query: 'mona adel' },
    // A rare term beside a frequent one.
    { query: 'mona family400' },
  ] as const)('finds each match once, newest first: %j', async (listing) => {
    const terms = queryTerms(listing.query)
    const meant = all.filter(
      (one) =>
        (!('state' in listing) || one.suspended === 1) &&
        terms.every((term) => searchTermsOf(one).some((word) => word.startsWith(term))),
    )
    expect((await pages(listing)).ids).toEqual(meant.map(({ id }) => id))
  })

  it('scans a bounded part for each page', async () => {
    const first = await listUsers(shop.db, { query: 'mona adel' }, 30)
    expect(first.users).toEqual([])
    expect(first.nextCursor).not.toBeNull()
    expect((await pages({ query: 'mona adel' })).looks).toBeGreaterThan(2)
  })

  it('finds users whose search terms a previous version wrote without prefixes', async () => {
    const before = await pages({ query: 'mona' })
    await sql`update user_words set beginning = '', created_at = 0`.execute(shop.db)
    await backfillUserPrefixes(shop.db)
    expect(await pages({ query: 'mona' })).toEqual(before)
  })
})
