import { beforeEach, expect, it } from 'vitest'
import { codeFor } from '../../../../tests/support/authenticator.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import {
  identityHarness,
  newAddress,
  password,
} from '../../../../tests/support/identity-harness.ts'
import { createRecordingLog, type RecordingLog } from '../../../../tests/support/recording-log.ts'
import type { EmbeddedProvider } from './embedded-provider.server.ts'

describeUseCase('the log of signing in', (open) => {
  const desk = identityHarness(open)
  let log: RecordingLog
  let provider: EmbeddedProvider
  beforeEach(() => {
    log = createRecordingLog()
    provider = desk.createProvider({}, { log })
  })

  // The library says some things in its own words, too.
  const lines = () =>
    log.lines
      .filter(({ event }) => event !== 'identity provider failed')
      .map(({ level, event, fields }) => ({ level, event, fields }))

  async function registered() {
    const someone = desk.browser(provider)
    const email = newAddress()
    const { user } = await someone.ask('/sign-up/email', { email, password, name: 'Salma Fouad' })
    return { ...someone, email, uid: String(user.id) }
  }

  it('names the uid of who signed in, and how', async () => {
    const { email, uid } = await registered()
    await desk.browser(provider).call('/sign-in/email', { email, password })
    const guest = await desk.browser(provider).ask('/sign-in/anonymous', {})
    const event = 'somebody signed in'
    expect(lines()).toEqual([
      { level: 'info', event, fields: { person: uid, way: 'registration' } },
      { level: 'info', event, fields: { person: uid, way: 'password' } },
      { level: 'info', event, fields: { person: guest.user.id, way: 'guest' } },
    ])
    for (const personal of [email, 'Salma', password]) expect(log.text()).not.toContain(personal)
  })

  it('tells failures at one account from those at another, and names neither', async () => {
    const { email } = await registered()
    const thief = desk.browser(provider)
    const elsewhere = newAddress()
    for (const address of [email, email.toUpperCase(), elsewhere]) {
      await thief.call('/sign-in/email', { email: address, password: 'roses in april' })
    }
    const [first, second, third] = lines().slice(1)
    expect(first).toMatchObject({
      level: 'info',
      event: 'sign-in was refused',
      fields: { what: '/sign-in/email', status: 401, reason: 'INVALID_EMAIL_OR_PASSWORD' },
    })
    expect(second).toEqual(first)
    expect(third).toMatchObject({ fields: { from: first?.fields.from } })
    expect(third?.fields.account).not.toBe(first?.fields.account)
    for (const personal of [email, elsewhere, 'roses']) expect(log.text()).not.toContain(personal)
    expect(log.text()).not.toMatch(/10\.0\.0\.\d/)
  })

  it('warns when somebody tries too often, or calls from another site', async () => {
    const email = newAddress()
    const thief = desk.browser(provider)
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

  it('follows the second factor, from the question to the answer', async () => {
    const { email, uid, ask, call } = await registered()
    const { internalAdapter } = await provider.auth.$context
    await internalAdapter.updateUser(uid, { emailVerified: true })
    const begun = await ask('/two-factor/enable', { password })
    await call('/two-factor/verify-totp', { code: codeFor(begun.totpURI) })
    const other = desk.browser(provider)
    await other.call('/sign-in/email', { email, password })
    await other.call('/two-factor/verify-totp', { code: '000000' })
    await other.call('/two-factor/verify-totp', { code: codeFor(begun.totpURI, 1) })
    expect(lines().slice(1)).toMatchObject([
      { event: 'second factor was asked for', fields: { person: uid, way: 'password' } },
      { event: 'sign-in was refused', fields: { reason: 'INVALID_CODE' } },
      { event: 'somebody signed in', fields: { person: uid, way: 'code' } },
    ])
    expect(log.text()).not.toContain(codeFor(begun.totpURI, 1))
  })
})
