import { beforeEach, expect, it, vi } from 'vitest'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { identityHarness, newAddress, password } from '../../../tests/support/identity-harness.ts'

const minute = 60_000

describeUseCase('the rate limit of identity emails', (open) => {
  const { browser, createProvider, registered, mails } = identityHarness(open)
  beforeEach(() => {
    mails.length = 0
  })

  it('applies to the recipient, whichever account sends the request', async () => {
    const victim = newAddress()
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) {
      const { call } = await registered()
      const answer = await call('/email-change/request', { email: victim, password })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(mails.filter(({ to }) => to === victim)).toHaveLength(5)
  })

  it('allows five in 15 minutes and twenty a day', async () => {
    const { call, email } = await registered()
    const begun = Date.now()
    const answers = new Map<number, number>()
    vi.useFakeTimers({ now: begun, toFake: ['Date'] })
    try {
      for (let quarter = 0; quarter < 6; quarter++) {
        vi.setSystemTime(begun + quarter * 16 * minute)
        for (let i = 0; i < 6; i++) {
          const { status } = await call('/send-verification-email', {})
          answers.set(status, (answers.get(status) ?? 0) + 1)
        }
      }
    } finally {
      vi.useRealTimers()
    }
    expect(mails.filter(({ to }) => to === email)).toHaveLength(20)
    expect(answers.get(200)).toBe(20)
  })

  it('allows a password reset after any number of other emails', async () => {
    const { call, email } = await registered()
    for (let i = 0; i < 6; i++) await call('/send-verification-email', {})
    expect((await browser().call('/request-password-reset', { email })).status).toBe(200)
  })

  it('reports a mail server that is down, and fails nothing else', async () => {
    const away = createProvider({}, { mailer: { send: () => Promise.reject(new Error('away')) } })
    const someone = browser(away)
    await someone.call('/sign-up/email', { email: newAddress(), password, name: 'Salma' })
    const answer = await someone.call('/send-verification-email', {})
    expect([answer.status, await answer.json()]).toEqual([200, { status: false }])
  })

  it('sends nothing to an address for a client that is not signed in with it', async () => {
    const { email } = await registered()
    expect((await browser().call('/send-verification-email', { email })).status).toBe(401)
    const other = await registered()
    await other.call('/send-verification-email', { email })
    expect(mails.map(({ to }) => to)).toEqual([other.email])
  })
})
