import { beforeAll, describe, expect, it } from 'vitest'
import { firstProfile } from '#commerce/customers/new-customer.ts'
import { guestName } from '#commerce/customers/profile.ts'
import type { AuthUser, IdentityProvider } from '#identity/providers/provider.ts'
import type { ReadIdToken } from '#identity/sessions/id-token.server.ts'
import { AuthError } from '#identity/sign-in/auth-error.ts'

export type MailedCode = 'reset' | 'address' | 'new-address'

/** The provider under test: browsers, the server side, and the emails it sends. */
export interface ProviderUnderTest {
  /** The client in a new browser without a user. */
  openBrowser(): Promise<IdentityProvider>
  readIdToken(token: string, now: number): Promise<ReadIdToken>
  /** Reads a token under the configuration of another shop. */
  readElsewhere(token: string, now: number): Promise<ReadIdToken>
  /** The purpose of the latest email to this address, and the code in its link. */
  mailedCode(to: string, about: MailedCode): Promise<string>
}

const password = 'tulips in march'
let people = 0
const newAddress = () => `visitor${++people}-${crypto.randomUUID().slice(0, 8)}@example.com`

/** The behaviour that every identity provider must have. */
export function describeIdentityProvider(
  name: string,
  open: () => Promise<ProviderUnderTest>,
): void {
  describe(name, () => {
    let provider: ProviderUnderTest
    beforeAll(async () => {
      provider = await open()
    })

    const browser = () => provider.openBrowser()
    const read = async (driver: IdentityProvider, later = 0) =>
      provider.readIdToken(await driver.idToken(), Date.now() + later)

    async function registered() {
      const driver = await browser()
      const email = newAddress()
      const user = await driver.register({ email, password, name: 'Salma Fouad' })
      return { driver, email, user }
    }

    async function kindOf(work: Promise<unknown>): Promise<string> {
      const error = await work.then(
        () => null,
        (thrown: unknown) => thrown,
      )
      return error instanceof AuthError ? error.kind : `no AuthError: ${error}`
    }

    it('registers and signs in a user with an unverified address', async () => {
      const { driver, email, user } = await registered()
      expect(user).toMatchObject({
        email,
        emailVerified: false,
        name: 'Salma Fouad',
        isGuest: false,
      })
      expect(await read(driver)).toMatchObject({
        ok: true,
        account: {
          uid: user.uid,
          email,
          emailVerified: false,
          name: 'Salma Fouad',
          method: 'password',
          secondFactor: false,
        },
      })
    })

    it('names the first profile by the display name, and leaves the surname empty', async () => {
      const driver = await browser()
      const account = { email: newAddress(), password, name: 'Mona Adel Sami' }
      await driver.register(account)
      const known = await read(driver)
      if (!known.ok) throw new Error(known.refusal)
      const untyped = { name: guestName, surname: '', email: '', phone: '' }
      expect(firstProfile(known.account, untyped)).toMatchObject({
        name: 'Mona Adel Sami',
        surname: '',
      })
    })

    it('signs in guests without an address, and keeps them', async () => {
      const driver = await browser()
      const guest = await driver.signInAsGuest()
      expect(guest).toMatchObject({ email: '', isGuest: true })
      expect((await driver.signInAsGuest()).uid).toBe(guest.uid)
      expect(await read(driver)).toMatchObject({
        ok: true,
        account: { uid: guest.uid, email: '', method: 'guest' },
      })
    })

    it('signs in with the right password only, in any browser', async () => {
      const { email, user } = await registered()
      const driver = await browser()
      const attempt = (address: string, secret: string) =>
        driver.signInWithPassword({ email: address, password: secret })
      expect(await kindOf(attempt(email, 'roses in april'))).toBe('wrong-credentials')
      expect(await kindOf(attempt(newAddress(), password))).toBe('wrong-credentials')
      expect((await attempt(email, password)).uid).toBe(user.uid)
    })

    it('returns the error of an invalid registration', async () => {
      const { email } = await registered()
      const driver = await browser()
      const attempt = (address: string, secret: string) =>
        kindOf(driver.register({ email: address, password: secret, name: 'X' }))
      expect(await attempt(email, password)).toBe('email-in-use')
      expect(await attempt(newAddress(), '12345')).toBe('weak-password')
      expect(await attempt('nowhere', password)).toBe('invalid-email')
    })

    it.each(['%x', '..adel', '_+-1', '.'])(
      'registers and signs in an address that the rule accepts: mona%s@example.com',
      async (end) => {
        const email = newAddress().replace('@', `${end}@`)
        const { uid } = await (await browser()).register({ email, password, name: 'Mona' })
        const driver = await browser()
        expect((await driver.signInWithPassword({ email, password })).uid).toBe(uid)
        expect(await read(driver)).toMatchObject({ account: { uid, email } })
      },
    )

    it.each([
      "mo'na@example.com",
      'mona@example',
      'mona@example.c0',
      'منى@example.com',
      'a b@c.de',
    ])('rejects an address that the rule rejects: %s', async (email) => {
      const driver = await browser()
      const account = { email, password, name: 'Mona' }
      expect(await kindOf(driver.register(account))).toBe('invalid-email')
      expect(await kindOf(driver.signInWithPassword(account))).toBe('invalid-email')
    })

    it('issues tokens only while a user is signed in', async () => {
      const { driver } = await registered()
      await driver.signOut()
      expect(await kindOf(driver.idToken())).toBe('credential-expired')
      expect(await kindOf((await browser()).idToken())).toBe('credential-expired')
    })

    it('issues a new token each time, also to a returning guest', async () => {
      const driver = await browser()
      const guest = await driver.signInAsGuest()
      const first = await driver.idToken()
      await driver.signInAsGuest()
      // Tokens issued within one second may be equal.
      const asked = { interval: 500, timeout: 5_000 }
      await expect.poll(() => driver.idToken(), asked).not.toBe(first)
      expect(await read(driver)).toMatchObject({ ok: true, account: { uid: guest.uid } })
    })

    it('issues tokens that another shop rejects, and ours rejects after five minutes', async () => {
      const { driver } = await registered()
      const token = await driver.idToken()
      expect(await provider.readElsewhere(token, Date.now())).toMatchObject({
        refusal: 'token-invalid',
      })
      expect(await read(driver, 301_000)).toMatchObject({ refusal: 'token-too-old' })
      const [head = '', payload = '', signature = ''] = token.split('.')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
      const forged = Buffer.from(JSON.stringify({ ...claims, iss: 'https://evil.example' }))
      const tampered = `${head}.${forged.toString('base64url')}.${signature}`
      expect(await provider.readIdToken(tampered, Date.now())).toMatchObject({ ok: false })
    })

    it('reports the current user and every change', async () => {
      const { driver, user } = await registered()
      const reported: (string | null)[] = []
      const stop = driver.observe((current: AuthUser | null) => reported.push(current?.uid ?? null))
      await expect.poll(() => reported.at(-1)).toBe(user.uid)
      await driver.signOut()
      await expect.poll(() => reported.at(-1)).toBeNull()
      stop()
      const before = reported.length
      await driver.signInAsGuest()
      expect(reported).toHaveLength(before)
    })

    it('resets a password by email, once', async () => {
      const { driver, email } = await registered()
      await driver.signOut()
      await driver.sendPasswordReset(email)
      const code = await provider.mailedCode(email, 'reset')
      await driver.resetPassword(code, 'white lilies')
      expect(await kindOf(driver.resetPassword(code, 'red roses in may'))).toBe(
        'credential-expired',
      )
      expect(await kindOf(driver.signInWithPassword({ email, password }))).toBe('wrong-credentials')
      await driver.signInWithPassword({ email, password: 'white lilies' })
    })

    it('reports no error for a reset of an unknown address', async () => {
      const driver = await browser()
      expect(await driver.sendPasswordReset(newAddress())).toBeUndefined()
    })

    it('changes a password if the current one is right', async () => {
      const { driver, email } = await registered()
      const change = (present: string) => driver.changePassword({ present, next: 'white lilies' })
      expect(await kindOf(change('roses in april'))).toBe('wrong-password')
      await change(password)
      await (await browser()).signInWithPassword({ email, password: 'white lilies' })
    })

    it('verifies an address by email', async () => {
      const { driver, email } = await registered()
      await driver.sendVerification()
      await driver.confirmEmail(await provider.mailedCode(email, 'address'))
      const again = await browser()
      await again.signInWithPassword({ email, password })
      expect(await read(again)).toMatchObject({ account: { emailVerified: true } })
    })

    it('changes an address by email, once the new one is verified', async () => {
      const { driver, email, user } = await registered()
      const next = newAddress()
      expect(
        await kindOf(driver.requestEmailChange({ email: next, password: 'roses in april' })),
      ).toBe('wrong-password')
      await driver.requestEmailChange({ email: next, password })
      const code = await provider.mailedCode(next, 'new-address')
      const elsewhere = await browser()
      await elsewhere.signInWithPassword({ email, password })
      await elsewhere.signOut()
      await elsewhere.confirmEmailChange(code)
      expect((await elsewhere.signInWithPassword({ email: next, password })).uid).toBe(user.uid)
      expect(await kindOf(elsewhere.confirmEmailChange(code))).toBe('credential-expired')
      expect(await kindOf(elsewhere.signInWithPassword({ email, password }))).toBe(
        'wrong-credentials',
      )
    })

    it('sends nothing for a new address in use, and does not tell', async () => {
      const { email: taken, user: owner } = await registered()
      const { driver, email, user: asker } = await registered()
      expect(await driver.requestEmailChange({ email: taken, password })).toBeUndefined()
      const elsewhere = await browser()
      expect((await elsewhere.signInWithPassword({ email: taken, password })).uid).toBe(owner.uid)
      expect(await read(driver)).toMatchObject({ ok: true, account: { uid: asker.uid, email } })
    })

    it('lists sign-in methods and signed-in browsers', async () => {
      const { driver } = await registered()
      expect(await driver.signInMethods()).toEqual({ password: true, secondFactor: false })
      const places = await driver.listSignIns()
      expect(places.filter(({ isThis }) => isThis)).toHaveLength(1)
    })
  })
}
