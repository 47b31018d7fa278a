import { beforeAll, expect, it } from 'vitest'
import { jobDefinitions } from '#commerce/jobs/job-definitions.server.ts'
import { runDueJobs } from '#commerce/jobs/run-due-jobs.server.ts'
import {
  resetSecondFactors,
  type SecondFactorStore,
} from '#commerce/staff/reset-second-factors.server.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { auditOf } from '../../../../../tests/support/audit.ts'
import { codeFor } from '../../../../../tests/support/authenticator.ts'
import { describeUseCase } from '../../../../../tests/support/each-database.ts'
import { createUser } from '../../../../../tests/support/factories.ts'
import {
  identityHarness,
  newAddress,
  password,
} from '../../../../../tests/support/identity-harness.ts'
import { staffContextOf } from '../../../../../tests/support/staff-context.ts'
import { openTestShop, type TestShop } from '../../../../../tests/support/test-shop.ts'
import { addPasskey } from '../passkeys/passkey-store.server.ts'

describeUseCase('resetting the second factors of a user', (open) => {
  const { browser, proved, provider } = identityHarness(open)
  let shop: TestShop
  let nadia = ''
  beforeAll(async () => {
    shop = await openTestShop(open())
    nadia = await createUser(shop, { role: 'superAdmin', email: newAddress() })
  })

  function store(): SecondFactorStore {
    const { secondFactors } = provider()
    if (!secondFactors) throw new Error('The provider keeps none.')
    return secondFactors
  }

  /** A user with an authenticator app and a passkey. */
  async function protectedUser(role: Role = 'seller') {
    const someone = await proved()
    const { totpURI } = await someone.ask('/two-factor/enable', { password })
    await someone.call('/two-factor/verify-totp', { code: codeFor(totpURI) })
    const read = await provider().readIdToken(await someone.idToken(), Date.now())
    if (!read.ok) throw new Error(read.refusal)
    const { uid } = read.account
    await createUser(shop, { id: uid, role, email: someone.email, verifiedEmail: someone.email })
    const passkey = { credentialId: uid, publicKey: 'pQECAyYg', counter: 0, name: 'Phone' }
    await inTransaction(shop.db, (tx) =>
      addPasskey(tx, { ...passkey, id: uid, userId: uid, createdAt: 1 }),
    )
    return { ...someone, uid }
  }

  const reset = (userId: string, actorId = nadia) =>
    resetSecondFactors(
      { ...staffContextOf({ db: shop.db, now: () => shop.clock.now }), secondFactors: store() },
      { actorId, userId },
    )

  const subjectsTo = async (address: string) => {
    await runDueJobs(shop, jobDefinitions)
    return shop.mailer.sent.filter(({ to }) => to === address).map(({ email }) => email.subject)
  }

  it('removes authenticator app and passkeys, so that the password alone signs in', async () => {
    const { uid, email } = await protectedUser()
    expect((await store().list(shop.db, [uid, nadia])).get(uid)).toEqual({
      authenticator: true,
      passkeys: 1,
    })
    expect(await reset(uid)).toEqual({ ok: true })
    expect(await store().list(shop.db, [uid, nadia])).toEqual(new Map())
    const someone = browser()
    await someone.call('/sign-in/email', { email, password })
    expect((await someone.call('/token')).status).toBe(200)
  })

  it('signs the user out', async () => {
    const { uid, call } = await protectedUser()
    await reset(uid)
    expect((await call('/token')).status).toBe(401)
  })

  it('emails the user and writes an audit entry, each once', async () => {
    const { uid, email } = await protectedUser('customer')
    await reset(uid)
    expect(await reset(uid)).toEqual({ ok: true })
    expect(await subjectsTo(email)).toEqual(['Two-factor authentication was reset'])
    expect(await auditOf(shop.db, uid)).toMatchObject([
      {
        actorId: nadia,
        action: 'two-factor.reset',
        before: '{"authenticator":true,"passkeys":1}',
        after: '{"authenticator":false,"passkeys":0}',
      },
    ])
  })

  it('is refused for the own account', async () => {
    const { uid } = await protectedUser('superAdmin')
    expect(await reset(uid, uid)).toEqual({ ok: false, refusal: 'own-account' })
    expect((await store().list(shop.db, [uid])).size).toBe(1)
  })

  it('is refused for a seller', async () => {
    const { uid } = await protectedUser()
    const karim = await createUser(shop, { role: 'seller', email: newAddress() })
    expect(await reset(uid, karim)).toEqual({ ok: false, refusal: 'not-permitted' })
    expect((await store().list(shop.db, [uid])).size).toBe(1)
  })
})
