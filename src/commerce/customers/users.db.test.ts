import { beforeAll, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { auditOf } from '../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createUser } from '../../../tests/support/factories.ts'
import { staffContextOf } from '../../../tests/support/staff-context.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { jobDefinitions } from '../jobs/job-definitions.server.ts'
import { runDueJobs } from '../jobs/run-due-jobs.server.ts'
import { changeRole } from '../staff/change-role.server.ts'
import { openAccount } from './open-account.server.ts'
import { suspendUser } from './suspend-user.server.ts'
import { updateUser } from './update-user.server.ts'
import { findUser, listUsers } from './user-list-store.server.ts'
import { foldStoredTerms } from './user-search-store.server.ts'
import { removeProfile, replaceOwnProfile } from './user-store.server.ts'
import type { UserListing } from './user-summary.ts'

describeOnEachDatabase('users of the shop', (open) => {
  let shop: TestShop
  let nadia = ''
  let mona = ''
  const email = 'mona.adel@example.com'

  beforeAll(async () => {
    shop = await openTestShop(open())
    nadia = await createUser(shop, {
      name: 'Nadia',
      surname: 'Mansour',
      role: 'superAdmin',
      email: 'n@example.org',
    })
    mona = await createUser(shop, { email, phone: '+201001234567', createdAt: noon + 1 })
  })

  const found = async (listing: UserListing) =>
    (await listUsers(shop.db, listing, 30)).users.map((user) => user.id)
  const form = { name: 'Mona', surname: 'Adel', email, phone: '+201001234567' }

  it.each(['mona', 'ADEL', 'mona.adel@exa', 'adel mon', '0100 123 4567', '01001', '+2010 0123'])(
    'are found by %j',
    async (query) => {
      expect(await found({ query })).toEqual([mona])
    },
  )

  it.each(['monna', 'mona nadia', '4567', '%', '@', ''])('are not found by %j', async (query) => {
    expect(await found({ query })).toEqual([])
  })

  it('are found by any spelling of an Arabic name, also where a previous version wrote it', async () => {
    const id = await createUser(shop, { name: 'فاطمة', surname: 'مصطفى', email: '' })
    const spellings = ['فاطمه', 'فاطمة مصطفي', 'مُصطفى']
    for (const query of spellings) expect(await found({ query })).toEqual([id])
    const words = shop.db.updateTable('userWords').where('userId', '=', id)
    await words.set({ word: 'فاطمة', beginning: 'فاط' }).where('word', '=', 'فاطمه').execute()
    await words.set({ word: 'مصطفى', beginning: 'مصط' }).where('word', '=', 'مصطفي').execute()
    expect(await found({ query: 'فاطمه' })).toEqual([])
    await foldStoredTerms(shop.db)
    for (const query of spellings) expect(await found({ query })).toEqual([id])
    const stored = await shop.db
      .selectFrom('userWords')
      .select('word')
      .where('userId', '=', id)
      .execute()
    expect(stored.map(({ word }) => word).toSorted()).toEqual(['فاطمه', 'مصطفي'])
    await removeProfile(shop.db, id)
  })

  it('are listed newest first, in pages', async () => {
    const first = await listUsers(shop.db, {}, 1)
    expect(first.users.map(({ id }) => id)).toEqual([mona])
    const second = await listUsers(shop.db, { cursor: first.nextCursor ?? '' }, 1)
    expect(second).toMatchObject({ users: [{ id: nadia }], nextCursor: null })
    expect(await found({ cursor: 'unknown' })).toEqual([])
  })

  it('are found by their current profile and no longer by the previous one', async () => {
    const id = await createUser(shop, { name: 'Karima', email: '' })
    await replaceOwnProfile(shop.db, id, { ...form, name: 'Salma', email: '' }, shop.now())
    expect(await found({ query: 'karima' })).toEqual([])
    expect(await found({ query: 'salma' })).toEqual([id])
    await removeProfile(shop.db, id)
    expect(await found({ query: 'salma' })).toEqual([])
    const left = await shop.db
      .selectFrom('userWords')
      .selectAll()
      .where('userId', '=', id)
      .execute()
    expect(left).toEqual([])
  })

  it('include the reason of a suspension while it lasts', async () => {
    const id = await createUser(shop, { name: 'Ziad' })
    const context = staffContextOf(shop)
    await suspendUser(context, { actorId: nadia, userId: id, reason: 'Three unpaid orders' })
    expect(await findUser(shop.db, id)).toMatchObject({ suspensionReason: 'Three unpaid orders' })
    expect(await found({ state: 'suspended' })).toEqual([id])
    expect(await findUser(shop.db, mona)).toMatchObject({ suspensionReason: null })
    expect(await findUser(shop.db, newDocumentId())).toBeNull()
  })

  it('are edited by a super admin, once per version', async () => {
    const id = await createUser(shop, { name: 'Layla', email: '' })
    const seen = await findUser(shop.db, id)
    const seenUpdatedAt = seen?.updatedAt ?? 0
    const correct = (name: string) =>
      updateUser(shop, { actorId: nadia, userId: id, form: { ...form, name }, seenUpdatedAt })
    const answers = await Promise.all([correct('Leila'), correct('Laila')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed-elsewhere' })
    const written = await auditOf(shop.db, id)
    expect(written).toMatchObject([{ actorId: nadia, action: 'profile.changed' }])
    expect(JSON.parse(written[0]?.before ?? '')).toMatchObject({ name: 'Layla', email: '' })
    // Unchanged fields do not appear in the audit log.
    expect(written[0]?.after).not.toContain('surname')
  })

  it('can be edited after a concurrent suspension or change of role', async () => {
    const id = await createUser(shop, { name: 'Farida', email: 'farida@example.com' })
    const seenUpdatedAt = (await findUser(shop.db, id))?.updatedAt ?? 0
    const later = () => shop.now() + 1
    const context = staffContextOf({ db: shop.db, now: later })
    await changeRole(context, { actorId: nadia, userId: id, role: 'seller' })
    await suspendUser(context, { actorId: nadia, userId: id, reason: 'Three unpaid orders' })
    const correction = { actorId: nadia, userId: id, form: { ...form, name: 'Fareeda' } }
    const answer = await updateUser({ db: shop.db, now: later }, { ...correction, seenUpdatedAt })
    expect(answer).toMatchObject({
      ok: true,
      user: { name: 'Fareeda', suspended: true, role: 'seller' },
    })
  })

  it('reject invalid fields and an unknown id', async () => {
    const correct = (userId: string, phone: string) =>
      updateUser(shop, { actorId: nadia, userId, form: { ...form, phone }, seenUpdatedAt: noon })
    expect(await correct(mona, '12')).toMatchObject({ refusal: 'profile-invalid' })
    expect(await correct(newDocumentId(), '')).toMatchObject({ refusal: 'not-found' })
  })

  it('get an account and an email to set a password when they order by telephone', async () => {
    const uid = newDocumentId()
    const open = (address: string) =>
      openAccount(
        { db: shop.db, now: shop.now, openAccount: async () => uid },
        { actorId: nadia, form: { ...form, name: 'Hoda', email: address } },
      )
    expect(await open('')).toMatchObject({ refusal: 'profile-invalid' })
    expect(await open('hoda@example.com')).toEqual({ ok: true, userId: uid })
    expect(await open('hoda@example.com')).toMatchObject({ refusal: 'address-taken' })
    expect(await findUser(shop.db, uid)).toMatchObject({
      name: 'Hoda',
      role: 'customer',
      verifiedEmail: null,
    })
    expect(await auditOf(shop.db, uid)).toMatchObject([{ actorId: nadia, action: 'user.created' }])
    await runDueJobs(shop, jobDefinitions)
    const emails = shop.mailer.sent.filter(({ to }) => to === 'hoda@example.com')
    expect(emails.map(({ email }) => email.action?.address)).toEqual(['/reset-password'])
  })

  it('create their accounts themselves if the identity provider requires it', async () => {
    const parts = { db: shop.db, now: shop.now, openAccount: null }
    expect(await openAccount(parts, { actorId: nadia, form })).toMatchObject({
      refusal: 'not-offered',
    })
  })
})
