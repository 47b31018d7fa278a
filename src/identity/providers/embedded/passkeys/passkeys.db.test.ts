import { beforeEach, describe, expect, it } from 'vitest'
import { codeFor } from '../../../../../tests/support/authenticator.ts'
import { describeUseCase } from '../../../../../tests/support/each-database.ts'
import {
  identityHarness,
  identityOrigin,
  identitySettings,
  newAddress,
  password,
} from '../../../../../tests/support/identity-harness.ts'
import { mailedCode } from '../../../../../tests/support/mailed-code.ts'
import { softwareAuthenticator } from '../../../../../tests/support/software-authenticator.ts'
import { undoToken } from '../email-change/email-change.server.ts'
import type { EmbeddedProvider } from '../embedded-provider.server.ts'

const minute = 60_000

describeUseCase('passkeys', (open) => {
  const harness = identityHarness(open)
  const { changes, mails } = harness
  let provider: EmbeddedProvider
  let ahead = 0
  let isRequired = false
  const now = () => Date.now() + ahead
  beforeEach(() => {
    ahead = 0
    isRequired = false
    changes.length = 0
    provider = harness.createProvider(
      { SIGN_IN_ATTEMPTS_PER_MINUTE: 1000 },
      { now, requiresSecondFactor: async () => isRequired },
    )
  })

  const browser = () => harness.browser(provider)
  type Browser = ReturnType<typeof browser>

  async function registered() {
    const someone = browser()
    const email = newAddress()
    await someone.call('/sign-up/email', { email, password, name: 'Salma Fouad' })
    return { ...someone, email }
  }

  async function proved() {
    const someone = await registered()
    await harness.proveEmail(someone, someone.email)
    return someone
  }

  const resultOf = async (called: Promise<Response>) => {
    const response = await called
    return [response.status, (await response.json()).code]
  }
  const challengeOf = async ({ ask }: Browser, path: string): Promise<string> =>
    (await ask(path, {})).challenge

  async function add(someone: Browser, authenticator = softwareAuthenticator(identityOrigin)) {
    const response = authenticator.create(await challengeOf(someone, '/passkey/add-options'))
    const added = await someone.call('/passkey/add', { name: 'Chrome on Mac', response })
    expect(added.status).toBe(200)
    return authenticator
  }

  /** A user with a verified address and a passkey. */
  async function enrolled() {
    const someone = await proved()
    return { ...someone, authenticator: await add(someone) }
  }

  async function signIn(authenticator: ReturnType<typeof softwareAuthenticator>, at = browser()) {
    const response = authenticator.get(await challengeOf(at, '/passkey/sign-in-options'))
    const result = await resultOf(at.call('/sign-in/passkey', { response }))
    return { at, result }
  }

  const list = async ({ call }: Browser): Promise<{ id: string; name: string }[]> =>
    (await call('/passkey/list')).json()
  const firstId = async (someone: Browser) => (await list(someone))[0]?.id ?? ''
  const provesSecondFactor = async ({ idToken }: Browser) => {
    const read = await provider.readIdToken(await idToken(), now())
    return read.ok && read.account.secondFactor
  }

  it('signs in, with a second factor', async () => {
    const { authenticator, email } = await enrolled()
    const { at, result } = await signIn(authenticator)
    expect(result[0]).toBe(200)
    expect(await provesSecondFactor(at)).toBe(true)
    expect(await (await at.call('/get-session')).json()).toMatchObject({ user: { email } })
    expect(changes.map(([, change]) => change)).toEqual(['passkey.added'])
  })

  it('asks an account with an authenticator app for no code', async () => {
    const someone = await proved()
    const { totpURI } = await someone.ask('/two-factor/enable', { password })
    await someone.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    const { at, result } = await signIn(await add(someone))
    expect(result[0]).toBe(200)
    expect(await provesSecondFactor(at)).toBe(true)
  })

  it('lists and renames the own ones only', async () => {
    const someone = await enrolled()
    const id = await firstId(someone)
    const stranger = await enrolled()
    expect(await resultOf(stranger.call('/passkey/rename', { id, name: 'Mine' }))).toEqual([
      401,
      'PASSKEY_NOT_FOUND',
    ])
    expect(await resultOf(stranger.call('/passkey/remove', { id }))).toEqual([
      401,
      'PASSKEY_NOT_FOUND',
    ])
    await someone.call('/passkey/rename', { id, name: '  Salma’s phone ' })
    expect(await list(someone)).toMatchObject([{ id, name: 'Salma’s phone' }])
    expect((await browser().call('/passkey/list')).status).toBe(401)
  })

  it('does not sign in after its removal, which ends all other sign-ins', async () => {
    const someone = await enrolled()
    const { at } = await signIn(someone.authenticator)
    changes.length = 0
    await someone.call('/passkey/remove', { id: await firstId(someone) })
    expect((await at.call('/token')).status).toBe(401)
    expect((await someone.call('/token')).status).toBe(200)
    expect((await signIn(someone.authenticator)).result).toEqual([401, 'PASSKEY_NOT_FOUND'])
    expect(changes.map(([, change]) => change)).toEqual(['passkey.removed'])
  })

  it('accepts each response once', async () => {
    const { authenticator } = await enrolled()
    const at = browser()
    const challenge = await challengeOf(at, '/passkey/sign-in-options')
    const response = authenticator.get(challenge)
    expect((await at.call('/sign-in/passkey', { response })).status).toBe(200)
    const again = browser().call('/sign-in/passkey', { response: authenticator.get(challenge) })
    expect(await resultOf(again)).toEqual([401, 'PASSKEY_REFUSED'])
  })

  describe('a response', () => {
    const refused = [401, 'PASSKEY_REFUSED']

    it.each([
      ['without user verification', { isVerified: false }],
      ['of another origin', { from: 'https://flowers.example' }],
    ])('%s is refused', async (_name, as) => {
      const someone = await enrolled()
      const at = browser()
      const signing = someone.authenticator.get(
        await challengeOf(at, '/passkey/sign-in-options'),
        as,
      )
      expect(await resultOf(at.call('/sign-in/passkey', { response: signing }))).toEqual(refused)
      const adding = softwareAuthenticator(identityOrigin).create(
        await challengeOf(someone, '/passkey/add-options'),
        as,
      )
      const added = someone.call('/passkey/add', { name: 'Phone', response: adding })
      expect(await resultOf(added)).toEqual(refused)
    })

    it('to a challenge of another ceremony, or of another issuer, is refused', async () => {
      const { authenticator, ...someone } = await enrolled()
      const registration = await challengeOf(someone, '/passkey/add-options')
      for (const challenge of [registration, Buffer.from('1.2.3').toString('base64url')]) {
        const response = authenticator.get(challenge)
        expect(await resultOf(browser().call('/sign-in/passkey', { response }))).toEqual(refused)
      }
    })

    it('to an expired challenge is refused', async () => {
      const { authenticator } = await enrolled()
      const at = browser()
      const response = authenticator.get(await challengeOf(at, '/passkey/sign-in-options'))
      ahead = 10 * minute
      expect(await resultOf(at.call('/sign-in/passkey', { response }))).toEqual(refused)
    })

    it('signed by another key is refused', async () => {
      const { authenticator } = await enrolled()
      const at = browser()
      const challenge = await challengeOf(at, '/passkey/sign-in-options')
      const { id, rawId } = authenticator.get(challenge)
      const response = { ...softwareAuthenticator(identityOrigin).get(challenge), id, rawId }
      expect(await resultOf(at.call('/sign-in/passkey', { response }))).toEqual(refused)
    })

    it('to a challenge of another user is refused', async () => {
      const [one, other] = [await proved(), await proved()]
      const response = softwareAuthenticator(identityOrigin).create(
        await challengeOf(one, '/passkey/add-options'),
      )
      const added = other.call('/passkey/add', { name: 'Phone', response })
      expect(await resultOf(added)).toEqual(refused)
    })

    it('is refused after another change of the sign-in', async () => {
      const someone = await proved()
      const { backupCodes, totpURI } = await someone.ask('/two-factor/enable', { password })
      expect(backupCodes).toHaveLength(10)
      await someone.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
      const challenge = await challengeOf(someone, '/passkey/add-options')
      await someone.call('/two-factor/generate-backup-codes', { password })
      const response = softwareAuthenticator(identityOrigin).create(challenge)
      const added = someone.call('/passkey/add', { name: 'Phone', response })
      expect(await resultOf(added)).toEqual(refused)
    })
  })

  it('is added once', async () => {
    const someone = await enrolled()
    const other = await proved()
    const response = someone.authenticator.create(await challengeOf(other, '/passkey/add-options'))
    const added = other.call('/passkey/add', { name: 'Phone', response })
    expect(await resultOf(added)).toEqual([409, 'PASSKEY_EXISTS'])
    expect(await list(other)).toEqual([])
  })

  it('requires a verified address and a sign-in of the last five minutes', async () => {
    const unproved = await registered()
    expect(await resultOf(unproved.call('/passkey/add-options', {}))).toEqual([
      403,
      'EMAIL_NOT_VERIFIED',
    ])
    const someone = await enrolled()
    const id = await firstId(someone)
    ahead = 5 * minute + 1000
    const stale = [403, 'SESSION_NOT_FRESH']
    expect(await resultOf(someone.call('/passkey/add-options', {}))).toEqual(stale)
    expect(await resultOf(someone.call('/passkey/remove', { id }))).toEqual(stale)
    expect((await someone.call('/passkey/rename', { id, name: 'Phone' })).status).toBe(200)
    expect((await browser().call('/passkey/add-options', {})).status).toBe(401)
  })

  it('voids open links when it is added', async () => {
    const someone = await proved()
    await browser().call('/request-password-reset', { email: someone.email })
    const token = mailedCode(mails.findLast(({ to }) => to === someone.email))
    await add(someone)
    const reset = browser().call('/reset-password', { token, newPassword: 'white lilies' })
    expect(await resultOf(reset)).toEqual([400, 'INVALID_TOKEN'])
  })

  it('is removed by the undo of an address change before it', async () => {
    const someone = await enrolled()
    const kept = someone.authenticator
    const dayBefore = Date.now() - 25 * 60 * 60_000
    await open().db.updateTable('identityPasskeys').set({ createdAt: dayBefore }).execute()
    const to = newAddress()
    await someone.call('/email-change/request', { email: to, password })
    const token = mailedCode(mails.findLast((mail) => mail.to === to))
    expect((await someone.call('/email-change/confirm', { token })).status).toBe(200)
    const added = await add(someone)
    const { undoId } = harness.moves.at(-1) ?? {}
    const secret = identitySettings.IDENTITY_ADMIN_PRIVATE_KEY
    const undo = { token: undoToken(undoId ?? '', secret) }
    expect((await browser().call('/email-change/undo', undo)).status).toBe(200)
    expect((await signIn(added)).result).toEqual([401, 'PASSKEY_NOT_FOUND'])
    expect((await signIn(kept)).result[0]).toBe(200)
  })

  describe('as the only second factor that the shop requires', () => {
    it('lets a password alone add no other factor and remove none', async () => {
      const { email, authenticator } = await enrolled()
      isRequired = true
      const thief = browser()
      await thief.call('/sign-in/email', { email, password })
      const needed = [403, 'PASSKEY_NEEDED']
      const id = await firstId(thief)
      expect(await resultOf(thief.call('/passkey/add-options', {}))).toEqual(needed)
      expect(await resultOf(thief.call('/passkey/remove', { id }))).toEqual(needed)
      expect(await resultOf(thief.call('/two-factor/enable', { password }))).toEqual(needed)
      const { at } = await signIn(authenticator)
      await add(at)
    })

    it('stays after a new password by email', async () => {
      const { email } = await enrolled()
      isRequired = true
      await browser().call('/request-password-reset', { email })
      const token = mailedCode(mails.findLast(({ to }) => to === email))
      await browser().call('/reset-password', { token, newPassword: 'white lilies' })
      const thief = browser()
      await thief.call('/sign-in/email', { email, password: 'white lilies' })
      expect(await provesSecondFactor(thief)).toBe(false)
      expect((await thief.call('/passkey/add-options', {})).status).toBe(403)
    })
  })
})
