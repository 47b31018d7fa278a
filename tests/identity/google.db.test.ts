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
import { createRecordingLog } from '../support/recording-log.ts'

describeUseCase('Google at the embedded provider', (open) => {
  const desk = identityHarness(open)
  let sandbox: Sandbox
  let provider: EmbeddedProvider

  beforeAll(async () => {
    sandbox = await openTestSandbox()
    provider = desk.createProvider(google())
  })
  afterAll(() => sandbox.close())
  afterEach(() => void vi.unstubAllGlobals())

  const google = () => ({
    GOOGLE_ISSUER: `${sandbox.origin}/google`,
    GOOGLE_CLIENT_ID: 'flower-boutique',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
  })

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
    await someone.call('/send-verification-email', { email })
    const link = new URL(linkIn(desk.mails.at(-1)), identityOrigin)
    await someone.call('/email-proof/confirm', { token: link.searchParams.get('proof') })
    return { ...someone, email }
  }

  async function enrolled() {
    const someone = await verifiedAccount()
    const { totpURI: address } = await someone.ask('/two-factor/enable', { password })
    await someone.call('/two-factor/verify-totp', { code: codeFor(address) })
    return { ...someone, address }
  }

  /** The ID tokens that Google gives from now on. */
  function overheard(): string[] {
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
    const someone = await enrolled()
    const browser = desk.browser(provider)
    const place = await comeBack(browser, await atGoogle(browser, account(someone.email)))
    expect(place.pathname).toBe('/login/popup')
    expect(place.searchParams.get('attempt')).toBe('1')
    expect(place.searchParams.get('error')).toBe('second_factor_wanted')
    expect(await tokenStatus(browser)).toBe(401)
    await browser.call('/two-factor/verify-totp', { code: codeFor(someone.address, 1) })
    const read = await provider.readIdToken(await browser.idToken(), Date.now())
    expect(read).toMatchObject({ account: { email: someone.email, secondFactor: true } })
  })

  it('takes no token of Google that is brought in hand, however good it is', async () => {
    const someone = await enrolled()
    const tokens = overheard()
    const browser = desk.browser(provider)
    await comeBack(browser, await atGoogle(browser, account(someone.email)))
    const [token = ''] = tokens
    const idToken = { token, nonce: decodeJwt(token).nonce }

    const thief = desk.browser(provider)
    const brought = { provider: 'google', idToken, callbackURL: done, errorCallbackURL: done }
    const answer = await thief.ask('/sign-in/social', brought)
    expect(answer.url).toContain(`${sandbox.origin}/google`)
    expect(await tokenStatus(thief)).toBe(401)
    expect((await someone.call('/link-social', { provider: 'google', idToken })).status).toBe(404)
  })

  it('is written down as the way somebody came in, or only began to', async () => {
    const log = createRecordingLog()
    const own = desk.createProvider(google(), { log })
    const browser = desk.browser(own)
    await comeBack(browser, await atGoogle(browser, account(newAddress())))
    const read = await own.readIdToken(await browser.idToken(), Date.now())
    const other = desk.browser(own)
    await comeBack(other, await atGoogle(other, account((await enrolled()).email)))
    expect(log.lines).toMatchObject([
      {
        event: 'somebody signed in',
        fields: { person: read.ok && read.account.uid, way: 'google' },
      },
      { event: 'second factor was asked for', fields: { way: 'google' } },
    ])
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

  /** From now on Google's ID tokens say this as well, and are signed as they should be, with a key of its key set. */
  async function googleSays(claims: Record<string, unknown>) {
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
    ['nothing else', {}, 200],
    ['that it is for another shop', { aud: 'another-shop' }, 401],
    ['that another issuer made it', { iss: 'https://accounts.evil.example' }, 401],
    ['that it answers another question', { nonce: 'of another question' }, 401],
    ['that its time is over', { exp: Math.floor(Date.now() / 1000) - 3600 }, 401],
  ])('reads a token of Google that says %s', async (_what, claims, status) => {
    await googleSays(claims)
    const own = desk.createProvider(google())
    const browser = desk.browser(own)
    await comeBack(browser, await atGoogle(browser, account(newAddress())))
    expect(await tokenStatus(browser)).toBe(status)
  })

  it('is asked for the scopes of the shop alone, and leads back to no other page', async () => {
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
    const begun = await desk.browser(provider).ask('/sign-in/social', asked)
    const { searchParams } = new URL(begun.url)
    expect(searchParams.get('scope')?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile'])
    for (const name of ['login_hint', 'access_type', 'hd'])
      expect(searchParams.get(name)).toBeNull()
    const { call } = desk.browser(provider)
    for (const callbackURL of [
      `${identityOrigin}/checkout`,
      'https://evil.example',
      `${done}&x=1`,
    ]) {
      expect((await call('/sign-in/social', { ...asked, callbackURL })).status).toBe(400)
    }
  })

  it('keeps of a name from Google what a name may be', async () => {
    const browser = desk.browser(provider)
    const name = `Nour ${'https://evil.example/'.repeat(4)} Hamdi`
    await comeBack(browser, await atGoogle(browser, { ...account(newAddress()), name }))
    const read = await provider.readIdToken(await browser.idToken(), Date.now())
    expect(read).toMatchObject({ account: { name: 'Nour Hamdi' } })
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
