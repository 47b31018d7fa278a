import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkIdentityKey } from '#platform/doctor/check-identity.server.ts'
import { watchAudit } from '../../../../../tests/support/audit.ts'
import { codeFor } from '../../../../../tests/support/authenticator.ts'
import { describeOnEachDatabase } from '../../../../../tests/support/each-database.ts'
import {
  identityHarness,
  identitySettings,
  linkIn,
  newAddress,
  password,
} from '../../../../../tests/support/identity-harness.ts'
import { noon } from '../../../../../tests/support/test-shop.ts'
import { addSession } from '../../../sessions/session-store.server.ts'
import { addPasskey } from '../passkeys/passkey-store.server.ts'
import { replaceIdentityKey } from './replace-identity-key.server.ts'

const { IDENTITY_ADMIN_PRIVATE_KEY: leaked } = identitySettings
const replacement = 'another private key of at least thirty-two letters'
const newPassword = 'daffodils in april'

describeOnEachDatabase('a leaked IDENTITY_ADMIN_PRIVATE_KEY that was replaced', (open) => {
  const harness = identityHarness(open)
  const { proved } = harness
  const renewed = () => harness.createProvider({ IDENTITY_ADMIN_PRIVATE_KEY: replacement })
  const doctor = (secret = replacement) => checkIdentityKey(open(), secret)
  const replace = (secret = replacement) =>
    replaceIdentityKey({ db: open().db, now: () => noon }, secret)

  beforeEach(async () => {
    const { db } = open()
    for (const table of ['identity_users', 'identity_keys', 'sessions']) {
      await sql`delete from ${sql.table(table)}`.execute(db)
    }
  })

  /** A browser of the shop with the new key, after a sign-in with a password. */
  async function signedIn(email: string, as = password) {
    const someone = harness.browser(renewed())
    const answer = await someone.call('/sign-in/email', { email, password: as })
    return { ...someone, status: answer.status, answer: await answer.json() }
  }
  async function enrolled() {
    const someone = await proved()
    const { totpURI } = await someone.ask('/two-factor/enable', { password })
    await someone.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    return { ...someone, totpURI }
  }
  const rowsOf = async (table: string) =>
    (await sql`select * from ${sql.table(table)}`.execute(open().db)).rows

  describe('before the sign-ins are renewed', () => {
    it('issues no token, and the doctor says why', async () => {
      const { email, idToken } = await harness.registered()
      await idToken()
      expect(await doctor(leaked)).toMatchObject({ state: 'ok' })
      const someone = await signedIn(email)
      expect(someone.status).toBe(200)
      // The library writes the failure there.
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      expect((await someone.call('/token')).status).toBe(500)
      vi.restoreAllMocks()
      expect(await doctor()).toMatchObject({
        state: 'failed',
        message: expect.stringContaining('1 signing key'),
        fix: expect.stringContaining('npm run replace-identity-key'),
      })
    })

    it('is also found by second factors alone', async () => {
      await enrolled()
      await sql`delete from identity_keys`.execute(open().db)
      expect(await doctor()).toMatchObject({
        state: 'failed',
        message: expect.stringContaining('1 second factor'),
      })
    })
  })

  describe('after the sign-ins are renewed', () => {
    it('signs in with the password and a valid ID token', async () => {
      const { email, idToken } = await harness.registered()
      await idToken()
      expect(await replace()).toEqual({ ok: true, secondFactors: 0 })
      const someone = await signedIn(email)
      const read = await renewed().readIdToken(await someone.idToken(), Date.now())
      expect(read).toMatchObject({ ok: true, account: { email, method: 'password' } })
      expect(await doctor()).toMatchObject({ state: 'ok' })
    })

    it('accepts no token, cookie, session or link from before', async () => {
      const email = newAddress()
      const before = await proved(email)
      const token = await before.idToken()
      await before.call('/request-password-reset', { email })
      const link = linkIn(harness.mails.findLast(({ to }) => to === email))
      const session = { idHash: 'of a forged token', userId: 'nadia', guest: 0, secondFactor: 0 }
      const times = { createdAt: noon, usedAt: noon, expiresAt: noon + 1 }
      await addSession(open().db, { ...session, guest: 0, secondFactor: 0, ...times })
      await replace()

      expect(await renewed().readIdToken(token, Date.now())).toMatchObject({ ok: false })
      const withCookie = harness.browser(renewed())
      for (const [name, value] of before.jar) withCookie.jar.set(name, value)
      expect((await withCookie.call('/token')).status).toBe(401)
      expect(await rowsOf('sessions')).toEqual([])
      const reset = {
        token: new URL(link, identitySettings.VITE_APP_URL).searchParams.get('token'),
      }
      const answer = await withCookie.call('/reset-password', { ...reset, newPassword })
      expect(answer.status).toBe(400)
    })

    it('asks who had an authenticator app for a new password by email, and then for the app', async () => {
      const { email } = await enrolled()
      expect(await replace()).toEqual({ ok: true, secondFactors: 1 })
      expect((await signedIn(email)).status).toBe(401)

      const provider = renewed()
      const someone = harness.browser(provider)
      await someone.call('/request-password-reset', { email })
      const link = linkIn(harness.mails.findLast(({ to }) => to === email))
      const token = new URL(link, identitySettings.VITE_APP_URL).searchParams.get('token')
      expect((await someone.call('/reset-password', { token, newPassword })).status).toBe(200)
      const owner = await signedIn(email, newPassword)
      expect(owner.answer).not.toHaveProperty('twoFactorRedirect')
      const { totpURI } = await owner.ask('/two-factor/enable', { password: newPassword })
      const code = codeFor(totpURI)
      expect((await owner.call('/two-factor/verify-totp', { code })).status).toBe(200)
      const read = await renewed().readIdToken(await owner.idToken(), Date.now())
      expect(read).toMatchObject({ ok: true, account: { secondFactor: true } })
    })

    it('keeps the password of a user who has not confirmed an authenticator app', async () => {
      const { ask, email } = await proved()
      await ask('/two-factor/enable', { password })
      expect(await replace()).toEqual({ ok: true, secondFactors: 0 })
      expect((await signedIn(email)).status).toBe(200)
      expect(await doctor()).toMatchObject({ state: 'ok' })
    })

    it('keeps passkeys, and second factors that the new key reads', async () => {
      await enrolled()
      const passkey = { credentialId: 'a', publicKey: 'pQECAyYg', counter: 0, name: 'Phone' }
      const { rows } = await sql<{ id: string }>`select id from identity_users`.execute(open().db)
      const userId = rows[0]?.id ?? ''
      await open()
        .db.transaction()
        .execute((tx) => addPasskey(tx, { ...passkey, id: 'a', userId, createdAt: 1 }))
      // As after a first attempt by hand, which emptied the keys alone.
      await sql`delete from identity_keys`.execute(open().db)
      const email = newAddress()
      await harness.registered(email)
      const since = await signedIn(email)
      await since.call('/send-verification-email', { email })
      const proof = new URL(
        linkIn(harness.mails.findLast(({ to }) => to === email)),
        identitySettings.VITE_APP_URL,
      ).searchParams.get('proof')
      await since.call('/email-proof/confirm', { token: proof })
      const { totpURI } = await since.ask('/two-factor/enable', { password })
      await since.call('/two-factor/verify-totp', { code: codeFor(totpURI) })

      expect(await replace()).toEqual({ ok: true, secondFactors: 1 })
      expect(await rowsOf('identity_two_factors')).toHaveLength(1)
      expect(await rowsOf('identity_passkeys')).toHaveLength(1)
      expect((await signedIn(email)).answer).toMatchObject({ twoFactorRedirect: true })
    })

    it('is in the audit log, and a repetition changes nothing', async () => {
      const { email, idToken } = await harness.registered()
      await idToken()
      const audit = await watchAudit(open().db)
      await replace()
      const someone = await signedIn(email)
      await someone.idToken()
      expect(await replace()).toEqual({ ok: false, refusal: 'key-fits' })
      expect((await someone.call('/token')).status).toBe(200)
      const entry = { actorId: 'operator', action: 'identity-key.replaced', kind: 'sign-in' }
      expect(await audit()).toMatchObject([entry])
    })
  })

  it('changes nothing while the key has not changed', async () => {
    const { idToken, call } = await enrolled()
    await idToken()
    expect(await replace(leaked)).toEqual({ ok: false, refusal: 'key-fits' })
    expect((await call('/token')).status).toBe(200)
  })
})
