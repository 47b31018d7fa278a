import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getMigrations } from 'better-auth/db/migration'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Mail } from '#commerce/emails/mailer.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import {
  identityHarness,
  identityOrigin,
  linkIn,
  newAddress,
  password,
} from '../../../../tests/support/identity-harness.ts'
import { mailedCode } from '../../../../tests/support/mailed-code.ts'
import type { RateLimitTables } from '../../rate-limits/rate-limit-store.server.ts'
import { createVerifiedAccount } from './accounts/password-account.server.ts'
import type { EmbeddedProvider } from './embedded-provider.server.ts'

type Call = ReturnType<ReturnType<typeof identityHarness>['browser']>['call']

describeUseCase('the embedded identity provider', (open) => {
  const harness = identityHarness(open)
  const { mails, changes, createProvider, browser, registered } = harness
  let provider: EmbeddedProvider
  beforeAll(() => {
    provider = harness.provider()
  })

  it('finds the tables of its schema', async () => {
    const wanted = await getMigrations(provider.auth.options)
    expect(wanted.toBeCreated).toEqual([])
    expect(wanted.toBeAdded).toEqual([])
  })

  it('gives a new user a uid of 20 characters and a valid ID token', async () => {
    const { idToken, email } = await registered()
    const read = await provider.readIdToken(await idToken(), Date.now())
    expect(read).toMatchObject({
      ok: true,
      account: { email, emailVerified: false, name: 'Salma Fouad', method: 'password' },
    })
    expect(read.ok && read.account.uid).toMatch(/^[A-Za-z0-9]{20}$/)
  })

  it('puts only the claims that the shop needs into a token', async () => {
    const { idToken } = await registered()
    const claims = JSON.parse(atob((await idToken()).split('.')[1] ?? ''))
    expect(Object.keys(claims).sort()).toEqual(
      [
        'aud',
        'auth_time',
        'email',
        'email_verified',
        'exp',
        'iat',
        'iss',
        'name',
        'sid',
        'sign_in_provider',
        'sub',
      ].sort(),
    )
    expect(claims.exp - claims.iat).toBeCloseTo(3600)
    expect(claims).toMatchObject({ iss: identityOrigin, aud: 'flower-boutique' })
  })

  it('puts the time of the sign-in into every token', async () => {
    const someone = await registered()
    const signedIn = async () => {
      const read = await harness.provider().readIdToken(await someone.idToken(), Date.now())
      return read.ok ? read.account.signedInAt : null
    }
    const first = await signedIn()
    expect(Date.now() - (first ?? 0)).toBeLessThan(60_000)
    expect(await signedIn()).toBe(first)
    await someone.call('/sign-out', {})
    await someone.call('/sign-in/email', { email: someone.email, password })
    expect(await signedIn()).toBeGreaterThan(first ?? 0)
  })

  it('signs in a guest without an address', async () => {
    const guest = browser()
    await guest.call('/sign-in/anonymous', {})
    expect(await provider.readIdToken(await guest.idToken(), Date.now())).toMatchObject({
      ok: true,
      account: { email: '', name: '', method: 'guest' },
    })
  })

  it('issues tokens that a shop with other rules rejects', async () => {
    const { idToken } = await registered()
    const elsewhere = createProvider({ VITE_IDENTITY_PROJECT_ID: 'another-shop' })
    expect(await elsewhere.readIdToken(await idToken(), Date.now())).toMatchObject({ ok: false })
    const later = Date.now() + 301_000
    expect(await provider.readIdToken(await idToken(), later)).toMatchObject({
      refusal: 'token-too-old',
    })
  })

  it('issues no token without a sign-in', async () => {
    expect((await browser().call('/token')).status).toBe(401)
    const { call } = await registered()
    await call('/sign-out', {})
    expect((await call('/token')).status).toBe(401)
  })

  it('marks by a cookie for scripts that a user is signed in, until the sign-out', async () => {
    const { call, jar } = await registered()
    expect(jar.get('boutique-identity.signed_in')).toBe('1')
    await call('/sign-out', {})
    expect(jar.has('boutique-identity.signed_in')).toBe(false)
  })

  it('returns the same error for a wrong password and an unknown address', async () => {
    const { email } = await registered()
    const answers = []
    for (const address of [email, newAddress()]) {
      const response = await browser().call('/sign-in/email', {
        email: address,
        password: 'wrong one',
      })
      answers.push([response.status, await response.json()])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject([401, { code: 'INVALID_EMAIL_OR_PASSWORD' }])
  })

  it('rejects an address in use, and passwords too short or too long', async () => {
    const { email } = await registered()
    const codeFor = async (body: object) => (await browser().call('/sign-up/email', body)).json()
    expect(await codeFor({ email, password, name: 'X' })).toMatchObject({
      code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    })
    expect(await codeFor({ email: newAddress(), password: '1234567', name: 'X' })).toMatchObject({
      code: 'PASSWORD_TOO_SHORT',
    })
    expect(
      await codeFor({ email: newAddress(), password: 'tulips '.repeat(19), name: 'X' }),
    ).toMatchObject({ code: 'PASSWORD_TOO_LONG' })
    expect(await codeFor({ email: 'nowhere', password, name: 'X' })).toMatchObject({
      code: 'INVALID_EMAIL',
    })
  })

  it('limits attempts by the client address, for all instances', async () => {
    const address = '10.9.9.9'
    const other = createProvider()
    const attempt = (at: EmbeddedProvider, from = address, headers = {}) =>
      browser(at, from).call('/sign-in/email', { email: newAddress(), password }, headers)
    for (let i = 0; i < 10; i++) expect((await attempt(provider)).status).toBe(401)
    const limited = await attempt(other)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('x-retry-after'))).toBeGreaterThan(0)
    expect(limited.headers.get('retry-after')).toBe(limited.headers.get('x-retry-after'))
    // A forged header does not change the client address.
    const claims = { 'x-forwarded-for': '1.2.3.4', 'x-boutique-client-address': '1.2.3.4' }
    expect((await attempt(provider, address, claims)).status).toBe(429)
    expect((await attempt(provider, '10.9.9.8')).status).toBe(401)
    expect(await countedKeys()).not.toContain(address)
  })

  async function countedKeys(): Promise<string> {
    const keys = await open()
      .db.withoutPlugins()
      .withTables<RateLimitTables>()
      .selectFrom('identity_rate_limits')
      .select('key')
      .execute()
    return keys.map(({ key }) => key).join('\n')
  }

  it('has no endpoint that the shop does not use', async () => {
    const { call } = await registered()
    const google = { provider: 'google', providerId: 'google', callbackURL: '/account' }
    for (const path of ['/link-social', '/unlink-account', '/verify-password']) {
      expect((await call(path, { ...google, password })).status).toBe(404)
    }
  })

  it('does not limit reading the session', async () => {
    const home = browser(provider, '10.7.7.7')
    for (let i = 0; i < 120; i++) expect((await home.call('/get-session')).status).toBe(200)
  })

  it('starts a new window a minute after the first attempt, whatever came within it', async () => {
    const strict = createProvider({ SIGN_IN_ATTEMPTS_PER_MINUTE: 3 })
    const attempt = async () =>
      (await browser(strict, '10.8.8.8').call('/sign-in/email', { email: newAddress(), password }))
        .status
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    try {
      const answers: number[] = []
      for (let i = 0; i < 7; i++) {
        answers.push(await attempt())
        vi.setSystemTime(Date.now() + 25_000)
      }
      expect(answers).toEqual([401, 401, 401, 401, 401, 401, 401])
    } finally {
      vi.useRealTimers()
    }
  })

  it('limits the emails to one address', async () => {
    const { email } = await registered()
    mails.length = 0
    const ask = () => browser().call('/request-password-reset', { email, redirectTo: '/' })
    for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    expect(mails).toHaveLength(5)
  })

  it('hashes for an unknown address as for a wrong password', async () => {
    const { password: secrets } = await provider.auth.$context
    const hash = vi.spyOn(secrets, 'hash')
    const verify = vi.spyOn(secrets, 'verify')
    await browser().call('/sign-in/email', { email: newAddress(), password: 'wrong one' })
    expect(hash.mock.calls.length + verify.mock.calls.length).toBe(1)
    hash.mockRestore()
    verify.mockRestore()
  })

  it('responds to a password reset request before the email is sent, even if that fails', async () => {
    const { email } = await registered()
    const stuck = createProvider({}, { mailer: { send: () => new Promise(() => undefined) } })
    const body = { email, redirectTo: '/reset-password' }
    expect((await browser(stuck).call('/request-password-reset', body)).status).toBe(200)
  })

  it('rejects an easily guessed password at registration and later', async () => {
    const body = { email: newAddress(), password: 'Sunshine', name: 'X' }
    const poor = { code: 'PASSWORD_COMPROMISED' }
    expect(await (await browser().call('/sign-up/email', body)).json()).toMatchObject(poor)
    const { email } = await registered()
    const reset = { token: await askForReset(email), newPassword: '123456789' }
    expect(await (await browser().call('/reset-password', reset)).json()).toMatchObject(poor)
  })

  it('rejects cross-site requests and large bodies', async () => {
    const foreign = await browser().call(
      '/sign-in/email',
      { email: newAddress(), password },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    )
    expect(foreign.status).toBe(403)
    const endless = await browser().call('/sign-up/email', { name: 'x'.repeat(70_000) })
    expect(endless.status).toBe(413)
  })

  it('mails no link to another site', async () => {
    const { email } = await registered()
    mails.length = 0
    await browser().call('/request-password-reset', { email, redirectTo: 'https://evil.example' })
    expect(linkIn(mails[0])).toMatch(/^\/reset-password\?token=[\w-]{43}$/)
  })

  it('verifies an address by email', async () => {
    const { call, email, idToken } = await registered()
    mails.length = 0
    expect((await call('/send-verification-email', { email })).status).toBe(200)
    expect(mails).toMatchObject([{ to: email, email: { subject: 'Confirm your email address' } }])
    expect((await prove(call, mails[0])).status).toBe(200)
    expect(await provider.readIdToken(await idToken(), Date.now())).toMatchObject({
      account: { emailVerified: true },
    })
  })

  it('verifies an address only by a click in a browser of its account', async () => {
    const { call, email, idToken } = await registered()
    mails.length = 0
    await call('/send-verification-email', { email })
    const proof = proofIn(mails[0])
    const stranger = browser()
    for (const path of ['/verify-email', '/verify-email/', '/email-proof/confirm']) {
      for (const { call: follow } of [stranger, { call }]) {
        const followed = await follow(`${path}?token=${proof}`)
        expect([path, followed.status]).toEqual([path, 404])
      }
    }
    const guest = browser()
    await guest.call('/sign-in/anonymous', {})
    for (const other of [stranger, guest, await registered()]) {
      const answer = await prove(other.call, mails[0])
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'EMAIL_MISMATCH'])
    }
    const foreign = await call(
      '/email-proof/confirm',
      { token: proof },
      { origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
    const read = await provider.readIdToken(await idToken(), Date.now())
    expect(read).toMatchObject({ account: { emailVerified: false } })
    expect((await prove(call, mails[0])).status).toBe(200)
  })

  it('verifies nothing with an expired or changed link', async () => {
    const { call, email, idToken } = await registered()
    mails.length = 0
    await call('/send-verification-email', { email })
    const isVerified = async () => {
      const read = await provider.readIdToken(await idToken(), Date.now())
      return read.ok && read.account.emailVerified
    }
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] })
    const late = await prove(call, mails[0])
    vi.useRealTimers()
    expect(late.status).toBe(400)
    expect(await isVerified()).toBe(false)
    const changed = proofIn(mails[0]).replace(/^./, (email) => (email === 'A' ? 'B' : 'A'))
    expect((await call('/email-proof/confirm', { token: changed })).status).toBe(400)
    expect(await isVerified()).toBe(false)
    await prove(call, mails[0])
    expect(await isVerified()).toBe(true)
  })

  it('verifies an address once per link', async () => {
    const { call, email } = await registered()
    const mailedAt = async (now: number) => {
      mails.length = 0
      vi.useFakeTimers({ now, toFake: ['Date'] })
      await call('/send-verification-email', { email })
      vi.useRealTimers()
      return mails[0]
    }
    const first = await mailedAt(Date.now() - 60_000)
    const second = await mailedAt(Date.now())
    expect((await prove(call, first)).status).toBe(200)
    expect((await prove(call, first)).status).toBe(400)
    expect((await prove(call, second)).status).toBe(200)
    expect((await prove(call, second)).status).toBe(400)
  })

  it('sets a new password by a mailed link once, and ends older sign-ins', async () => {
    const { call, email } = await registered()
    const code = await askForReset(email)
    changes.length = 0
    const reset = () =>
      browser().call('/reset-password', { token: code, newPassword: 'white lilies' })
    expect((await reset()).status).toBe(200)
    expect(changes).toHaveLength(1)
    expect((await reset()).status).toBe(400)
    expect((await call('/token')).status).toBe(401)
    const signIn = (secret: string) => browser().call('/sign-in/email', { email, password: secret })
    expect((await signIn(password)).status).toBe(401)
    expect((await signIn('white lilies')).status).toBe(200)
  })

  it('changes a known password, and ends every other sign-in', async () => {
    const here = await registered()
    const elsewhere = browser()
    await elsewhere.call('/sign-in/email', { email: here.email, password })
    expect((await (await here.call('/list-sessions')).json()).length).toBe(2)
    changes.length = 0

    const change = (currentPassword: string, newPassword: string) =>
      here.call('/change-password', { currentPassword, newPassword, revokeOtherSessions: false })
    expect((await change('roses in april', 'white lilies')).status).toBe(400)
    expect((await change(password, 'sunshine')).status).toBe(400)
    expect((await elsewhere.call('/token')).status).toBe(200)
    expect(changes).toEqual([])

    expect((await change(password, 'white lilies')).status).toBe(200)
    expect((await elsewhere.call('/token')).status).toBe(401)
    expect((await here.call('/token')).status).toBe(200)
    expect(changes).toHaveLength(1)
  })

  it('accepts no password that is the address of the account', async () => {
    const { call, email } = await registered()
    const change = { currentPassword: password, newPassword: email }
    expect(await (await call('/change-password', change)).json()).toMatchObject({
      code: 'PASSWORD_COMPROMISED',
    })
    await call('/request-password-reset', { email })
    const token = mailedCode(mails.at(-1))
    const reset = await call('/reset-password', { token, newPassword: email })
    expect(await reset.json()).toMatchObject({ code: 'PASSWORD_COMPROMISED' })
  })

  it('issues no token after the sign-ins of the user were ended', async () => {
    const { idToken, call } = await harness.registered()
    const read = await harness.provider().readIdToken(await idToken(), Date.now())
    if (!read.ok) throw new Error(read.refusal)
    await harness.provider().endSignIns(read.account.uid)
    expect((await call('/token')).status).toBe(401)
  })

  it('responds to a password reset request alike, whether or not the account exists', async () => {
    const { email } = await registered()
    mails.length = 0
    const ask = async (address: string) => {
      const body = { email: address, redirectTo: '/reset-password' }
      const response = await browser().call('/request-password-reset', body)
      return [response.status, await response.json()]
    }
    expect(await ask(email)).toEqual(await ask(newAddress()))
    expect(mails).toHaveLength(1)
  })

  it('opens verified accounts for scripts, once', async () => {
    const account = { email: newAddress().toUpperCase(), password, name: 'Nadia' }
    const uid = await createVerifiedAccount(provider.auth, account)
    expect(await createVerifiedAccount(provider.auth, { ...account, password: 'other one' })).toBe(
      uid,
    )
    const nadia = browser()
    await nadia.call('/sign-in/email', { email: account.email.toLowerCase(), password })
    expect(await provider.readIdToken(await nadia.idToken(), Date.now())).toMatchObject({
      account: { uid, emailVerified: true, method: 'password' },
    })
  })

  it("loads Google's configuration only for Google, and retries after a failure", async () => {
    let here = false
    const google = createServer((_, answer) => {
      answer.statusCode = here ? 200 : 503
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify(here ? discovery(issuer) : {}))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => google.once('listening', resolve))
    const issuer = `http://127.0.0.1:${portOf(google.address())}`
    const withGoogle = createProvider({
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: 'boutique',
      GOOGLE_CLIENT_SECRET: 'secret',
    })
    const done = `${identityOrigin}/login/popup?attempt=1`
    const begin = () =>
      browser(withGoogle).call('/sign-in/social', {
        provider: 'google',
        callbackURL: done,
        errorCallbackURL: done,
      })

    expect((await begin()).status).toBe(404)
    expect((await browser(withGoogle).call('/sign-in/anonymous', {})).status).toBe(200)
    here = true
    await begin()
    const address = new URL((await (await begin()).json()).url)
    google.close()
    expect(address.origin).toBe(issuer)
    expect(address.searchParams.get('code_challenge_method')).toBe('S256')
    expect(address.searchParams.get('state')).toBeTruthy()
    expect(address.searchParams.get('nonce')).toBeTruthy()
    expect(address.searchParams.get('redirect_uri')).toBe(
      `${identityOrigin}/api/auth/callback/google`,
    )
  })

  async function askForReset(email: string): Promise<string> {
    mails.length = 0
    await browser().call('/request-password-reset', { email })
    expect(mails).toMatchObject([{ to: email, email: { subject: 'Choose a new password' } }])
    return mailedCode(mails[0])
  }
})

/** The code in a verification email. */
function proofIn(mail: Mail | undefined): string {
  const link = new URL(linkIn(mail), identityOrigin)
  expect(link.pathname).toBe('/confirm-email')
  return link.searchParams.get('proof') ?? ''
}

/** The click on the page of that link. */
function prove(call: Call, mail: Mail | undefined): Promise<Response> {
  return call('/email-proof/confirm', { token: proofIn(mail) })
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address ? address.port : 0
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['RS256'],
  }
}
