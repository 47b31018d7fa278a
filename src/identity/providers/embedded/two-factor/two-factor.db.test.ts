import { beforeEach, expect, it, vi } from 'vitest'
import { codeFor } from '../../../../../tests/support/authenticator.ts'
import { describeUseCase } from '../../../../../tests/support/each-database.ts'
import { identityHarness, password } from '../../../../../tests/support/identity-harness.ts'

describeUseCase('two-factor authentication', (open) => {
  const { browser, registered, proved: provedUser, changes, provider } = identityHarness(open)
  beforeEach(() => {
    changes.length = 0
  })

  /** A user with an authenticator app, whose current code is unused. */
  async function enrolled() {
    const someone = await provedUser()
    const begun = await someone.ask('/two-factor/enable', { password })
    const address: string = begun.totpURI
    const recoveryCodes: string[] = begun.backupCodes
    const confirmed = await someone.call('/two-factor/verify-totp', { code: codeFor(address) })
    expect(confirmed.status).toBe(200)
    return { ...someone, address, recoveryCodes }
  }

  async function challenged(email: string) {
    const someone = browser()
    const answer = await someone.ask('/sign-in/email', { email, password })
    expect(answer).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
    return someone
  }

  const proved = async (idToken: () => Promise<string>) => {
    const read = await provider().readIdToken(await idToken(), Date.now())
    return read.ok && read.account.secondFactor
  }

  it('is rejected for an account with an unverified address', async () => {
    const { call } = await registered()
    const answer = await call('/two-factor/enable', { password })
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    expect((await call('/two-factor/verify-totp', { code: '123456' })).status).toBe(403)
  })

  it('turns on with a first code, and ends every other sign-in', async () => {
    const someone = await provedUser()
    const elsewhere = browser()
    await elsewhere.call('/sign-in/email', { email: someone.email, password })
    const begun = await someone.ask('/two-factor/enable', { password })
    expect(begun.totpURI).toMatch(/^otpauth:\/\/totp\/Flower%20Boutique:salma/)
    expect(new Set(begun.backupCodes).size).toBe(10)
    expect(await proved(someone.idToken)).toBe(false)
    expect(changes).toEqual([])

    await someone.call('/two-factor/verify-totp', { code: codeFor(begun.totpURI) })
    expect(await proved(someone.idToken)).toBe(true)
    expect((await elsewhere.call('/token')).status).toBe(401)
    expect(changes.map(([, change]) => change)).toEqual(['two-factor.turned-on'])
  })

  it('requires the password before any change', async () => {
    const someone = await provedUser()
    const wrong = { password: 'roses in april' }
    expect((await someone.call('/two-factor/enable', wrong)).status).toBe(400)
    const { call } = await enrolled()
    expect((await call('/two-factor/disable', wrong)).status).toBe(400)
    expect((await call('/two-factor/generate-backup-codes', wrong)).status).toBe(400)
    expect((await browser().call('/two-factor/enable', { password })).status).toBe(401)
  })

  it('issues no token for a password alone', async () => {
    const { email } = await enrolled()
    const someone = await challenged(email)
    expect((await someone.call('/token')).status).toBe(401)
  })

  it('signs in with a code, and adds the claim to the token', async () => {
    const { email, address } = await enrolled()
    const someone = await challenged(email)
    expect(
      (await someone.call('/two-factor/verify-totp', { code: codeFor(address, 1) })).status,
    ).toBe(200)
    expect(await proved(someone.idToken)).toBe(true)
    expect(changes).toHaveLength(1)
  })

  it('accepts each code once', async () => {
    const { email, address } = await enrolled()
    const code = codeFor(address, 1)
    const [first, second] = [await challenged(email), await challenged(email)]
    expect((await first.call('/two-factor/verify-totp', { code })).status).toBe(200)
    const again = await second.call('/two-factor/verify-totp', { code })
    expect([again.status, await again.json()]).toMatchObject([401, { code: 'INVALID_CODE' }])
    expect((await second.call('/token')).status).toBe(401)
  })

  it('rejects expired and invalid codes', async () => {
    const { email, address } = await enrolled()
    const someone = await challenged(email)
    for (const code of [codeFor(address, -4), codeFor(address, 4), 'abcdef', '']) {
      const answer = await someone.call('/two-factor/verify-totp', { code })
      expect(answer.status).toBe(401)
    }
  })

  it('accepts each recovery code once, and no replaced one', async () => {
    const { email, ask, recoveryCodes } = await enrolled()
    const [code = '', other = ''] = recoveryCodes
    const first = await challenged(email)
    expect((await first.call('/two-factor/verify-backup-code', { code })).status).toBe(200)
    expect(await proved(first.idToken)).toBe(true)
    expect(changes.map(([, change]) => change)).toContain('recovery-code.used')
    const second = await challenged(email)
    expect((await second.call('/two-factor/verify-backup-code', { code })).status).toBe(401)

    const renewed = await ask('/two-factor/generate-backup-codes', { password })
    expect(renewed.backupCodes).toHaveLength(10)
    expect((await second.call('/two-factor/verify-backup-code', { code: other })).status).toBe(401)
    const [fresh = ''] = renewed.backupCodes
    expect((await second.call('/two-factor/verify-backup-code', { code: fresh })).status).toBe(200)
  })

  it('ends a challenge after five wrong codes, however long the client waits between them', async () => {
    const { email, address } = await enrolled()
    const someone = await challenged(email)
    const guess = { code: '000000' }
    for (let i = 0; i < 5; i++) {
      expect((await someone.call('/two-factor/verify-totp', guess)).status).toBe(401)
    }
    vi.useFakeTimers({ now: Date.now() + 30_000, toFake: ['Date'] })
    const right = { code: codeFor(address) }
    const answer = await someone.call('/two-factor/verify-totp', right).finally(() => {
      vi.useRealTimers()
    })
    expect((await answer.json()).code).toBe('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE')
  })

  it('ends a sign-in that lacks the second factor', async () => {
    const { call, idToken } = await enrolled()
    const read = await provider().readIdToken(await idToken(), Date.now())
    if (!read.ok) throw new Error(read.refusal)
    const { adapter } = await provider().auth.$context
    await adapter.update({
      model: 'session',
      where: [{ field: 'userId', value: read.account.uid }],
      update: { secondFactor: false },
    })
    // The library refreshes a sign-in after a day.
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] })
    const answer = await call('/get-session').finally(() => void vi.useRealTimers())
    expect(answer.headers.get('location')).toBe('/login?error=second_factor_wanted')
    expect((await call('/token')).status).toBe(401)
  })

  it('trusts no device', async () => {
    const { email, address } = await enrolled()
    const someone = await challenged(email)
    const answer = { code: codeFor(address, 1), trustDevice: true }
    expect((await someone.call('/two-factor/verify-totp', answer)).status).toBe(200)
    await someone.call('/sign-out', {})
    const again = await someone.ask('/sign-in/email', { email, password })
    expect(again).toMatchObject({ twoFactorRedirect: true })
  })

  it('turns off with the password, ends every other sign-in, and drops the claim', async () => {
    const { email, address, call, idToken } = await enrolled()
    const elsewhere = await challenged(email)
    await elsewhere.call('/two-factor/verify-totp', { code: codeFor(address, 1) })
    changes.length = 0
    expect((await call('/two-factor/disable', { password })).status).toBe(200)
    expect(await proved(idToken)).toBe(false)
    expect((await elsewhere.call('/token')).status).toBe(401)
    expect(changes.map(([, change]) => change)).toEqual(['two-factor.turned-off'])
    const someone = browser()
    await someone.call('/sign-in/email', { email, password })
    expect((await someone.call('/token')).status).toBe(200)
  })

  it('survives a new password', async () => {
    const { call, idToken } = await enrolled()
    const change = { currentPassword: password, newPassword: 'white lilies' }
    expect((await call('/change-password', change)).status).toBe(200)
    expect(await proved(idToken)).toBe(true)
  })

  it('stores secret and recovery codes encrypted', async () => {
    const { address, recoveryCodes } = await enrolled()
    const rows = await open()
      .db.withoutPlugins()
      .withTables<{ identity_two_factors: { secret: string; backupCodes: string } }>()
      .selectFrom('identity_two_factors')
      .selectAll()
      .execute()
    const kept = JSON.stringify(rows)
    expect(kept).not.toContain(recoveryCodes[0])
    expect(kept).not.toContain(new URL(address).searchParams.get('secret'))
  })

  it('sends no codes by email, and does not show the secret again', async () => {
    const { call } = await registered()
    for (const path of ['get-totp-uri', 'send-otp', 'verify-otp']) {
      expect((await call(`/two-factor/${path}`, { password, code: '1' })).status).toBe(404)
    }
  })
})
