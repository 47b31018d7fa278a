import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { inTransaction } from '#database/transaction.server.ts'
import { codeFor } from '../../../../../tests/support/authenticator.ts'
import { describeOnEachDatabase } from '../../../../../tests/support/each-database.ts'
import {
  identityHarness,
  newAddress,
  password,
} from '../../../../../tests/support/identity-harness.ts'
import { mailedCode } from '../../../../../tests/support/mailed-code.ts'
import { endSessionsOf } from '../../../sessions/session-store.server.ts'
import { addPasskey } from '../passkeys/passkey-store.server.ts'

/** The attacker knows the password, has a session, and has requested links before the owner recovers the account. */
describeOnEachDatabase('an account that its owner recovers', (open) => {
  const { browser, createProvider, registered, proved, mails, moves, provider } =
    identityHarness(open)
  beforeEach(() => {
    mails.length = 0
    moves.length = 0
  })

  type Someone = Awaited<ReturnType<typeof proved>>

  async function askForReset(email: string): Promise<string> {
    await browser().call('/request-password-reset', { email })
    return mailedCode(mails.findLast(({ to }) => to === email))
  }
  async function askForMove({ call }: Someone, email: string, secret = password): Promise<string> {
    await call('/email-change/request', { email, password: secret })
    return mailedCode(mails.findLast(({ to }) => to === email))
  }
  async function uidOf({ idToken }: Pick<Someone, 'idToken'>): Promise<string> {
    const read = await provider().readIdToken(await idToken(), Date.now())
    if (!read.ok) throw new Error(read.refusal)
    return read.account.uid
  }
  const status = async (path: string, body: object) => (await browser().call(path, body)).status
  const reset = (token: string, newPassword = 'white lilies') =>
    status('/reset-password', { token, newPassword })
  const move = (token: string) => status('/email-change/confirm', { token })

  const recoveries: [name: string, recover: (owner: Someone) => Promise<unknown>][] = [
    ['resets the password', async ({ email }) => reset(await askForReset(email))],
    [
      'changes the password',
      ({ call }) =>
        call('/change-password', { currentPassword: password, newPassword: 'white lilies' }),
    ],
    [
      'turns on two-factor authentication',
      async ({ ask, call }) => {
        const { totpURI } = await ask('/two-factor/enable', { password })
        return call('/two-factor/verify-totp', { code: codeFor(totpURI) })
      },
    ],
    ['signs out every other browser', ({ call }) => call('/revoke-other-sessions', {})],
    ['moves to a new address', async (owner) => move(await askForMove(owner, newAddress()))],
    ['is signed out by staff', async (owner) => provider().endSignIns(await uidOf(owner))],
    [
      'has the second factors reset by staff',
      async (owner) => {
        const id = await uidOf(owner)
        const passkey = { credentialId: id, publicKey: 'pQECAyYg', counter: 0, name: 'Phone' }
        await inTransaction(open().db, async (tx) => {
          await addPasskey(tx, { ...passkey, id, userId: id, createdAt: 1 })
          await provider().secondFactors?.remove(tx, id)
        })
      },
    ],
    // A suspension, another role, or "sign out everywhere" of the shop.
    [
      'has all sessions ended by the shop',
      async (owner) => endSessionsOf(open().db, await uidOf(owner), Date.now()),
    ],
  ]

  it.each(recoveries)('voids every open link when the owner %s', async (_name, recover) => {
    const owner = await proved()
    const { email } = owner
    const thief = browser()
    await thief.call('/sign-in/email', { email, password })
    const stolenMove = await askForMove({ ...thief, email }, newAddress())
    const stolenReset = await askForReset(email)
    await recover(owner)
    moves.length = 0
    expect(await move(stolenMove)).toBe(400)
    expect(await reset(stolenReset, 'poppies in may')).toBe(400)
    expect(moves).toEqual([])
  })

  it.each([
    ['renews the recovery codes', '/two-factor/generate-backup-codes'],
    ['turns two-factor authentication off', '/two-factor/disable'],
  ])('voids every open link when the owner %s', async (_name, path) => {
    const owner = await proved()
    const { totpURI } = await owner.ask('/two-factor/enable', { password })
    await owner.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    const [stolenMove, stolenReset] = [
      await askForMove(owner, newAddress()),
      await askForReset(owner.email),
    ]
    expect((await owner.call(path, { password })).status).toBe(200)
    expect(await move(stolenMove)).toBe(400)
    expect(await reset(stolenReset, 'poppies in may')).toBe(400)
  })

  it('rejects the second of two reset links after the first', async () => {
    const { email } = await proved()
    const [first, second] = [await askForReset(email), await askForReset(email)]
    expect(await reset(first)).toBe(200)
    expect(await reset(second, 'poppies in may')).toBe(400)
  })

  it('accepts one of two reset links used at the same moment', async () => {
    const { email } = await proved()
    const links = [await askForReset(email), await askForReset(email)]
    const answers = await Promise.all(links.map((link) => reset(link)))
    expect(answers.toSorted()).toEqual([200, 400])
  })

  it('accepts a reset or an email change confirmed at the same moment, never both', async () => {
    for (let round = 0; round < 3; round++) {
      const owner = await proved()
      const [moved, code] = [await askForMove(owner, newAddress()), await askForReset(owner.email)]
      const answers = await Promise.all([reset(code), move(moved)])
      expect(answers.toSorted()).toEqual([200, 400])
    }
  })

  it('accepts a reset or a password change at the same moment, never both', async () => {
    const owner = await proved()
    const thief = browser()
    await thief.call('/sign-in/email', { email: owner.email, password })
    const code = await askForReset(owner.email)
    const change = { currentPassword: password, newPassword: 'poppies in may' }
    const [ofOwner, ofThief] = await Promise.all([
      reset(code),
      thief.call('/change-password', change),
    ])
    // Whichever commits first voids the other.
    expect([ofOwner, ofThief.status].filter((one) => one === 200)).toHaveLength(1)
    const left = ofOwner === 200 ? 'white lilies' : 'poppies in may'
    const signIn = { email: owner.email, password: left }
    expect(await status('/sign-in/email', signIn)).toBe(200)
  })

  it.each<[name: string, change: (owner: Someone) => Promise<unknown>]>([
    ['resets the password', async ({ email }) => reset(await askForReset(email))],
    ['moves to a new address', async (owner) => move(await askForMove(owner, newAddress()))],
    [
      'turns on two-factor authentication',
      async ({ ask, call }) => {
        const { totpURI } = await ask('/two-factor/enable', { password })
        return call('/two-factor/verify-totp', { code: codeFor(totpURI) })
      },
    ],
  ])('rejects a sign-in during which the owner %s', async (_name, change) => {
    const owner = await proved()
    let meanwhile: (() => Promise<unknown>) | null = null
    const slow = createProvider({}, { passwords: { hash: hashPassword, verify: verifySlowly } })
    async function verifySlowly(sent: Parameters<typeof verifyPassword>[0]): Promise<boolean> {
      const isRight = await verifyPassword(sent)
      await meanwhile?.()
      return isRight
    }
    meanwhile = () => change(owner)
    const thief = browser(slow)
    const answer = await thief.call('/sign-in/email', { email: owner.email, password })
    expect([answer.status, (await thief.call('/token')).status]).toEqual([401, 401])
  })

  it('rejects a registration during which the owner of the mailbox resets the password', async () => {
    const email = newAddress()
    const { internalAdapter } = await provider().auth.$context
    const link = vi
      .spyOn(internalAdapter, 'linkAccount')
      .mockImplementationOnce(async (...sent) => {
        const account = await internalAdapter.linkAccount(...sent)
        await reset(await askForReset(email))
        return account
      })
    const stranger = browser()
    await stranger.call('/sign-up/email', { email, password, name: 'Salma Fouad' })
    link.mockRestore()
    expect((await stranger.call('/token')).status).toBe(401)
  })

  it('renews no session for a password change that a reset follows at once', async () => {
    const owner = await proved()
    const thief = browser()
    await thief.call('/sign-in/email', { email: owner.email, password })
    const { internalAdapter } = await provider().auth.$context
    const renew = vi.spyOn(internalAdapter, 'createSession')
    renew.mockImplementationOnce(async (...sent) => {
      await reset(await askForReset(owner.email))
      return internalAdapter.createSession(...sent)
    })
    const change = { currentPassword: password, newPassword: 'poppies in may' }
    const answer = await thief.call('/change-password', change)
    renew.mockRestore()
    expect([answer.status, (await thief.call('/token')).status]).toEqual([400, 401])
  })

  it('changes no password for a sign-in that ends meanwhile', async () => {
    const owner = await proved()
    const uid = await uidOf(owner)
    const { password: passwords } = await provider().auth.$context
    const hash = vi.spyOn(passwords, 'hash')
    hash.mockImplementationOnce(async (chosen) => {
      await provider().endSignIns(uid)
      return hashPassword(chosen)
    })
    const change = { currentPassword: password, newPassword: 'poppies in may' }
    const answer = await owner.call('/change-password', change)
    hash.mockRestore()
    expect(answer.status).toBe(400)
    const { email } = owner
    expect(await status('/sign-in/email', { email, password })).toBe(200)
  })

  it('mails no reset link to an address that its user leaves at the same moment', async () => {
    const owner = await proved()
    const moved = await askForMove(owner, newAddress())
    const { internalAdapter } = await provider().auth.$context
    const find = vi.spyOn(internalAdapter, 'findUserByEmail')
    find.mockImplementationOnce(async (...sent) => {
      const user = await internalAdapter.findUserByEmail(...sent)
      expect(await move(moved)).toBe(200)
      return user
    })
    mails.length = 0
    await browser().call('/request-password-reset', { email: owner.email })
    find.mockRestore()
    expect(mails).toEqual([])
  })

  it('voids the links of an account that was linked to Google since', async () => {
    const owner = await proved()
    const code = await askForReset(owner.email)
    const { internalAdapter } = await provider().auth.$context
    const userId = await uidOf(owner)
    await internalAdapter.linkAccount({ userId, providerId: 'google', accountId: userId })
    expect(await reset(code)).toBe(400)
  })

  it('gives the mailbox owner an account that a stranger registered with it', async () => {
    const stranger = await registered()
    const { email } = stranger
    // Older accounts may have a second factor without a verified address.
    const { internalAdapter } = await provider().auth.$context
    await internalAdapter.updateUserByEmail(email, { emailVerified: true })
    const { totpURI } = await stranger.ask('/two-factor/enable', { password })
    await stranger.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    await internalAdapter.updateUserByEmail(email, { emailVerified: false })

    expect(await reset(await askForReset(email))).toBe(200)
    expect((await stranger.call('/token')).status).toBe(401)
    const owner = browser()
    await owner.call('/sign-in/email', { email, password: 'white lilies' })
    const read = await provider().readIdToken(await owner.idToken(), Date.now())
    expect(read).toMatchObject({ account: { email, emailVerified: true } })
  })

  it('removes the Google account with which a stranger registered it', async () => {
    const stranger = await registered()
    const { internalAdapter } = await provider().auth.$context
    const userId = await uidOf(stranger)
    await internalAdapter.linkAccount({ userId, providerId: 'google', accountId: userId })
    expect(await reset(await askForReset(stranger.email))).toBe(200)
    const accounts = await internalAdapter.findAccounts(userId)
    expect(accounts.map(({ providerId }) => providerId)).toEqual(['credential'])
  })

  it('ends the challenge that a sign-in with the old password began', async () => {
    const owner = await proved()
    const { totpURI } = await owner.ask('/two-factor/enable', { password })
    await owner.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    const thief = browser()
    await thief.call('/sign-in/email', { email: owner.email, password })
    expect(await reset(await askForReset(owner.email))).toBe(200)
    const code = codeFor(totpURI, 1)
    expect((await thief.call('/two-factor/verify-totp', { code })).status).toBe(401)
  })
})
