import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { addPasskey } from '#identity/providers/embedded/passkeys/passkey-store.server.ts'
import { codeFor } from '../../../tests/support/authenticator.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createUser } from '../../../tests/support/factories.ts'
import { identityHarness, newAddress, password } from '../../../tests/support/identity-harness.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { eraseAccount } from './erase-account.server.ts'
import { exportAccount } from './export-personal-data.server.ts'
import { providerTables } from './provider-tables.ts'

describeOnEachDatabase('the sign-in of a customer', (open) => {
  const { browser, registered, proveEmail, provider } = identityHarness(open)
  let shop: TestShop
  let uid: string
  let email: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    const customer = await registered(newAddress())
    email = customer.email
    const read = await provider().readIdToken(await customer.idToken(), Date.now())
    if (!read.ok) throw new Error(read.refusal)
    uid = read.account.uid
    await proveEmail(customer, email)
    const begun = await customer.ask('/two-factor/enable', { password })
    await customer.call('/two-factor/verify-totp', { code: codeFor(begun.totpURI) })
    // Open challenges, and a session with its network and browser.
    await browser().call('/sign-in/email', { email, password })
    await browser().call('/request-password-reset', { email })
    await addAccountOf('google', 'google-account-7')
    const passkey = { publicKey: 'public key', name: 'My telephone', counter: 0, createdAt: 1 }
    await shop.db
      .transaction()
      .execute((tx) =>
        addPasskey(tx, { ...passkey, id: newDocumentId(), userId: uid, credentialId: uid }),
      )
    await createUser(shop, { id: uid, name: 'Salma', email, verifiedEmail: email })
  })

  async function addAccountOf(providerId: string, accountId: string): Promise<void> {
    const at = new Date().toISOString()
    await sql`insert into identity_accounts ("id", "accountId", "providerId", "userId", "accessToken", "createdAt", "updatedAt")
      values (${newDocumentId()}, ${accountId}, ${providerId}, ${uid}, 'google token', ${at}, ${at})`.execute(
      shop.db,
    )
  }

  /** The tables of the provider with rows of the customer. */
  async function findTables(): Promise<string[]> {
    const found = []
    for (const name of Object.keys(providerTables)) {
      const table = name.replace(/[A-Z]/g, (initial) => `_${initial.toLowerCase()}`)
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.db)
      if ([uid, email].some((trace) => JSON.stringify(rows).includes(trace))) found.push(name)
    }
    return found
  }

  async function readAccount() {
    for await (const { name, content } of exportAccount(shop, { userId: uid, actorId: uid })) {
      if (name === 'account.json') return JSON.parse(new TextDecoder().decode(content))
    }
  }

  it('is in the export, without its secrets', async () => {
    const account = await readAccount()
    expect(account).toMatchObject({
      identityUsers: [{ email, name: 'Salma Fouad' }],
      identityPasskeys: [{ name: 'My telephone' }],
      identityTwoFactors: [{ userId: uid }],
      identityLinks: [{ email, purpose: expect.any(String) }],
      identitySessions: expect.arrayContaining([
        expect.objectContaining({ ipAddress: expect.stringContaining('10.0.0.') }),
      ]),
      identityAccounts: expect.arrayContaining([
        expect.objectContaining({ providerId: 'google', accountId: 'google-account-7' }),
      ]),
    })
    const { rows } = await sql<{ secret: string }>`
      select "password" as secret from identity_accounts where "userId" = ${uid} and "password" is not null
      union select "token" from identity_sessions where "userId" = ${uid}
      union select "secret" from identity_two_factors where "userId" = ${uid}
      union select "backupCodes" from identity_two_factors where "userId" = ${uid}`.execute(shop.db)
    const secrets = [...rows.map(({ secret }) => secret), 'google token']
    expect(secrets.length).toBeGreaterThan(4)
    const all = JSON.stringify(account)
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
  })

  it('leaves no trace at the provider after an erasure', async () => {
    const erasable = Object.entries(providerTables).filter(([, { userColumn }]) => userColumn)
    expect((await findTables()).toSorted()).toEqual(erasable.map(([name]) => name).toSorted())
    const { removeAccount } = provider()
    expect(await eraseAccount({ ...shop, removeSignIn: removeAccount }, uid)).toEqual({ ok: true })
    expect(await findTables()).toEqual([])
  })
})
