import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { EmbeddedProvider } from '#identity/providers/embedded/embedded-provider.server.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { openTestSandbox } from '../../sandbox/testing/test-sandbox.ts'
import { codeFor } from '../support/authenticator.ts'
import { describeUseCase } from '../support/each-database.ts'
import {
  identityHarness,
  identityOrigin,
  linkIn,
  newAddress,
  password,
} from '../support/identity-harness.ts'
import { thenAfterWritingTo } from '../support/paused-shop.ts'
import { createRecordingLog } from '../support/recording-log.ts'

describeUseCase('Google sign-in at the embedded provider', (open) => {
  const harness = identityHarness(open)
  let sandbox: Sandbox
  let provider: EmbeddedProvider

  beforeAll(async () => {
    sandbox = await openTestSandbox()
    provider = harness.createProvider(google())
  })
  afterAll(() => sandbox.close())
  afterEach(() => void vi.unstubAllGlobals())

  const google = () => ({
    GOOGLE_ISSUER: `${sandbox.origin}/google`,
    GOOGLE_CLIENT_ID: 'flower-boutique',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
  })

  type Browser = ReturnType<typeof harness.browser>
  const done = `${identityOrigin}/login/popup?attempt=1`

  /** Opens Google's page from ours, submits its form, and returns the redirect URL. */
  async function submitAtGoogle(browser: Browser, form: Record<string, string>): Promise<string> {
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

  /** Follows the redirect and returns the final URL of the window. */
  async function followRedirect(browser: Browser, path: string): Promise<URL> {
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
    const someone = harness.browser(provider)
    const email = newAddress()
    await someone.call('/sign-up/email', { email, password, name: 'Nour' })
    await someone.call('/send-verification-email', { email })
    const link = new URL(linkIn(harness.mails.at(-1)), identityOrigin)
    await someone.call('/email-proof/confirm', { token: link.searchParams.get('proof') })
    return { ...someone, email }
  }

  async function enrolled() {
    const someone = await verifiedAccount()
    const { totpURI: address } = await someone.ask('/two-factor/enable', { password })
    await someone.call('/two-factor/verify-totp', { code: codeFor(address) })
    return { ...someone, address }
  }

  /** Records the ID tokens that Google issues. */
  function recordIdTokens(): string[] {
    const tokens: string[] = []
    const reach = fetch
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await reach(...call)
      const said: unknown = await answer
        .clone()
        .json()
        .catch(() => null)
      const read = z.object({ id_token: z.string() }).safeParse(said)
      if (read.success) tokens.push(read.data.id_token)
      return answer
    })
    return tokens
  }

  it('signs a user in once for each response of Google', async () => {
    const browser = harness.browser(provider)
    const back = await submitAtGoogle(browser, account(newAddress()))
    const place = await followRedirect(browser, back)
    expect([place.pathname, place.searchParams.get('error')]).toEqual(['/login/popup', null])
    expect(await tokenStatus(browser)).toBe(200)
    const again = harness.browser(provider)
    const replayed = await followRedirect(again, back)
    expect(replayed.searchParams.get('error')).toBeTruthy()
    expect(await tokenStatus(again)).toBe(401)
  })

  it('accepts a response only in the browser that requested it', async () => {
    const asking = harness.browser(provider)
    const back = await submitAtGoogle(asking, account(newAddress()))
    const other = harness.browser(provider)
    expect((await followRedirect(other, back)).searchParams.get('error')).toBeTruthy()
    expect(await tokenStatus(other)).toBe(401)
  })

  it('requires the second factor of the account', async () => {
    const someone = await enrolled()
    const browser = harness.browser(provider)
    const place = await followRedirect(
      browser,
      await submitAtGoogle(browser, account(someone.email)),
    )
    expect(place.pathname).toBe('/login/popup')
    expect(place.searchParams.get('attempt')).toBe('1')
    expect(place.searchParams.get('error')).toBe('second_factor_wanted')
    expect(await tokenStatus(browser)).toBe(401)
    await browser.call('/two-factor/verify-totp', { code: codeFor(someone.address, 1) })
    const read = await provider.readIdToken(await browser.idToken(), Date.now())
    expect(read).toMatchObject({ account: { email: someone.email, secondFactor: true } })
  })

  it('rejects a valid Google token from any other source', async () => {
    const someone = await enrolled()
    const tokens = recordIdTokens()
    const browser = harness.browser(provider)
    await followRedirect(browser, await submitAtGoogle(browser, account(someone.email)))
    const [token = ''] = tokens
    const idToken = { token, nonce: decodeJwt(token).nonce }

    const thief = harness.browser(provider)
    const brought = { provider: 'google', idToken, callbackURL: done, errorCallbackURL: done }
    const answer = await thief.ask('/sign-in/social', brought)
    expect(answer.url).toContain(`${sandbox.origin}/google`)
    expect(await tokenStatus(thief)).toBe(401)
    expect((await someone.call('/link-social', { provider: 'google', idToken })).status).toBe(404)
  })

  it('is recorded as the method of a sign-in or an attempt', async () => {
    const log = createRecordingLog()
    const own = harness.createProvider(google(), { log })
    const browser = harness.browser(own)
    await followRedirect(browser, await submitAtGoogle(browser, account(newAddress())))
    const read = await own.readIdToken(await browser.idToken(), Date.now())
    const other = harness.browser(own)
    await followRedirect(other, await submitAtGoogle(other, account((await enrolled()).email)))
    expect(log.lines).toMatchObject([
      {
        event: 'user signed in',
        fields: { person: read.ok && read.account.uid, method: 'google' },
      },
      { event: 'second factor requested', fields: { method: 'google' } },
    ])
  })

  it('links only an address that Google verified', async () => {
    const { email } = await verifiedAccount()
    const stranger = harness.browser(provider)
    const refused = await followRedirect(
      stranger,
      await submitAtGoogle(stranger, account(email, false)),
    )
    expect(refused.searchParams.get('error')).toBe('account_not_linked')
    expect(await tokenStatus(stranger)).toBe(401)
    const owner = harness.browser(provider)
    await followRedirect(owner, await submitAtGoogle(owner, account(email)))
    expect(await tokenStatus(owner)).toBe(200)
  })

  /** Google's ID tokens carry these claims from now on, signed with a key of its key set. */
  async function setGoogleClaims(claims: Record<string, unknown>) {
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    const key = { ...(await exportJWK(publicKey)), kid: 'changed', alg: 'RS256', use: 'sig' }
    const reach = fetch
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await reach(...call)
      const said: unknown = await answer
        .clone()
        .json()
        .catch(() => null)
      if (typeof said !== 'object' || said === null) return answer
      if ('keys' in said) return Response.json({ keys: [key] })
      if (!('id_token' in said) || typeof said.id_token !== 'string') return answer
      const changed = new SignJWT({ ...decodeJwt(said.id_token), ...claims })
      const id_token = await changed
        .setProtectedHeader({ alg: 'RS256', kid: 'changed' })
        .sign(privateKey)
      return Response.json({ ...said, id_token })
    })
  }

  it.each([
    ['no other claims', {}, 200],
    ['another audience', { aud: 'another-shop' }, 401],
    ['another issuer', { iss: 'https://accounts.evil.example' }, 401],
    ['another nonce', { nonce: 'of another question' }, 401],
    ['an expired time', { exp: Math.floor(Date.now() / 1000) - 3600 }, 401],
  ])('reads a Google token with %s', async (_what, claims, status) => {
    await setGoogleClaims(claims)
    const own = harness.createProvider(google())
    const browser = harness.browser(own)
    await followRedirect(browser, await submitAtGoogle(browser, account(newAddress())))
    expect(await tokenStatus(browser)).toBe(status)
  })

  /** Signs in with Google while something happens after the library has read the account and linked it. */
  async function signInDuring(email: string, happens: () => Promise<unknown>) {
    const plugin = thenAfterWritingTo('identity_accounts', happens)
    const db = open().db.withPlugin(plugin)
    db.withoutPlugins = () => open().db.withoutPlugins().withPlugin(plugin)
    const slow = harness.createProvider(google(), { database: { ...open(), db } })
    const browser = harness.browser(slow)
    const place = await followRedirect(browser, await submitAtGoogle(browser, account(email)))
    return { error: place.searchParams.get('error'), status: await tokenStatus(browser) }
  }

  it('is rejected when the second factor is turned on meanwhile', async () => {
    const someone = await verifiedAccount()
    const outcome = await signInDuring(someone.email, async () => {
      const { totpURI } = await someone.ask('/two-factor/enable', { password })
      await someone.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    })
    expect(outcome).toEqual({ error: 'sign_in_changed', status: 401 })
  })

  it('is rejected, and not linked, when the address changes meanwhile', async () => {
    const { email } = await verifiedAccount()
    const { internalAdapter } = await provider.auth.$context
    const found = await internalAdapter.findUserByEmail(email)
    const id = found?.user.id ?? ''
    const outcome = await signInDuring(email, () =>
      internalAdapter.updateUser(id, { email: newAddress() }),
    )
    expect(outcome).toEqual({ error: 'sign_in_changed', status: 401 })
    const accounts = await internalAdapter.findAccounts(id)
    expect(accounts.map(({ providerId }) => providerId)).toEqual(['credential'])
  })

  it("requests only the shop's scopes, and redirects only to its own page", async () => {
    const asked = {
      provider: 'google',
      callbackURL: done,
      errorCallbackURL: done,
      newUserCallbackURL: `${identityOrigin}/checkout`,
      scopes: ['https://www.googleapis.com/auth/gmail.readonly'],
      loginHint: 'victim@gmail.example',
      additionalParams: { access_type: 'offline', hd: 'evil.example' },
      additionalData: { note: 'x' },
      requestSignUp: true,
    }
    const begun = await harness.browser(provider).ask('/sign-in/social', asked)
    const { searchParams } = new URL(begun.url)
    expect(searchParams.get('scope')?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile'])
    for (const name of ['login_hint', 'access_type', 'hd'])
      expect(searchParams.get(name)).toBeNull()
    const { call } = harness.browser(provider)
    for (const callbackURL of [
      `${identityOrigin}/checkout`,
      'https://evil.example',
      `${done}&x=1`,
    ]) {
      expect((await call('/sign-in/social', { ...asked, callbackURL })).status).toBe(400)
    }
  })

  it('sanitises a name from Google', async () => {
    const browser = harness.browser(provider)
    const name = `Nour ${'https://evil.example/'.repeat(4)} Hamdi`
    await followRedirect(browser, await submitAtGoogle(browser, { ...account(newAddress()), name }))
    const read = await provider.readIdToken(await browser.idToken(), Date.now())
    expect(read).toMatchObject({ account: { name: 'Nour Hamdi' } })
  })

  it('is rejected when Google rejects it or its code expired', async () => {
    const browser = harness.browser(provider)
    const denied = await followRedirect(
      browser,
      await submitAtGoogle(browser, { decision: 'deny' }),
    )
    expect(denied.searchParams.get('error')).toBe('access_denied')
    const late = { account: 'mona@gmail.example', decision: 'expired-code' }
    const expired = await followRedirect(browser, await submitAtGoogle(browser, late))
    expect(expired.searchParams.get('error')).toBeTruthy()
    expect(await tokenStatus(browser)).toBe(401)
  })
})
