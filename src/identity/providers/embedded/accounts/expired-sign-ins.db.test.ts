import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { purgeOrigins } from '#commerce/audit/purge-origins.server.ts'
import { guestRetentionDays, purgeGuests } from '#commerce/customers/purge-guests.server.ts'
import { describeOnEachDatabase } from '../../../../../tests/support/each-database.ts'
import { identityHarness, password } from '../../../../../tests/support/identity-harness.ts'
import {
  minutes,
  noon,
  openTestShop,
  type TestShop,
} from '../../../../../tests/support/test-shop.ts'

const day = minutes(24 * 60)
/** A sign-in lives so long after its last use. */
const life = 30 * day
const browserName = { 'user-agent': 'Firefox of Salma' }

type SignInTables = {
  identity_users: { id: string }
  identity_sessions: { ipAddress: string | null; userAgent: string | null }
}

describeOnEachDatabase('a sign-in at the provider', (open) => {
  const harness = identityHarness(open)
  let shop: TestShop
  const accounts = () => shop.db.withoutPlugins().withTables<SignInTables>()

  beforeEach(async () => {
    shop = await openTestShop(open())
    await accounts().deleteFrom('identity_users').execute()
    vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  })
  afterEach(() => void vi.useRealTimers())

  const signIns = () =>
    accounts().selectFrom('identity_sessions').select(['ipAddress', 'userAgent']).execute()
  const nightAt = async (now: number) => {
    shop.clock.now = now
    await purgeOrigins(shop)
  }

  it('of a customer is deleted with network and browser once it has expired', async () => {
    const { call, email } = await harness.registered()
    await call('/sign-out', {})
    await call('/sign-in/email', { email, password }, browserName)
    const [signIn, ...others] = await signIns()
    expect(others).toEqual([])
    expect(signIn).toMatchObject({
      ipAddress: expect.stringContaining('10.0.0.'),
      userAgent: browserName['user-agent'],
    })
    await nightAt(noon + life - 1)
    expect(await signIns()).toHaveLength(1)
    await nightAt(noon + life + 1)
    expect(await signIns()).toEqual([])
  })

  it('of a customer stays while it is in use', async () => {
    const { call } = await harness.registered()
    vi.setSystemTime(noon + 2 * day)
    await call('/token')
    await nightAt(noon + life + day)
    expect(await signIns()).toHaveLength(1)
  })

  it('of a guest loses network and browser, and the guest stays for 90 days', async () => {
    await harness.browser().call('/sign-in/anonymous', {}, browserName)
    await nightAt(noon + life - 1)
    expect(await signIns()).toMatchObject([{ userAgent: browserName['user-agent'] }])
    await nightAt(noon + life + 1)
    expect(await signIns()).toEqual([{ ipAddress: null, userAgent: null }])

    const guests = () => accounts().selectFrom('identity_users').select('id').execute()
    shop.clock.now = noon + guestRetentionDays * day
    await purgeGuests(shop)
    expect(await guests()).toHaveLength(1)
    shop.clock.now += 1
    await purgeGuests(shop)
    expect(await guests()).toEqual([])
  })
})
