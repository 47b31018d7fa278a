import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeAudit } from '#commerce/audit/audit-store.server.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import {
  guestRetentionDays,
  guestsPerRun,
  purgeGuests,
} from '#commerce/customers/purge-guests.server.ts'
import { addProfile, findProfile } from '#commerce/customers/user-store.server.ts'
import { scheduleRecurringJobs } from '#commerce/jobs/job-loop.server.ts'
import type { Database } from '#database/engine.server.ts'
import { auditOf } from '../../../../../tests/support/audit.ts'
import { orderOf } from '../../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../../tests/support/each-database.ts'
import { createOrder, createProduct } from '../../../../../tests/support/factories.ts'
import { identityHarness } from '../../../../../tests/support/identity-harness.ts'
import {
  minutes,
  noon,
  openTestShop,
  type TestShop,
} from '../../../../../tests/support/test-shop.ts'
import { addSession } from '../../../sessions/session-store.server.ts'
import { embeddedGuests, profileGuests } from './guest-store.server.ts'

const day = minutes(24 * 60)
const longAgo = noon - 200 * day
const unseen = noon - guestRetentionDays * day - 1

type AccountTables = {
  identity_users: {
    id: string
    name: string
    email: string
    createdAt: string
    updatedAt: string
    isAnonymous: boolean
    emailVerified: boolean
  }
  identity_sessions: { userId: string }
}
const accounts = (db: Database) => db.withoutPlugins().withTables<AccountTables>()

