import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { auditOf } from '../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createUser } from '../../../tests/support/factories.ts'
import { signInAs } from '../../../tests/support/people.ts'
import { staffContextOf } from '../../../tests/support/staff-context.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { signOutUser } from '../customers/sign-out-user.server.ts'
import { liftSuspension, suspendUser } from '../customers/suspend-user.server.ts'
import { findProfile } from '../customers/user-store.server.ts'
import { changeRole } from './change-role.server.ts'
import type { Role } from './roles.ts'

describeOnEachDatabase('changing the access of a user', (open) => {
  let shop: TestShop
  let nadia = ''
  let karim = ''

  beforeAll(async () => {
    shop = await openTestShop(open())
  })
  beforeEach(async () => {
    // Excludes those of the previous test.
    await shop.db.updateTable('users').set({ role: 'customer' }).execute()
    nadia = await person('superAdmin')
    karim = await person('customer')
  })

  const person = (role: Role) => createUser(shop, { role, email: `${newDocumentId()}@example.com` })
  // Advances the clock before each change.
  const context = () => staffContextOf({ db: shop.db, now: () => shop.clock.now++ })
  const roleOf = async (id: string) => (await findProfile(shop.db, id))?.role
  const to = (role: Role, userId = karim, actorId = nadia) =>
    changeRole(context(), { actorId, userId, role })
  const suspend = (userId = karim, actorId = nadia) =>
    suspendUser(context(), { actorId, userId, reason: 'Lost their keys' })
  const sessionsOf = (userId: string) =>
    shop.db.selectFrom('sessions').select('idHash').where('userId', '=', userId).execute()
  const superAdmins = async () =>
    (
      await shop.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'superAdmin')
        .where('suspended', '=', 0)
        .execute()
    ).map(({ id }) => id)

  it('changes a role, ends the sessions and writes an audit entry', async () => {
    await signInAs(open(), karim, false)
    expect(await to('seller')).toEqual({ ok: true })
    expect([await roleOf(karim), await sessionsOf(karim)]).toEqual(['seller', []])
    await signInAs(open(), karim, false)
    expect(await to('customer')).toEqual({ ok: true })
    expect([await roleOf(karim), await sessionsOf(karim)]).toEqual(['customer', []])
    expect(await auditOf(shop.db, karim)).toMatchObject([
      { actorId: nadia, action: 'role.changed', after: '{"role":"seller"}' },
      { actorId: nadia, action: 'role.changed', after: '{"role":"customer"}' },
    ])
  })

  it('updates the staff roster', async () => {
    const roster = () =>
      shop.db.selectFrom('admins').select(['role']).where('userId', '=', karim).execute()
    await to('seller')
    await to('superAdmin')
    expect(await roster()).toEqual([{ role: 'superAdmin' }])
    await to('customer')
    expect(await roster()).toEqual([])
  })

  it('replaces an invitation and requires a unique email', async () => {
    const email = (await findProfile(shop.db, karim))?.email ?? ''
    const invitation = { id: newDocumentId(), userId: null, addedBy: nadia, createdAt: 0 }
    await shop.db
      .insertInto('admins')
      .values({ ...invitation, email, role: 'seller' })
      .execute()
    expect(await to('superAdmin')).toEqual({ ok: true })
    const twin = await createUser(shop, { email })
    expect(await to('seller', twin)).toMatchObject({ refusal: 'address-taken' })
    const guest = await createUser(shop, { email: '' })
    expect(await to('seller', guest)).toMatchObject({ refusal: 'no-address' })
    expect(await roleOf(guest)).toBe('customer')
  })

  it('suspends at once and lifts the suspension', async () => {
    await signInAs(open(), karim, false)
    expect(await suspend()).toEqual({ ok: true })
    expect(await findProfile(shop.db, karim)).toMatchObject({ suspended: true })
    expect(await sessionsOf(karim)).toEqual([])
    expect(await liftSuspension(context(), { actorId: nadia, userId: karim })).toEqual({ ok: true })
    expect(await findProfile(shop.db, karim)).toMatchObject({ suspended: false })
    expect((await auditOf(shop.db, karim)).map(({ action }) => action)).toEqual([
      'user.suspended',
      'user.suspension-lifted',
    ])
  })

  it('signs a user out everywhere and writes an audit entry', async () => {
    await signInAs(open(), karim, false)
    const ended: string[] = []
    // A session that starts before the provider ends its own must end too.
    const endSignIns = async (uid: string) => {
      ended.push(uid)
      await signInAs(open(), karim, false)
    }
    const answer = await signOutUser(
      { ...context(), endSignIns },
      { actorId: nadia, userId: karim },
    )
    expect([answer, ended, await sessionsOf(karim)]).toEqual([{ ok: true }, [karim], []])
    expect(await auditOf(shop.db, karim)).toMatchObject([
      { actorId: nadia, action: 'sessions.ended', after: '{"keptOne":false}' },
    ])
  })

  it('signs out no user without permission', async () => {
    await signInAs(open(), karim, false)
    const seller = await person('seller')
    const endSignIns = () => Promise.reject(new Error('The provider must not be called.'))
    const asked = { actorId: seller, userId: karim }
    expect(await signOutUser({ ...context(), endSignIns }, asked)).toMatchObject({
      refusal: 'not-permitted',
    })
    expect(await sessionsOf(karim)).toHaveLength(1)
  })

  it('writes no audit entry and ends no session when nothing changes', async () => {
    await signInAs(open(), karim, false)
    expect(await to('customer')).toEqual({ ok: true })
    expect(await liftSuspension(context(), { actorId: nadia, userId: karim })).toEqual({ ok: true })
    expect([await auditOf(shop.db, karim), (await sessionsOf(karim)).length]).toEqual([[], 1])
  })

  it('rejects oneself, actors who are not super admins, and unknown users', async () => {
    expect(await suspend(nadia)).toMatchObject({ refusal: 'own-account' })
    expect(await to('seller', nadia)).toMatchObject({ refusal: 'own-account' })
    const seller = await person('seller')
    expect(await to('superAdmin', seller, seller)).toMatchObject({ refusal: 'not-permitted' })
    expect(await suspend(nadia, seller)).toMatchObject({ refusal: 'not-permitted' })
    expect(await suspend(newDocumentId())).toMatchObject({ refusal: 'not-found' })
    expect(await roleOf(nadia)).toBe('superAdmin')
  })

  it('rejects an actor who was suspended a moment ago', async () => {
    const mona = await person('superAdmin')
    await suspend(mona)
    expect(await suspend(nadia, mona)).toMatchObject({ refusal: 'not-permitted' })
  })

  it('rolls back when the sessions cannot be ended', async () => {
    const broken = { ...context(), endSessionsOf: () => Promise.reject(new Error('no')) }
    const change = { actorId: nadia, userId: karim, role: 'seller' } as const
    await expect(changeRole(broken, change)).rejects.toThrow('no')
    expect([await roleOf(karim), await auditOf(shop.db, karim)]).toEqual(['customer', []])
  })

  it('leaves one of two super admins who demote or suspend each other concurrently', async () => {
    for (let round = 0; round < 8; round++) {
      await shop.db.updateTable('users').set({ role: 'customer', suspended: 0 }).execute()
      const [one, two] = [await person('superAdmin'), await person('superAdmin')]
      const answers = await Promise.all([
        round % 2 === 0 ? to('customer', two, one) : suspend(two, one),
        to('customer', one, two),
      ])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'not-permitted' })
      expect(await superAdmins()).toHaveLength(1)
    }
  })

  it('leaves one of many super admins who demote each other concurrently', async () => {
    await shop.db.updateTable('users').set({ role: 'customer', suspended: 0 }).execute()
    const all = await Promise.all(Array.from({ length: 6 }, () => person('superAdmin')))
    const auditEntries = all.flatMap((actor) =>
      all.filter((target) => target !== actor).map((target) => to('customer', target, actor)),
    )
    await Promise.all(auditEntries)
    expect(await superAdmins()).toHaveLength(1)
  })
})
