import { beforeAll, expect, it } from 'vitest'
import { isUniqueViolation } from '#database/database-errors.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { describeOnEachDatabase } from '../../../../../tests/support/each-database.ts'
import { identityHarness } from '../../../../../tests/support/identity-harness.ts'
import { lockSignIn, readSignIn, removeUser } from '../sign-in-changes/sign-in-store.server.ts'
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  removePasskeysSince,
  saveCounter,
} from './passkey-store.server.ts'

describeOnEachDatabase('stored passkeys', (open) => {
  const { registered } = identityHarness(open)
  let userId: string
  beforeAll(async () => {
    userId = await newUser()
  })

  async function newUser(): Promise<string> {
    const someone = await registered()
    return (await (await someone.call('/get-session')).json()).user.id
  }

  const passkey = (change: Partial<Passkey> = {}): Passkey => ({
    id: crypto.randomUUID(),
    userId,
    credentialId: crypto.randomUUID(),
    publicKey: 'pQECAyYg',
    counter: 0,
    name: 'Chrome on Mac',
    createdAt: 1_900_000_000_000,
    ...change,
  })

  async function added(change: Partial<Passkey> = {}): Promise<Passkey> {
    const one = passkey(change)
    await inTransaction(open().db, (tx) => addPasskey(tx, one))
    return one
  }

  it('are found by their credential, with numbers as numbers', async () => {
    const one = await added({ counter: 4_000_000_000 })
    expect(await findPasskey(open().db, one.credentialId)).toEqual(one)
    expect(await findPasskey(open().db, 'another')).toBeUndefined()
  })

  it('have a credential of their own', async () => {
    const one = await added()
    const again = await added({ credentialId: one.credentialId }).catch((error: unknown) => error)
    expect(isUniqueViolation(again)).toBe(true)
  })

  it('change the digest of the sign-in, which voids open links', async () => {
    const uid = await newUser()
    const digest = async () => (await readSignIn(open().db, uid))?.digest
    const before = await digest()
    const { id } = await added({ userId: uid })
    expect(await digest()).not.toBe(before)
    await inTransaction(open().db, (tx) => removePasskey(tx, { id, userId: uid }))
    expect(await digest()).toBe(before)
  })

  it('since a change are removed, and older ones stay', async () => {
    const uid = await newUser()
    const older = await added({ userId: uid, createdAt: 1000 })
    await added({ userId: uid, createdAt: 2000 })
    await inTransaction(open().db, (tx) => removePasskeysSince(tx, uid, 2000))
    expect(await listPasskeys(open().db, uid)).toEqual([older])
  })

  it('that a removal deletes meanwhile save no counter', async () => {
    const one = await added()
    const { db } = open()
    const removal = Promise.withResolvers<void>()
    const removing = inTransaction(db, async (tx) => {
      await lockSignIn(tx, userId)
      await removePasskey(tx, one)
      removal.resolve()
    })
    await removal.promise
    expect(await saveCounter(db, { id: one.id, counter: 1 })).toBe(false)
    await removing
  })

  it('go with their user', async () => {
    const uid = await newUser()
    const { credentialId } = await added({ userId: uid })
    await inTransaction(open().db, (tx) => removeUser(tx, uid))
    expect(await findPasskey(open().db, credentialId)).toBeUndefined()
  })
})
