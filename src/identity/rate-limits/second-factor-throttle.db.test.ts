import { beforeAll, expect, it } from 'vitest'
import { codeFor } from '../../../tests/support/authenticator.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { identityHarness, newAddress, password } from '../../../tests/support/identity-harness.ts'
import type { EmbeddedProvider } from '../providers/embedded/embedded-provider.server.ts'

type Browser = ReturnType<ReturnType<typeof identityHarness>['browser']>

describeUseCase('guesses', (open) => {
  const harness = identityHarness(open)
  let provider: EmbeddedProvider
  beforeAll(() => {
    provider = harness.createProvider({ SIGN_IN_ATTEMPTS_PER_MINUTE: 1000 })
  })

  let networks = 0
  const browser = (address = `198.51.100.${++networks}`) => harness.browser(provider, address)
  const wrong = { password: 'a guess' }

  async function registered() {
    const owner = browser()
    const email = newAddress()
    await owner.call('/sign-up/email', { email, password, name: 'Salma' })
    // Only a verified address may turn on the second factor.
    await harness.proveEmail(owner, email)
    return { owner, email }
  }

  async function enrolled() {
    const { owner, email } = await registered()
    const { totpURI }: { totpURI: string } = await owner.ask('/two-factor/enable', { password })
    await owner.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    return { owner, email, totpURI }
  }

  const signIn = (from: Browser, email: string, secret = password) =>
    from.call('/sign-in/email', { email, password: secret })
  const answerCode = async (from: Browser, code: string) => {
    const response = await from.call('/two-factor/verify-totp', { code })
    return [response.status, Number(response.headers.get('retry-after'))] as const
  }

  /** An attacker who knows the password guesses codes; each challenge ends after five. */
  async function guessCodes(email: string, times: number): Promise<number[]> {
    const statuses: number[] = []
    let thief = browser()
    for (let guess = 0; guess < times; guess++) {
      if (guess % 5 === 0) {
        thief = browser()
        await signIn(thief, email)
      }
      statuses.push((await answerCode(thief, '000000'))[0])
    }
    return statuses
  }

  async function resetPassword(from: Browser, email: string, newPassword: string) {
    harness.mails.length = 0
    await browser().call('/request-password-reset', { email, redirectTo: '/reset-password' })
    const link = harness.mails[0]?.email.action?.address ?? ''
    const token = new URL(link).searchParams.get('token')
    expect((await from.call('/reset-password', { token, newPassword })).status).toBe(200)
  }

  it('of the second factor are limited to ten from all networks, then delayed', async () => {
    const { email } = await enrolled()
    const statuses = await guessCodes(email, 15)
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
    const stranger = browser()
    await signIn(stranger, email)
    const [status, seconds] = await answerCode(stranger, '000000')
    expect(status).toBe(429)
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it('of the second factor do not lock out a device that has given a code before', async () => {
    const { owner, email, totpURI } = await enrolled()
    await owner.call('/sign-out', {})
    await guessCodes(email, 15)
    await signIn(owner, email)
    expect((await answerCode(owner, codeFor(totpURI, 1)))[0]).toBe(200)
  })

  it('of the second factor are not cheaper for a device that has verified the password or the mailbox only', async () => {
    const { owner, email } = await registered()
    const early = browser()
    await signIn(early, email)
    const { totpURI }: { totpURI: string } = await owner.ask('/two-factor/enable', { password })
    await owner.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    await guessCodes(email, 10)
    await signIn(early, email)
    expect((await answerCode(early, codeFor(totpURI, 1)))[0]).toBe(429)
    const mailbox = browser()
    await resetPassword(mailbox, email, 'white lilies')
    await signIn(mailbox, email, 'white lilies')
    expect((await answerCode(mailbox, codeFor(totpURI, 1)))[0]).toBe(429)
  })

  it('of recovery codes count as guesses of the second factor', async () => {
    const { email } = await enrolled()
    await guessCodes(email, 7)
    const thief = browser()
    await signIn(thief, email)
    const statuses = []
    for (let guess = 0; guess < 4; guess++) {
      const answer = await thief.call('/two-factor/verify-backup-code', { code: 'aaaaa-bbbbb' })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([401, 401, 401, 429])
  })

  it('of a used code stay counted', async () => {
    const { email, totpURI } = await enrolled()
    const code = codeFor(totpURI, 1)
    const statuses = []
    const address = '198.51.100.250'
    for (let time = 0; time < 7; time++) {
      const someone = browser(address)
      await signIn(someone, email)
      statuses.push((await answerCode(someone, code))[0])
    }
    expect(statuses).toEqual([200, 401, 401, 401, 401, 401, 429])
  })

  it('in a session count over all endpoints that ask for the password', async () => {
    const { owner: thief, email, totpURI } = await enrolled()
    const guesses = [
      () => thief.call('/two-factor/enable', wrong),
      () => thief.call('/two-factor/disable', wrong),
      () => thief.call('/two-factor/generate-backup-codes', wrong),
      () => thief.call('/email-change/request', { ...wrong, email: newAddress() }),
      () =>
        thief.call('/change-password', { currentPassword: 'a guess', newPassword: 'white lilies' }),
    ]
    for (const guess of guesses) expect((await guess()).status).toBe(400)
    for (const guess of guesses) expect((await guess()).status).toBe(429)
    const owner = browser()
    await signIn(owner, email)
    await answerCode(owner, codeFor(totpURI, 1))
    const change = { currentPassword: password, newPassword: 'white lilies' }
    expect((await owner.call('/change-password', change)).status).toBe(200)
  })

  it('do not lock out a device that has set a new password by email', async () => {
    const { email } = await registered()
    const owner = browser()
    for (let guess = 0; guess < 60; guess++) await signIn(browser(), email, 'a guess')
    for (let guess = 0; guess < 5; guess++) await signIn(owner, email, 'a guess')
    expect((await signIn(owner, email)).status).toBe(429)
    await resetPassword(owner, email, 'white lilies')
    expect((await signIn(owner, email, 'white lilies')).status).toBe(200)
    expect((await signIn(browser(), email, 'white lilies')).status).toBe(429)
  })

  it("from a device with the old password count as a stranger's", async () => {
    const { owner: thief, email } = await registered()
    await resetPassword(browser(), email, 'white lilies')
    for (let guess = 0; guess < 50; guess++) await signIn(browser(), email, 'a guess')
    expect((await signIn(thief, email, 'a guess')).status).toBe(429)
  })

  it("with a device cookie of another account, or a forged one, count as a stranger's", async () => {
    const { owner: thief } = await registered()
    const { owner, email } = await registered()
    for (let guess = 0; guess < 50; guess++) await signIn(browser(), email, 'a guess')
    const cookie = (of: Browser) => [...of.jar].find(([name]) => name.includes('known_device_'))
    const [name = ''] = cookie(owner) ?? []
    const [, ofThief = ''] = cookie(thief) ?? []
    const [, ofOwner = ''] = cookie(owner) ?? []
    for (const value of [ofThief, `${ofOwner}x`, ofOwner.replace('.password.', '.code.'), '..']) {
      const forger = browser()
      forger.jar.set(name, value)
      expect((await signIn(forger, email, 'a guess')).status).toBe(429)
    }
    const thiefOfCookie = browser()
    thiefOfCookie.jar.set(name, ofOwner)
    expect((await signIn(thiefOfCookie, email, 'a guess')).status).toBe(401)
  })

  it('mark a device as known for a year, in an HttpOnly cookie', async () => {
    const response = await browser().call('/sign-up/email', {
      email: newAddress(),
      password,
      name: 'Salma',
    })
    const line = response.headers.getSetCookie().find((set) => set.includes('known_device_'))
    expect(line).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/)
    const guest = await browser().call('/sign-in/anonymous', {})
    expect(guest.headers.getSetCookie().join()).not.toContain('known_device_')
  })

  it('do not mark a device as known without the second factor', async () => {
    const { email } = await enrolled()
    const thief = browser()
    await signIn(thief, email)
    expect([...thief.jar.keys()].join()).not.toContain('known_device_')
  })
})
