import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EmbeddedProvider } from '#identity/embedded-provider.server.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { openTestSandbox } from '../../sandbox/testing/test-sandbox.ts'
import { codeFor } from '../support/authenticator.ts'
import { describeOnEachDatabase } from '../support/each-database.ts'
import {
  identityDesk,
  identityOrigin,
  linkIn,
  newAddress,
  password,
} from '../support/identity-desk.ts'

describeOnEachDatabase('Google at the embedded provider', (open) => {
  const desk = identityDesk(open)
  let sandbox: Sandbox
  let provider: EmbeddedProvider

  beforeAll(async () => {
    sandbox = await openTestSandbox()
    provider = desk.createProvider({
      GOOGLE_ISSUER: `${sandbox.origin}/google`,
      GOOGLE_CLIENT_ID: 'flower-boutique',
      GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
    })
  })
  afterAll(() => sandbox.close())

  type Browser = ReturnType<typeof desk.browser>
  const done = `${identityOrigin}/login/popup?attempt=1`

  /** From our page to Google's, where the form is answered, and to the address that leads back. */
  async function atGoogle(browser: Browser, form: Record<string, string>): Promise<string> {
    const begun = await browser.ask('/sign-in/social', {
      provider: 'google',
      disableRedirect: true,
      callbackURL: done,
      errorCallbackURL: done,
    })
    const answer = await fetch(begun.url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    return (answer.headers.get('location') ?? '').slice(`${identityOrigin}/api/auth`.length)
  }

  /** Comes back, and answers where the window ends up. */
  async function comeBack(browser: Browser, path: string): Promise<URL> {
    const response = await browser.call(path)
    return new URL(response.headers.get('location') ?? '', identityOrigin)
  }

  const account = (email: string, verified = true) => ({
    name: 'Nour Hamdi',
    email,
    ...(verified ? { verified: 'yes' } : {}),
  })
  const tokenStatus = async (browser: Browser) => (await browser.call('/token')).status

  async function verifiedAccount() {
    const someone = desk.browser(provider)
    const email = newAddress()
    await someone.call('/sign-up/email', { email, password, name: 'Nour' })
    await someone.call('/send-verification-email', { email, callbackURL: '/confirm-email' })
    await someone.call(linkIn(desk.mails.at(-1)).slice('/api/auth'.length))
    return { ...someone, email }
  }

  it('lets somebody in, once for each answer of Google', async () => {
    const browser = desk.browser(provider)
    const back = await atGoogle(browser, account(newAddress()))
    const place = await comeBack(browser, back)
    expect([place.pathname, place.searchParams.get('error')]).toEqual(['/login/popup', null])
    expect(await tokenStatus(browser)).toBe(200)
    const again = desk.browser(provider)
    const replayed = await comeBack(again, back)
    expect(replayed.searchParams.get('error')).toBeTruthy()
    expect(await tokenStatus(again)).toBe(401)
  })

  it('believes an answer only in the browser that asked', async () => {
    const asking = desk.browser(provider)
    const back = await atGoogle(asking, account(newAddress()))
    const other = desk.browser(provider)
    expect((await comeBack(other, back)).searchParams.get('error')).toBeTruthy()
    expect(await tokenStatus(other)).toBe(401)
  })

  it('asks for the second factor where the account has one', async () => {
    const someone = await verifiedAccount()
    const begun = await someone.ask('/two-factor/enable', { password })
    await someone.call('/two-factor/verify-totp', { code: codeFor(begun.totpURI) })

    const browser = desk.browser(provider)
    const place = await comeBack(browser, await atGoogle(browser, account(someone.email)))
    expect(place.pathname).toBe('/login/popup')
    expect(place.searchParams.get('attempt')).toBe('1')
    expect(place.searchParams.get('error')).toBe('second_factor_wanted')
    expect(await tokenStatus(browser)).toBe(401)
    await browser.call('/two-factor/verify-totp', { code: codeFor(begun.totpURI, 1) })
    const read = await provider.readIdToken(await browser.idToken(), Date.now())
    expect(read).toMatchObject({ account: { email: someone.email, secondFactor: true } })
  })

  it('links an address that Google has verified, and no other', async () => {
    const { email } = await verifiedAccount()
    const stranger = desk.browser(provider)
    const refused = await comeBack(stranger, await atGoogle(stranger, account(email, false)))
    expect(refused.searchParams.get('error')).toBe('account_not_linked')
    expect(await tokenStatus(stranger)).toBe(401)
    const owner = desk.browser(provider)
    await comeBack(owner, await atGoogle(owner, account(email)))
    expect(await tokenStatus(owner)).toBe(200)
  })

  it('says no where Google says no, or its code is too old', async () => {
    const browser = desk.browser(provider)
    const denied = await comeBack(browser, await atGoogle(browser, { decision: 'deny' }))
    expect(denied.searchParams.get('error')).toBe('access_denied')
    const late = { account: 'mona@gmail.example', decision: 'expired-code' }
    const expired = await comeBack(browser, await atGoogle(browser, late))
    expect(expired.searchParams.get('error')).toBeTruthy()
    expect(await tokenStatus(browser)).toBe(401)
  })
})
