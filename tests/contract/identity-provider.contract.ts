import { beforeAll, describe, expect, it } from 'vitest'
import type { AuthUser, IdentityProvider } from '#identity/providers/provider.ts'
import type { ReadIdToken } from '#identity/sessions/id-token.server.ts'
import { AuthError } from '#identity/sign-in/auth-error.ts'

export type MailedCode = 'reset' | 'address' | 'new-address'

/** A provider as the contract meets it: browsers that use it, the shop's side, and the mails it sends. */
export interface ProviderUnderTest {
  /** A driver in a browser of its own, where nobody is signed in. */
  openBrowser(): Promise<IdentityProvider>
  readIdToken(token: string, now: number): Promise<ReadIdToken>
  /** The same with the rules of another shop. */
  readElsewhere(token: string, now: number): Promise<ReadIdToken>
  /** What the newest mail to this address is about, and the code in its link. */
  mailedCode(to: string, about: MailedCode): Promise<string>
}

const password = 'tulips in march'
let people = 0
const newAddress = () => `visitor${++people}-${crypto.randomUUID().slice(0, 8)}@example.com`

/** What every identity provider does, whichever it is. */
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

    it('registers somebody, who is signed in with an address that is not proved', async () => {
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

    it('lets guests in without an address, and knows them again', async () => {
      const driver = await browser()
      const guest = await driver.signInAsGuest()
      expect(guest).toMatchObject({ email: '', isGuest: true })
      expect((await driver.signInAsGuest()).uid).toBe(guest.uid)
      expect(await read(driver)).toMatchObject({
        ok: true,
        account: { uid: guest.uid, email: '', method: 'guest' },
      })
    })

    it('lets somebody in with the password, in any browser, and nobody with another one', async () => {
      const { email, user } = await registered()
      const driver = await browser()
      const attempt = (address: string, secret: string) =>
        driver.signInWithPassword({ email: address, password: secret })
      expect(await kindOf(attempt(email, 'roses in april'))).toBe('wrong-credentials')
      expect(await kindOf(attempt(newAddress(), password))).toBe('wrong-credentials')
      expect((await attempt(email, password)).uid).toBe(user.uid)
    })

    it('says what is wrong with a registration', async () => {
      const { email } = await registered()
      const driver = await browser()
      const attempt = (address: string, secret: string) =>
        kindOf(driver.register({ email: address, password: secret, name: 'X' }))
      expect(await attempt(email, password)).toBe('email-in-use')
      expect(await attempt(newAddress(), '12345')).toBe('weak-password')
      expect(await attempt('nowhere', password)).toBe('invalid-email')
    })

    it('gives a token to whoever is signed in, and after signing out to nobody', async () => {
      const { driver } = await registered()
      await driver.signOut()
      expect(await kindOf(driver.idToken())).toBe('credential-expired')
      expect(await kindOf((await browser()).idToken())).toBe('credential-expired')
    })

    it('gives a fresh token each time, also to a guest who comes in again', async () => {
      const driver = await browser()
      const guest = await driver.signInAsGuest()
      const first = await driver.idToken()
      await driver.signInAsGuest()
      // What is issued within one second may be the same.
      const asked = { interval: 500, timeout: 5_000 }
      await expect.poll(() => driver.idToken(), asked).not.toBe(first)
      expect(await read(driver)).toMatchObject({ ok: true, account: { uid: guest.uid } })
    })

    it('gives tokens that another shop refuses, and ours after five minutes', async () => {
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

    it('tells who is there, and every change of it', async () => {
      const { driver, user } = await registered()
      const told: (string | null)[] = []
      const stop = driver.observe((somebody: AuthUser | null) => told.push(somebody?.uid ?? null))
      await expect.poll(() => told.at(-1)).toBe(user.uid)
      await driver.signOut()
      await expect.poll(() => told.at(-1)).toBeNull()
      stop()
      const heard = told.length
      await driver.signInAsGuest()
      expect(told).toHaveLength(heard)
    })

    it('replaces a forgotten password by mail, once', async () => {
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

    it('sends a reset to nobody without a word of it', async () => {
      const driver = await browser()
      expect(await driver.sendPasswordReset(newAddress())).toBeUndefined()
    })

    it('changes a password for whoever knows the present one', async () => {
      const { driver, email } = await registered()
      const change = (present: string) => driver.changePassword({ present, next: 'white lilies' })
      expect(await kindOf(change('roses in april'))).toBe('wrong-credentials')
      await change(password)
      await (await browser()).signInWithPassword({ email, password: 'white lilies' })
    })

    it('proves an address by mail', async () => {
      const { driver, email } = await registered()
      await driver.sendVerification()
      await driver.confirmEmail(await provider.mailedCode(email, 'address'))
      const again = await browser()
      await again.signInWithPassword({ email, password })
      expect(await read(again)).toMatchObject({ account: { emailVerified: true } })
    })

    it('changes an address by mail, once the new one is proved', async () => {
      const { driver, email, user } = await registered()
      const next = newAddress()
      expect(
        await kindOf(driver.requestEmailChange({ email: next, password: 'roses in april' })),
      ).toBe('wrong-credentials')
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

    it('asks for no new address that somebody has, and does not tell', async () => {
      const { email: taken, user: owner } = await registered()
      const { driver, email, user: asker } = await registered()
      expect(await driver.requestEmailChange({ email: taken, password })).toBeUndefined()
      const elsewhere = await browser()
      expect((await elsewhere.signInWithPassword({ email: taken, password })).uid).toBe(owner.uid)
      expect(await read(driver)).toMatchObject({ ok: true, account: { uid: asker.uid, email } })
    })

    it('knows how somebody signs in, and where', async () => {
      const { driver } = await registered()
      expect(await driver.signInMethods()).toEqual({ password: true, secondFactor: false })
      const places = await driver.listSignIns()
      expect(places.filter(({ isThis }) => isThis)).toHaveLength(1)
    })
  })
}
