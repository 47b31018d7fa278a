import { beforeEach, expect, it, vi } from 'vitest'
import { inTransaction } from '#database/transaction.server.ts'
import { codeFor } from '../../../../../tests/support/authenticator.ts'
import { describeUseCase } from '../../../../../tests/support/each-database.ts'
import {
  identityHarness,
  identitySettings,
  newAddress,
  password,
} from '../../../../../tests/support/identity-harness.ts'
import { mailedCode } from '../../../../../tests/support/mailed-code.ts'
import type { EmbeddedProviderDependencies } from '../embedded-dependencies.ts'
import { addPasskey, listPasskeys } from '../passkeys/passkey-store.server.ts'
import { recordSignInChange } from '../sign-in-changes/record-sign-in-change.server.ts'
import { undoToken } from './email-change.server.ts'

const day = 24 * 60 * 60_000

const recordedChange: EmbeddedProviderDependencies['onSignInChange'] = (tx, account, change) =>
  recordSignInChange(tx, { account, change, at: Date.now() })

describeUseCase('the undo of a change of address', (open) => {
  const { browser, createProvider, registered, proved, mails, moves } = identityHarness(open)
  beforeEach(() => {
    mails.length = 0
    moves.length = 0
  })

  type Someone = Pick<Awaited<ReturnType<typeof proved>>, 'call'>
  const status = async (path: string, body: object) => (await browser().call(path, body)).status
  const signIn = (email: string, secret: string) =>
    status('/sign-in/email', { email, password: secret })
  const undo = (token: string) => browser().call('/email-change/undo', { token })

  /** Changes the email of an account, and returns the token in the email to the previous address. */
  async function move({ call }: Someone, to: string, secret = password): Promise<string> {
    await call('/email-change/request', { email: to, password: secret })
    const token = mailedCode(mails.findLast((mail) => mail.to === to))
    expect((await call('/email-change/confirm', { token })).status).toBe(200)
    return undoToken(moves.at(-1)?.undoId ?? '', identitySettings.IDENTITY_ADMIN_PRIVATE_KEY)
  }

  /** An attacker who knows the password changes the email, then everything else. */
  async function takenOver() {
    const owner = await proved()
    const thief = browser()
    await thief.call('/sign-in/email', { email: owner.email, password })
    const stolenTo = newAddress()
    const token = await move(thief, stolenTo)
    const change = { currentPassword: password, newPassword: 'poppies in may' }
    expect((await thief.call('/change-password', change)).status).toBe(200)
    const { totpURI } = await thief.ask('/two-factor/enable', { password: 'poppies in may' })
    await thief.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    return { owner, thief, stolenTo, token }
  }

  it('gives the account back, although password and second factor were changed since', async () => {
    const { owner, thief, stolenTo, token } = await takenOver()
    const answer = await undo(token)
    expect(answer.status).toBe(200)
    expect(moves.at(-1)).toMatchObject({ from: stolenTo, to: owner.email, isUndo: true })
    expect((await thief.call('/token')).status).toBe(401)
    for (const email of [stolenTo, owner.email]) {
      expect(await signIn(email, 'poppies in may')).toBe(401)
      expect(await signIn(email, password)).toBe(401)
    }
    const { code } = await answer.json()
    expect(await status('/reset-password', { token: code, newPassword: 'white lilies' })).toBe(200)
    const again = browser()
    await again.call('/sign-in/email', { email: owner.email, password: 'white lilies' })
    expect((await again.call('/token')).status).toBe(200)
  })

  it('removes the second factor and the passkey that a thief added before the change', async () => {
    const recording = createProvider({}, { onSignInChange: recordedChange })
    const owner = await proved()
    const thief = browser(recording)
    await thief.call('/sign-in/email', { email: owner.email, password })
    const { totpURI } = await thief.ask('/two-factor/enable', { password })
    await thief.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    const read = await recording.readIdToken(await thief.idToken(), Date.now())
    const userId = read.ok ? read.account.uid : ''
    const passkey = { id: userId, credentialId: userId, publicKey: 'pQECAyYg', counter: 0 }
    const createdAt = Date.now()
    await inTransaction(open().db, (tx) =>
      addPasskey(tx, { ...passkey, name: 'Phone', userId, createdAt }),
    )
    const answer = await undo(await move(thief, newAddress()))
    const { code } = await answer.json()
    expect(await listPasskeys(open().db, userId)).toEqual([])
    expect(await status('/reset-password', { token: code, newPassword: 'white lilies' })).toBe(200)
    const again = browser()
    await again.call('/sign-in/email', { email: owner.email, password: 'white lilies' })
    expect((await again.call('/token')).status).toBe(200)
  })

  it("voids the attacker's links, and the undo of a second change", async () => {
    const { thief, stolenTo, token } = await takenOver()
    const next = newAddress()
    const ofThief = await move(thief, next, 'poppies in may')
    const request = { email: newAddress(), password: 'poppies in may' }
    await thief.call('/email-change/request', request)
    const open = mailedCode(mails.findLast(({ to }) => to === request.email))
    await browser().call('/request-password-reset', { email: next })
    const reset = mailedCode(mails.findLast(({ to }) => to === next))
    expect((await undo(token)).status).toBe(200)
    expect((await undo(ofThief)).status).toBe(400)
    expect(await status('/email-change/confirm', { token: open })).toBe(400)
    expect(await status('/reset-password', { token: reset, newPassword: 'white lilies' })).toBe(400)
    expect(await signIn(stolenTo, 'poppies in may')).toBe(401)
  })

  it('works once, for seven days', async () => {
    const owner = await proved()
    const token = await move(owner, newAddress())
    const at = async (now: number) => {
      vi.useFakeTimers({ now, toFake: ['Date'] })
      return (await undo(token).finally(() => void vi.useRealTimers())).status
    }
    expect(await at(Date.now() + 7 * day + 1000)).toBe(400)
    expect(await at(Date.now() + 7 * day - 1000)).toBe(200)
    expect((await undo(token)).status).toBe(400)
    expect((await undo('A'.repeat(43))).status).toBe(400)
  })

  it("survives the attacker's attempt to void it", async () => {
    const { owner, thief, token } = await takenOver()
    await thief.call('/revoke-other-sessions', {})
    expect((await undo(token)).status).toBe(200)
    expect(moves.at(-1)).toMatchObject({ to: owner.email })
  })

  it("restores the owner's second factor", async () => {
    const owner = await proved()
    const { totpURI } = await owner.ask('/two-factor/enable', { password })
    await owner.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    const token = await move(owner, newAddress())
    expect((await owner.call('/two-factor/disable', { password })).status).toBe(200)
    const { code } = await (await undo(token)).json()
    await status('/reset-password', { token: code, newPassword: 'white lilies' })
    const again = browser()
    const asked = { email: owner.email, password: 'white lilies' }
    expect(await again.ask('/sign-in/email', asked)).toMatchObject({ twoFactorRedirect: true })
    const answer = await again.call('/two-factor/verify-totp', { code: codeFor(totpURI, 1) })
    expect(answer.status).toBe(200)
  })

  it('reserves the previous address meanwhile', async () => {
    const owner = await proved()
    const { email } = owner
    const token = await move(owner, newAddress())
    const squatter = { email, password, name: 'Salma' }
    const refused = await browser().call('/sign-up/email', squatter)
    expect([refused.status, (await refused.json()).code]).toEqual([
      422,
      'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    ])
    const other = await proved()
    mails.length = 0
    await other.call('/email-change/request', { email, password })
    expect(mails).toEqual([])
    expect((await undo(token)).status).toBe(200)
  })

  it('ends once the owner has changed back', async () => {
    const owner = await proved()
    const { email } = owner
    const token = await move(owner, newAddress())
    await move(owner, email)
    expect((await undo(token)).status).toBe(400)
  })

  it('is not offered to the address of a thief when the owner changes back', async () => {
    const owner = await proved()
    const { email } = owner
    await move(owner, newAddress())
    await move(owner, email)
    expect(moves.at(-1)).toMatchObject({ to: email, undoId: null })
  })

  it('is void for each address of a thief once the owner has changed back', async () => {
    const owner = await proved()
    const { email } = owner
    await move(owner, newAddress())
    const ofThief = await move(owner, newAddress())
    await move(owner, email)
    expect((await undo(ofThief)).status).toBe(400)
  })

  it('is not offered to an unverified address', async () => {
    const mistyped = await registered()
    await move(mistyped, newAddress())
    expect(moves).toMatchObject([{ from: mistyped.email, undoId: null }])
    // The owner of that mailbox may register.
    await registered(mistyped.email)
  })

  it('keeps only the browser of the change signed in', async () => {
    const owner = await proved()
    const elsewhere = browser()
    await elsewhere.call('/sign-in/email', { email: owner.email, password })
    await move(owner, newAddress())
    expect((await owner.call('/token')).status).toBe(200)
    expect((await elsewhere.call('/token')).status).toBe(401)
  })

  it('stores no token in the database', async () => {
    const owner = await proved()
    const token = await move(owner, newAddress())
    const rows = await open().db.selectFrom('identityLinks').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
