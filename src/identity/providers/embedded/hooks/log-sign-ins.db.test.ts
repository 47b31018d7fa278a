import { beforeEach, expect, it } from 'vitest'
import { codeFor } from '../../../../../tests/support/authenticator.ts'
import { describeUseCase } from '../../../../../tests/support/each-database.ts'
import {
  identityHarness,
  newAddress,
  password,
} from '../../../../../tests/support/identity-harness.ts'
import {
  createRecordingLog,
  type RecordingLog,
} from '../../../../../tests/support/recording-log.ts'
import type { EmbeddedProvider } from '../embedded-provider.server.ts'

describeUseCase('the log of signing in', (open) => {
  const harness = identityHarness(open)
  let log: RecordingLog
  let provider: EmbeddedProvider
  beforeEach(() => {
    log = createRecordingLog()
    provider = harness.createProvider({}, { log })
  })

  // The library logs lines of its own.
  const lines = () =>
    log.lines
      .filter(({ event }) => event !== 'identity provider failed')
      .map(({ level, event, fields }) => ({ level, event, fields }))

  async function registered() {
    const someone = harness.browser(provider)
    const email = newAddress()
    const { user } = await someone.ask('/sign-up/email', { email, password, name: 'Salma Fouad' })
    return { ...someone, email, uid: String(user.id) }
  }

  it('contains the uid and the method', async () => {
    const { email, uid } = await registered()
    await harness.browser(provider).call('/sign-in/email', { email, password })
    const guest = await harness.browser(provider).ask('/sign-in/anonymous', {})
    const event = 'user signed in'
    expect(lines()).toEqual([
      { level: 'info', event, fields: { person: uid, method: 'registration' } },
      { level: 'info', event, fields: { person: uid, method: 'password' } },
      { level: 'info', event, fields: { person: guest.user.id, method: 'guest' } },
    ])
    for (const personal of [email, 'Salma', password]) expect(log.text()).not.toContain(personal)
  })

  it('distinguishes accounts without naming them', async () => {
    const { email } = await registered()
    const thief = harness.browser(provider)
    const elsewhere = newAddress()
    for (const address of [email, email.toUpperCase(), elsewhere]) {
      await thief.call('/sign-in/email', { email: address, password: 'roses in april' })
    }
    const [first, second, third] = lines().slice(1)
    expect(first).toMatchObject({
      level: 'info',
      event: 'sign-in refused',
      fields: { what: '/sign-in/email', status: 401, reason: 'INVALID_EMAIL_OR_PASSWORD' },
    })
    expect(second).toEqual(first)
    expect(third).toMatchObject({ fields: { from: first?.fields.from } })
    expect(third?.fields.account).not.toBe(first?.fields.account)
    for (const personal of [email, elsewhere, 'roses']) expect(log.text()).not.toContain(personal)
    expect(log.text()).not.toMatch(/10\.0\.0\.\d/)
  })

  it('has a warning for too many attempts, and for another origin', async () => {
    const email = newAddress()
    const thief = harness.browser(provider)
    for (let attempt = 0; attempt < 6; attempt++) {
      await thief.call('/request-password-reset', { email, redirectTo: '/reset-password' })
    }
    const foreign = { origin: 'https://evil.example' }
    await thief.call('/sign-in/email', { email, password }, { ...foreign, cookie: 'a=b' })
    expect(lines()).toMatchObject([
      { level: 'warn', fields: { what: '/request-password-reset', status: 429 } },
      { level: 'warn', fields: { what: '/sign-in/email', reason: 'INVALID_ORIGIN' } },
    ])
  })

  it('contains the second factor, from the challenge to the code', async () => {
    const { email, uid, ask, call } = await registered()
    const { internalAdapter } = await provider.auth.$context
    await internalAdapter.updateUser(uid, { emailVerified: true })
    const begun = await ask('/two-factor/enable', { password })
    await call('/two-factor/verify-totp', { code: codeFor(begun.totpURI) })
    const other = harness.browser(provider)
    await other.call('/sign-in/email', { email, password })
    await other.call('/two-factor/verify-totp', { code: '000000' })
    await other.call('/two-factor/verify-totp', { code: codeFor(begun.totpURI, 1) })
    expect(lines().slice(1)).toMatchObject([
      { event: 'second factor requested', fields: { person: uid, method: 'password' } },
      { event: 'sign-in refused', fields: { reason: 'INVALID_CODE' } },
      { event: 'user signed in', fields: { person: uid, method: 'code' } },
    ])
    expect(log.text()).not.toContain(codeFor(begun.totpURI, 1))
  })
})
