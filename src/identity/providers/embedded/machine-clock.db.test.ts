import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import {
  identityHarness,
  identitySettings,
  newAddress,
  password,
} from '../../../../tests/support/identity-harness.ts'
import { mailedCode } from '../../../../tests/support/mailed-code.ts'
import { undoToken } from './email-change/email-change.server.ts'
import type { EmbeddedProvider } from './embedded-provider.server.ts'

const hour = 60 * 60_000

/** The shop's clock is right, while a test moves the clock of the machine (`Date`). */
describeUseCase('the embedded provider on a machine whose clock is wrong', (open) => {
  const harness = identityHarness(open)
  let ahead = 0
  const shopNow = () => Math.round(performance.timeOrigin + performance.now()) + ahead
  let provider: EmbeddedProvider
  beforeEach(() => {
    ahead = 0
    harness.mails.length = 0
    harness.moves.length = 0
    provider = harness.createProvider({ SIGN_IN_ATTEMPTS_PER_MINUTE: 1000 }, { now: shopNow })
  })
  afterEach(() => void vi.useRealTimers())

  const moveMachine = (ms: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: shopNow() + ms })
  }
  const browser = () => harness.browser(provider)
  const statusOf = async (path: string, body: object) => (await browser().call(path, body)).status

  async function proved() {
    const user = browser()
    const email = newAddress()
    await user.call('/sign-up/email', { email, password, name: 'Salma Fouad' })
    await harness.proveEmail(user, email)
    return { ...user, email }
  }

  describe.each([
    ['90 s ahead', 90_000],
    ['90 s behind', -90_000],
  ])('%s', (_name, shift) => {
    it('accepts a link until its hour is over by the clock of the shop', async () => {
      const { email } = await proved()
      const tokens = []
      for (let asked = 0; asked < 2; asked++) {
        await browser().call('/request-password-reset', { email })
        tokens.push(mailedCode(harness.mails.at(-1)))
      }
      const [first = '', second = ''] = tokens
      const at = shopNow()
      moveMachine(shift)
      const reset = (token: string) =>
        statusOf('/reset-password', { token, newPassword: 'white lilies' })
      ahead = hour + 1_000
      expect(await reset(first)).toBe(400)
      ahead = hour - 10_000 - (shopNow() - at)
      expect(await reset(second)).toBe(200)
    })

    it('dates a link by the clock of the shop', async () => {
      const { email } = await proved()
      moveMachine(shift)
      const asked = shopNow()
      await browser().call('/request-password-reset', { email })
      const link = await open()
        .db.selectFrom('identityLinks')
        .select('expiresAt')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      expect(Math.abs(link.expiresAt - asked - hour)).toBeLessThan(5_000)
    })

    it('delays the next guess of a password by the clock of the shop', async () => {
      const { email } = await proved()
      const stranger = browser()
      const guess = () => stranger.call('/sign-in/email', { email, password: 'a guess' })
      for (let failure = 0; failure < 5; failure++) await guess()
      moveMachine(shift)
      const response = await guess()
      const seconds = Number(response.headers.get('retry-after'))
      expect([response.status, seconds > 0 && seconds <= 15]).toEqual([429, true])
      ahead += 15_000
      expect((await guess()).status).toBe(401)
    })

    it('limits the requests of a network, and mails, by the clock of the shop', async () => {
      const strict = harness.createProvider({ SIGN_IN_ATTEMPTS_PER_MINUTE: 1 }, { now: shopNow })
      const guess = { email: newAddress(), password: 'a guess' }
      const visitor = harness.browser(strict)
      expect((await visitor.call('/sign-in/email', guess)).status).toBe(401)
      const reset = { email: newAddress() }
      for (let mail = 0; mail < 5; mail++) await browser().call('/request-password-reset', reset)
      moveMachine(shift)
      const limited = await visitor.call('/sign-in/email', guess)
      expect([limited.status, Number(limited.headers.get('retry-after')) > 30]).toEqual([429, true])
      expect(await statusOf('/request-password-reset', reset)).toBe(429)
      ahead += 15 * 60_000
      expect(await statusOf('/request-password-reset', reset)).toBe(200)
    })

    it('signs ID tokens that begin and end by the clock of the shop', async () => {
      moveMachine(shift)
      const user = await proved()
      const token = await user.idToken()
      const now = shopNow() / 1000
      const { iat = 0, exp = 0, auth_time: signedInAt } = decodeJwt(token)
      expect(Math.abs(iat - now)).toBeLessThan(5)
      expect(exp - iat).toBeCloseTo(3600, 2)
      expect(Math.abs(Number(signedInAt) - now)).toBeLessThan(10)
      expect(await provider.readIdToken(token, shopNow())).toMatchObject({ ok: true })
    })

    it('removes an account that was linked after the change of address that is undone', async () => {
      const owner = await proved()
      const to = newAddress()
      await owner.call('/email-change/request', { email: to, password })
      await owner.call('/email-change/confirm', { token: mailedCode(harness.mails.at(-1)) })
      const token = undoToken(
        harness.moves.at(-1)?.undoId ?? '',
        identitySettings.IDENTITY_ADMIN_PRIVATE_KEY,
      )
      moveMachine(shift)
      const { internalAdapter } = await provider.auth.$context
      const userId = (await internalAdapter.findUserByEmail(to))?.user.id ?? ''
      const linked = { userId, providerId: 'google', accountId: `google of ${userId}` }
      await internalAdapter.linkAccount(linked)
      expect(await internalAdapter.findAccounts(userId)).toHaveLength(2)
      expect(await statusOf('/email-change/undo', { token })).toBe(200)
      expect(await internalAdapter.findAccounts(userId)).toEqual([])
    })
  })
})
