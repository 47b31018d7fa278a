import { expect, it } from 'vitest'
import { firstProfile } from '#commerce/customers/new-customer.ts'
import { openAccount } from '#commerce/customers/open-account.server.ts'
import { addProfile, findProfile } from '#commerce/customers/user-store.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { codeFor } from '../../../../../tests/support/authenticator.ts'
import { describeUseCase } from '../../../../../tests/support/each-database.ts'
import {
  identityHarness,
  linkIn,
  newAddress,
  password,
} from '../../../../../tests/support/identity-harness.ts'
import { mailedCode } from '../../../../../tests/support/mailed-code.ts'

describeUseCase('an account that staff create', (open) => {
  const { browser, registered, mails, moves, provider } = identityHarness(open)

  type Browser = Pick<ReturnType<typeof browser>, 'call' | 'idToken'>
  const form = (email: string) => ({ name: 'Hoda', surname: 'Ramzy', email, phone: '' })
  const openFor = (email: string) => {
    const parts = { db: open().db, now: Date.now, openAccount: provider().openAccount }
    return openAccount(parts, { actorId: newDocumentId(), form: form(email) })
  }
  const signIn = async ({ call }: Browser, email: string, secret: string) =>
    (await call('/sign-in/email', { email, password: secret })).status

  async function uidOf({ idToken }: Browser): Promise<string> {
    const read = await provider().readIdToken(await idToken(), Date.now())
    if (!read.ok) throw new Error(read.refusal)
    return read.account.uid
  }

  /** Chooses a password by a mailed link, and returns a signed-in browser. */
  async function choosePassword(email: string, secret: string): Promise<Browser> {
    const owner = browser()
    await owner.call('/request-password-reset', { email })
    const token = mailedCode(mails.findLast(({ to }) => to === email))
    expect((await owner.call('/reset-password', { token, newPassword: secret })).status).toBe(200)
    expect(await signIn(owner, email, secret)).toBe(200)
    return owner
  }

  it('belongs to the invited address, even if a stranger registered with it and never verified it', async () => {
    const earlier = await registered()
    const { email } = earlier
    const setProved = async (emailVerified: boolean) => {
      const { internalAdapter } = await provider().auth.$context
      await internalAdapter.updateUserByEmail(email, { emailVerified })
    }
    await setProved(true)
    const { totpURI } = await earlier.ask('/two-factor/enable', { password })
    await earlier.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    // Older accounts may have a second factor without a verified address.
    await setProved(false)
    const theirs = newAddress()
    await earlier.call('/email-change/request', { email: theirs, password })
    const wayOut = new URL(linkIn(mails.findLast(({ to }) => to === theirs)), 'http://shop.invalid')

    const opened = await openFor(email)
    expect(opened).toMatchObject({ ok: true })
    expect((await earlier.call('/token')).status).toBe(401)
    expect(await signIn(browser(), email, password)).toBe(401)
    const token = wayOut.searchParams.get('token')
    expect((await earlier.call('/email-change/confirm', { token })).status).toBe(400)
    expect(moves).toEqual([])

    const owner = await choosePassword(email, 'white lilies')
    expect(opened).toMatchObject({ userId: await uidOf(owner) })
    expect(await signIn(browser(), email, password)).toBe(401)
  })

  it('is the existing account if its address is verified', async () => {
    const someone = await registered()
    const uid = await uidOf(someone)
    const { internalAdapter } = await provider().auth.$context
    await internalAdapter.updateUser(uid, { emailVerified: true })
    expect(await openFor(someone.email)).toEqual({ ok: true, userId: uid })
    expect(await signIn(browser(), someone.email, password)).toBe(200)
  })

  it('is not created over the account of a customer', async () => {
    const someone = await registered()
    const uid = await uidOf(someone)
    const { email } = someone
    const profile = firstProfile({ uid, email, name: 'Salma', picture: null }, form(email))
    await addProfile(open().db, profile, Date.now())
    expect(await openFor(email)).toEqual({ ok: false, refusal: 'address-taken' })
    expect(await findProfile(open().db, uid)).toEqual(profile)
    expect((await someone.call('/token')).status).toBe(200)
    expect(await signIn(browser(), email, password)).toBe(200)
  })

  it('is created once when two staff members open it', async () => {
    const email = newAddress()
    const uid = await provider().openAccount?.({ email, name: 'Hoda' }, async () => false)
    expect(await openFor(email)).toEqual({ ok: true, userId: uid })
  })
})
