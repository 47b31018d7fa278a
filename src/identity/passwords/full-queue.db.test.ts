import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { identityHarness, newAddress, password } from '../../../tests/support/identity-harness.ts'
import { mailedCode } from '../../../tests/support/mailed-code.ts'
import type { EmbeddedProvider } from '../providers/embedded/embedded-provider.server.ts'
import { createPasswordHashing } from './password-hashing.server.ts'

const newPassword = 'peonies in april'

describeUseCase('the embedded provider with a full queue for password hashes', (open) => {
  const harness = identityHarness(open)
  const { registered, mails } = harness
  const passwords = createPasswordHashing({ atOnce: 1, maxWaiting: 0 })
  let busy: EmbeddedProvider
  beforeAll(() => {
    busy = harness.createProvider({}, { passwords })
  })
  afterAll(() => passwords.close())

  async function expectRefusal(response: Response): Promise<void> {
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({ code: 'TOO_MANY_SIGN_INS' })
    expect(response.headers.get('retry-after')).toBe('1')
    expect(response.headers.getSetCookie()).toEqual([])
  }

  /** The browser of a signed-in user whose requests go to the busy instance. */
  function atBusyInstance({ jar }: { jar: Map<string, string> }) {
    const browser = harness.browser(busy)
    for (const [name, value] of jar) browser.jar.set(name, value)
    return browser
  }

  it('refuses a sign-in alike, whether or not the account exists', async () => {
    const { email } = await registered()
    const stranger = harness.browser(busy)
    await expectRefusal(await stranger.call('/sign-in/email', { email, password }))
    const unknown = { email: newAddress(), password }
    await expectRefusal(await stranger.call('/sign-in/email', unknown))
  })

  it('does not count a refused sign-in as a wrong password', async () => {
    const { email } = await registered()
    const stranger = harness.browser(busy)
    for (let count = 0; count < 6; count++) {
      await expectRefusal(await stranger.call('/sign-in/email', { email, password }))
    }
  })

  it('creates no account', async () => {
    const account = { email: newAddress(), password, name: 'Mona' }
    await expectRefusal(await harness.browser(busy).call('/sign-up/email', account))
    const { internalAdapter } = await busy.auth.$context
    expect(await internalAdapter.findUserByEmail(account.email)).toBeNull()
  })

  it.each([
    ['/change-password', { currentPassword: password, newPassword }],
    ['/two-factor/enable', { password }],
    ['/two-factor/disable', { password }],
    ['/email-change/request', { email: 'other@example.com', password }],
  ])('refuses %s and changes nothing', async (path, body) => {
    const user = await harness.proved()
    await expectRefusal(await atBusyInstance(user).call(path, body))
    const again = await harness.browser().call('/sign-in/email', { email: user.email, password })
    expect(again.status).toBe(200)
  })

  it('leaves a reset link open', async () => {
    const { email } = await registered()
    await harness.browser().call('/request-password-reset', { email })
    const token = mailedCode(mails.findLast(({ to }) => to === email))
    await expectRefusal(await harness.browser(busy).call('/reset-password', { token, newPassword }))
    const done = await harness.browser().call('/reset-password', { token, newPassword })
    expect(done.status).toBe(200)
  })
})
