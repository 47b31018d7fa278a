import { beforeAll, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { identityHarness, newAddress, password } from '../../../tests/support/identity-harness.ts'
import type { EmbeddedProvider } from '../providers/embedded/embedded-provider.server.ts'
import type { RateLimitTables } from './rate-limit-store.server.ts'

type Browser = ReturnType<ReturnType<typeof identityHarness>['browser']>

describeOnEachDatabase('guessed passwords', (open) => {
  const harness = identityHarness(open)
  let provider: EmbeddedProvider
  beforeAll(() => {
    // Only the limits of an account matter here, not those of all requests of a network.
    provider = harness.createProvider({ SIGN_IN_ATTEMPTS_PER_MINUTE: 1000 })
  })

  let networks = 0
  const newNetwork = () => `203.0.113.${++networks}`
  const browser = (address = newNetwork()) => harness.browser(provider, address)

  async function signIn({ call }: Browser, email: string, secret = password) {
    const response = await call('/sign-in/email', { email, password: secret })
    return [response.status, Number(response.headers.get('retry-after'))] as const
  }
  const statusOf = async (from: Browser, email: string, secret = password) =>
    (await signIn(from, email, secret))[0]

  async function fail(email: string, times: number, from = browser()) {
    const statuses: number[] = []
    for (let time = 0; time < times; time++) statuses.push(await statusOf(from, email, 'a guess'))
    return statuses
  }
  const waitFor = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
  const withClock = async (test: () => Promise<void>) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    await test().finally(() => void vi.useRealTimers())
  }
  async function registered() {
    const owner = browser()
    const email = newAddress()
    await owner.call('/sign-up/email', { email, password, name: 'Salma' })
    return { owner, email }
  }

  it('from one network are delayed after five, up to 15 minutes, doubling each time', () =>
    withClock(async () => {
      const { email } = await registered()
      const stranger = browser()
      expect(await fail(email, 5, stranger)).toEqual([401, 401, 401, 401, 401])
      const delays: number[] = []
      for (let failure = 5; failure < 13; failure++) {
        const [status, seconds] = await signIn(stranger, email, 'a guess')
        expect(status).toBe(429)
        delays.push(seconds)
        waitFor(seconds - 1)
        expect(await statusOf(stranger, email, 'a guess')).toBe(429)
        waitFor(1)
        expect(await statusOf(stranger, email, 'a guess')).toBe(401)
      }
      expect(delays).toEqual([15, 30, 60, 120, 240, 480, 900, 900])
    }))

  it('from one network block the right password there too, and expire after a day', () =>
    withClock(async () => {
      const { email } = await registered()
      const network = newNetwork()
      await fail(email, 5, browser(network))
      expect(await statusOf(browser(network), email)).toBe(429)
      waitFor(24 * 60 * 60 + 1)
      expect(await fail(email, 5, browser(network))).toEqual([401, 401, 401, 401, 401])
    }))

  it('do not lock the owner out on other networks', async () => {
    const { email } = await registered()
    await fail(email, 20)
    expect(await statusOf(browser(), email)).toBe(200)
  })

  it('do not lock out a known device, whatever its network did', async () => {
    const { owner, email } = await registered()
    await owner.call('/sign-out', {})
    for (let network = 0; network < 12; network++) await fail(email, 5)
    const neighbour = browser()
    await fail(email, 5, neighbour)
    expect(await statusOf(neighbour, email)).toBe(429)
    expect(await statusOf(owner, email)).toBe(200)
  })

  it('from a known device have a counter of their own', async () => {
    const { owner, email } = await registered()
    expect(await fail(email, 6, owner)).toEqual([401, 401, 401, 401, 401, 429])
    expect(await statusOf(owner, email)).toBe(429)
    expect(await statusOf(browser(), email)).toBe(200)
  })

  it('from many networks delay unknown devices only', () =>
    withClock(async () => {
      const { owner, email } = await registered()
      const statuses = []
      for (let network = 0; network < 12; network++) statuses.push(...(await fail(email, 5)))
      expect(statuses.filter((status) => status === 401)).toHaveLength(50)
      const [status, seconds] = await signIn(browser(), email)
      expect([status, seconds]).toEqual([429, 15])
      expect(await statusOf(owner, email)).toBe(200)
      waitFor(seconds)
      expect(await statusOf(browser(), email)).toBe(200)
    }))

  it('of an unknown account are delayed alike', async () => {
    expect(await fail(newAddress(), 6)).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('count for an address in any spelling', async () => {
    const { email } = await registered()
    const stranger = browser()
    await fail(` ${email.toUpperCase()}`.trim(), 5, stranger)
    expect(await statusOf(stranger, email)).toBe(429)
  })

  it('are counted exactly when they are simultaneous', async () => {
    const { email } = await registered()
    const address = newNetwork()
    const guesses = Array.from({ length: 30 }, () => statusOf(browser(address), email, 'a guess'))
    const statuses = await Promise.all(guesses)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  })

  it('are cleared for a network that signs in', async () => {
    const { email } = await registered()
    const address = newNetwork()
    for (let round = 0; round < 3; round++) {
      await fail(email, 4, browser(address))
      expect(await statusOf(browser(address), email)).toBe(200)
    }
  })

  it('do not include requests rejected for another reason', async () => {
    const { email } = await registered()
    const stranger = browser()
    for (let time = 0; time < 8; time++) {
      expect(await statusOf(stranger, email, 'x'.repeat(200))).toBe(400)
    }
    expect(await statusOf(stranger, email)).toBe(200)
  })

  it('are stored without addresses', async () => {
    const { email } = await registered()
    await fail(email, 1, browser('203.0.113.250'))
    const rows = await open()
      .db.withoutPlugins()
      .withTables<RateLimitTables>()
      .selectFrom('identity_rate_limits')
      .select('key')
      .execute()
    const keys = rows.map(({ key }) => key).join('\n')
    expect(keys).toContain('password network ')
    expect(keys).not.toContain(email)
    expect(keys).not.toContain('203.0.113')
  })

  it('count for the /56 and /48 of IPv6, but not for a neighbouring /64', async () => {
    const { email } = await registered()
    const guess = (n: number) => fail(email, 1, browser(`2001:db8:1:${n.toString(16)}::1`))
    const statuses = []
    for (let n = 0; n < 22; n++) statuses.push(...(await guess(n)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  })
})
