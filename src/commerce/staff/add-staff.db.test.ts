import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { auditOf } from '../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createUser } from '../../../tests/support/factories.ts'
import { signInAs } from '../../../tests/support/people.ts'
import { staffContextOf } from '../../../tests/support/staff-context.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { suspendUser } from '../customers/suspend-user.server.ts'
import { findProfile } from '../customers/user-store.server.ts'
import { jobDefinitions } from '../jobs/job-definitions.server.ts'
import { runDueJobs } from '../jobs/run-due-jobs.server.ts'
import { addStaff } from './add-staff.server.ts'
import { changeRole } from './change-role.server.ts'
import { redeemInvitation } from './redeem-invitation.server.ts'
import type { StaffRole } from './roles.ts'
import { listInvitations, listStaff } from './roster-store.server.ts'
import { withdrawInvitation } from './withdraw-invitation.server.ts'

describeOnEachDatabase('adding staff', (open) => {
  let shop: TestShop
  let nadia = ''
  let email = ''

  beforeAll(async () => {
    shop = await openTestShop(open())
  })
  beforeEach(async () => {
    await shop.db.deleteFrom('admins').execute()
    await shop.db.updateTable('users').set({ role: 'customer' }).execute()
    nadia = await createUser(shop, { name: 'Nadia', surname: 'Mansour', role: 'superAdmin' })
    email = `${newDocumentId()}@example.com`.toLowerCase()
  })

  const context = () => staffContextOf(shop)
  const add = (address = email, role: StaffRole = 'seller', actorId = nadia) =>
    addStaff(context(), { actorId, email: address, role })
  const roleOf = async (id: string) => (await findProfile(shop.db, id))?.role
  const withdraw = (invitationId: string, actorId = nadia) =>
    withdrawInvitation(context(), { actorId, invitationId })
  const invitations = () => listInvitations(shop.db)
  const entriesOn = async (subject: string) =>
    (await auditOf(shop.db, subject)).map(({ action }) => action)

  it('promotes a user with that verified email at once and ends their sessions', async () => {
    const karim = await createUser(shop, { email, verifiedEmail: email })
    await signInAs(open(), karim, false)
    expect(await add(email.toUpperCase())).toEqual({ ok: true, added: 'now' })
    expect(await roleOf(karim)).toBe('seller')
    const sessions = await shop.db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', karim)
      .execute()
    expect(sessions).toEqual([])
    expect(await listStaff(shop.db)).toMatchObject([
      { id: karim, role: 'seller', addedBy: 'Nadia Mansour' },
      { id: nadia, addedBy: null },
    ])
    expect(await add()).toMatchObject({ refusal: 'already-staff' })
  })

  it('ignores the unverified email of a profile', async () => {
    const eve = await createUser(shop, { email })
    expect(await add()).toEqual({ ok: true, added: 'invited' })
    expect(await roleOf(eve)).toBe('customer')
    expect(await invitations()).toMatchObject([
      { email, role: 'seller', invitedBy: 'Nadia Mansour' },
    ])
  })

  it('invites an unverified email once, by email and with an audit entry', async () => {
    expect(await add(email, 'superAdmin')).toEqual({ ok: true, added: 'invited' })
    await runDueJobs(shop, jobDefinitions)
    const mails = shop.mailer.sent.filter(({ to }) => to === email)
    expect(mails.map(({ email }) => email.action?.label)).toEqual(['Accept invitation'])
    expect(await add()).toMatchObject({ refusal: 'already-invited' })
    expect(await entriesOn(email)).toEqual(['invitation.made'])

    const karim = await createUser(shop, { email })
    await shop.db
      .transaction()
      .execute((tx) =>
        redeemInvitation(tx, { uid: karim, email, emailVerified: true, at: shop.now() }),
      )
    expect([await roleOf(karim), await invitations()]).toEqual(['superAdmin', []])
    expect(await add()).toMatchObject({ refusal: 'already-staff' })
  })

  it('withdraws an invitation once', async () => {
    await add()
    const [invitation] = await invitations()
    expect(await withdraw(invitation?.id ?? '')).toEqual({ ok: true })
    expect(await invitations()).toEqual([])
    expect(await withdraw(invitation?.id ?? '')).toMatchObject({ refusal: 'not-found' })
    expect((await entriesOn(email)).toSorted()).toEqual(['invitation.made', 'invitation.withdrawn'])
  })

  it('does not withdraw an accepted invitation', async () => {
    const karim = await createUser(shop, { email, verifiedEmail: email })
    await add()
    const place = await shop.db
      .selectFrom('admins')
      .select('id')
      .where('userId', '=', karim)
      .executeTakeFirstOrThrow()
    expect(await withdraw(place.id)).toMatchObject({ refusal: 'not-found' })
    expect(await roleOf(karim)).toBe('seller')
  })

  it('requires a current super admin and a valid email', async () => {
    const seller = await createUser(shop, { role: 'seller' })
    expect(await add(email, 'seller', seller)).toMatchObject({ refusal: 'not-permitted' })
    expect(await add('karim at example')).toMatchObject({ refusal: 'not-an-address' })
    expect(await withdraw('nothing', seller)).toMatchObject({ refusal: 'not-permitted' })
    const mona = await createUser(shop, { role: 'superAdmin' })
    await suspendUser(context(), { actorId: nadia, userId: mona, reason: 'Left' })
    expect(await add(email, 'seller', mona)).toMatchObject({ refusal: 'not-permitted' })
    expect(await invitations()).toEqual([])
  })

  it('rejects a suspended user', async () => {
    const karim = await createUser(shop, { email, verifiedEmail: email })
    await suspendUser(context(), { actorId: nadia, userId: karim, reason: 'Lost their keys' })
    expect(await add()).toMatchObject({ refusal: 'suspended' })
    expect(await roleOf(karim)).toBe('customer')
  })

  it('invites once when two super admins invite concurrently', async () => {
    const mona = await createUser(shop, { role: 'superAdmin' })
    const answers = await Promise.all([add(), add(email, 'superAdmin', mona)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'already-invited' })
    expect(await invitations()).toHaveLength(1)
  })

  it('rejects the second of two concurrent changes of one role', async () => {
    const mona = await createUser(shop, { role: 'superAdmin' })
    const karim = await createUser(shop, { role: 'seller', email })
    const change = (actorId: string, role: 'superAdmin' | 'customer') =>
      changeRole(context(), { actorId, userId: karim, from: 'seller', role })
    const answers = await Promise.all([change(nadia, 'superAdmin'), change(mona, 'customer')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed-elsewhere' })
  })
})