describeOnEachDatabase('a guest account', (open) => {
  const harness = identityHarness(open)
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(open())
    await accounts(shop.db).deleteFrom('identity_users').execute()
    await shop.db.deleteFrom('users').execute()
  })

  const at = async <T>(now: number, act: () => Promise<T>): Promise<T> => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    return act().finally(() => vi.useRealTimers())
  }
  const addGuestProfile = (id: string, seen: number, change: Partial<Profile> = {}) => {
    const guest = { name: 'Guest', surname: '', email: '', phone: '', profilePicture: null }
    const profile = {
      ...guest,
      id,
      suspended: false,
      locale: 'en',
      role: 'customer',
      ...change,
    } as const
    return addProfile(shop.db, profile, seen)
  }
  /** A guest with a sign-in at the provider, a profile and a session. */
  async function guestSeenAt(seen: number, change: Partial<Profile> = {}) {
    const browser = harness.browser()
    const id: string = await at(seen, async () => {
      const { user } = await browser.ask('/sign-in/anonymous', {})
      return user.id
    })
    await addGuestProfile(id, seen, change)
    await beginSession(id, seen)
    return { id, ...browser }
  }
  /** In bulk, in the format of the provider's library. */
  const addAccounts = async (count: number) => {
    const time = new Date(longAgo).toISOString()
    const [isAnonymous, emailVerified] = [sql<boolean>`(1 = 1)`, sql<boolean>`(1 = 0)`]
    const ids = Array.from({ length: count }, () => crypto.randomUUID())
    const rows = ids.map((id) => ({ id, name: '', email: id, createdAt: time, updatedAt: time }))
    await accounts(shop.db)
      .insertInto('identity_users')
      .values(rows.map((row) => ({ ...row, isAnonymous, emailVerified })))
      .execute()
  }
  const beginSession = (userId: string, createdAt: number) =>
    addSession(shop.db, {
      ...{ idHash: crypto.randomUUID(), userId, guest: 1, secondFactor: 0 },
      ...{ createdAt, usedAt: createdAt, expiresAt: createdAt + 30 * day },
    })

  const accountIds = async () =>
    (await accounts(shop.db).selectFrom('identity_users').select('id').execute()).map(
      ({ id }) => id,
    )
  const hasAccount = async (id: string) => (await accountIds()).includes(id)
  const isKept = async (id: string) => {
    const kept = [await hasAccount(id), (await findProfile(shop.db, id)) !== null]
    expect(kept[0]).toBe(kept[1])
    return kept[0]
  }

  it('is deleted with all its data 90 days after it was last seen', async () => {
    const { id } = await guestSeenAt(unseen, { name: 'Salma' })
    await shop.db.insertInto('sessionEnds').values({ userId: id, endedAt: 0 }).execute()
    await purgeGuests(shop)
    expect(await isKept(id)).toBe(false)
    for (const table of ['sessions', 'sessionEnds', 'userWords'] as const) {
      const rows = shop.db.selectFrom(table).select('userId').where('userId', '=', id)
      expect([table, await rows.execute()]).toEqual([table, []])
    }
    const signIns = accounts(shop.db).selectFrom('identity_sessions').select('userId')
    expect(await signIns.where('userId', '=', id).execute()).toEqual([])
    expect(shop.log.lines).toContainEqual({
      ...{ level: 'info', event: 'idle guest accounts purged', fields: { count: 1 } },
    })
  })

  it('leaves no personal data in the audit log', async () => {
    const { id } = await guestSeenAt(unseen, { name: 'Salma' })
    const change = { actorId: 'nadia', action: 'profile.changed', subject: id, at: unseen }
    const values = { before: { name: 'Salma' }, after: { name: 'Zyphora' } }
    await writeAudit(shop.db, { ...change, ...values })
    await purgeGuests(shop)
    expect(JSON.stringify(await auditOf(shop.db, id))).not.toMatch(/Salma|Zyphora/)
  })

  it('is not deleted a millisecond before 90 days', async () => {
    const { id } = await guestSeenAt(unseen + 1)
    await purgeGuests(shop)
    expect(await isKept(id)).toBe(true)
    shop.clock.now += 1
    await purgeGuests(shop)
    expect(await isKept(id)).toBe(false)
  })

  it('is not deleted while its browser comes back, to the provider or to the shop', async () => {
    const atProvider = await guestSeenAt(longAgo)
    for (let seen = longAgo; seen < noon - 60 * day; seen += 29 * day) {
      await at(seen, () => atProvider.call('/token'))
    }
    const inShop = await guestSeenAt(longAgo)
    await beginSession(inShop.id, unseen + 1)
    const edited = await guestSeenAt(longAgo)
    await shop.db
      .updateTable('users')
      .set({ updatedAt: unseen + 1 })
      .where('id', '=', edited.id)
      .execute()
    const idle = await guestSeenAt(longAgo)
    await purgeGuests(shop)
    for (const { id } of [atProvider, inShop, edited]) expect(await isKept(id)).toBe(true)
    expect(await isKept(idle.id)).toBe(false)
  })

  it('is not deleted when it is suspended or staff, nor is a full account', async () => {
    const suspended = await guestSeenAt(longAgo, { suspended: true })
    const seller = await guestSeenAt(longAgo, { role: 'seller' })
    await at(longAgo, () => harness.registered())
    await purgeGuests(shop)
    expect(await isKept(suspended.id)).toBe(true)
    expect(await isKept(seller.id)).toBe(true)
    expect(await accountIds()).toHaveLength(3)
  })

  it('with an order loses only its sign-in: order and profile stay', async () => {
    const { id } = await guestSeenAt(longAgo, { name: 'Salma' })
    const order = await createOrder(shop, { userId: id })
    await purgeGuests(shop)
    expect(await hasAccount(id)).toBe(false)
    expect(await findProfile(shop.db, id)).toMatchObject({ name: 'Salma' })
    expect(await orderOf(shop, order)).toMatchObject({ userId: id })
    await purgeGuests(shop)
    const purges = shop.log.lines.filter(({ event }) => event === 'idle guest accounts purged')
    expect(purges).toHaveLength(1)
  })

  it('is deleted in batches, by two concurrent workers too, and then each night', async () => {
    await addAccounts(2 * guestsPerRun + 1)
    expect(await purgeGuests(shop)).toEqual({ done: false, again: noon + 1_000 })
    expect(await accountIds()).toHaveLength(guestsPerRun + 1)
    await Promise.all([purgeGuests(shop), purgeGuests(shop)])
    // 5:00 in Cairo.
    const night = Date.UTC(2026, 10, 21, 3)
    expect(await purgeGuests(shop)).toEqual({ done: false, again: night })
    expect(await accountIds()).toEqual([])
  })

  it('is purged from the first start of the shop', async () => {
    await scheduleRecurringJobs(shop)
    const jobs = shop.db.selectFrom('jobs').select('runAt').where('kind', '=', 'purge-guests')
    expect(await jobs.execute()).toEqual([{ runAt: noon }])
  })

  describe('that comes back during the purge', () => {
    const meanwhile = (act: (id: string) => Promise<unknown>) => ({
      ...shop,
      guests: {
        ...embeddedGuests,
        listIdle: async (...terms: Parameters<typeof embeddedGuests.listIdle>) => {
          const ids = await embeddedGuests.listIdle(...terms)
          for (const id of ids) await act(id)
          return ids
        },
      },
    })

    it('is not deleted when its session starts after the search', async () => {
      const { id } = await guestSeenAt(longAgo)
      await purgeGuests(meanwhile((guest) => beginSession(guest, noon)))
      expect(await isKept(id)).toBe(true)
    })

    it('keeps its profile when its order is placed after the search', async () => {
      const { id } = await guestSeenAt(longAgo)
      await purgeGuests(meanwhile((userId) => createOrder(shop, { userId })))
      expect(await findProfile(shop.db, id)).not.toBeNull()
    })

    it('loses no order, whichever transaction is first', async () => {
      const product = await createProduct(shop, { stock: 100 })
      const guests: { id: string }[] = []
      for (let count = 0; count < 10; count++) guests.push(await guestSeenAt(longAgo))
      const [, ...orders] = await Promise.all([
        purgeGuests(shop),
        ...guests.map(({ id }) => createOrder(shop, { userId: id, product })),
      ])
      for (const [index, order] of orders.entries()) {
        expect(await orderOf(shop, order)).toMatchObject({ userId: guests[index]?.id })
      }
      expect(await accountIds()).toEqual([])
    })
  })

  describe('of a provider that stores its own accounts', () => {
    const purge = () => purgeGuests({ ...shop, guests: profileGuests })
    async function profileSeenAt(seen: number, change: Partial<Profile> = {}) {
      const id = crypto.randomUUID()
      await addGuestProfile(id, seen, change)
      return id
    }
    const isThere = async (id: string) => (await findProfile(shop.db, id)) !== null

    it('is deleted when its profile is empty and has no order', async () => {
      const idle = await profileSeenAt(unseen)
      const kept = [
        await profileSeenAt(unseen + 1),
        await profileSeenAt(unseen, { email: 'mona@example.com' }),
        await profileSeenAt(unseen, { phone: '+201001234567' }),
        await profileSeenAt(unseen, { name: 'Mona' }),
        await profileSeenAt(unseen, { surname: 'Adel' }),
        await profileSeenAt(unseen, { suspended: true }),
        await profileSeenAt(unseen, { role: 'seller' }),
      ]
      const ordered = await profileSeenAt(unseen)
      await createOrder(shop, { userId: ordered })
      const inShop = await profileSeenAt(unseen)
      await beginSession(inShop, noon - day)
      await purge()
      expect(await isThere(idle)).toBe(false)
      for (const id of [...kept, ordered, inShop]) expect(await isThere(id)).toBe(true)
    })

    it('is not deleted when its email is verified', async () => {
      const id = await profileSeenAt(unseen)
      await shop.db.updateTable('users').set({ verifiedEmail: 'mona@example.com' }).execute()
      await purge()
      expect(await isThere(id)).toBe(true)
    })
  })
})
