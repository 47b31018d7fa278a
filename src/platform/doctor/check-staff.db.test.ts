import { beforeEach, expect, it } from 'vitest'
import { inviteFirstSuperAdmin } from '#commerce/staff/invite-first-super-admin.server.ts'
import { seedDemoPeople } from '#database/seed/seed-demo-people.server.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createUser } from '../../../tests/support/factories.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { checkStaff } from './check-staff.server.ts'

const here = 'http://localhost:3000'
const open = 'https://flowers.example'

describeUseCase('a look at the staff', (database) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(database())
    await shop.db.deleteFrom('admins').execute()
    await shop.db.updateTable('users').set({ role: 'customer' }).execute()
  })

  it('advises a new shop to invite a super admin, and waits for them: an invitation alone signs nobody in', async () => {
    expect(await checkStaff(database(), open)).toMatchObject({
      state: 'to-consider',
      says: 'nobody is super admin',
      todo: expect.stringContaining('npm run invite'),
    })
    await inviteFirstSuperAdmin(shop, 'nadia@flowers.example')
    expect(await checkStaff(database(), open)).toMatchObject({
      state: 'to-consider',
      says: 'nobody is super admin, and an invitation waits',
    })
    const id = await createUser(shop, { role: 'superAdmin', email: 'nadia@flowers.example' })
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'well' })
    await shop.db.updateTable('admins').set({ userId: id }).execute()
    await shop.db.updateTable('users').set({ suspended: 1 }).where('id', '=', id).execute()
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'wrong' })
  })

  it('misses a super admin where somebody has ordered, or works', async () => {
    const worker = await createUser(shop, { role: 'seller', email: 'mona@flowers.example' })
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'wrong' })
    await shop.db.updateTable('users').set({ role: 'customer' }).where('id', '=', worker).execute()
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'to-consider' })
    await createOrder(shop)
    expect(await checkStaff(database(), open)).toMatchObject({
      state: 'wrong',
      says: 'nobody is super admin',
    })
  })

  it('finds people of the demo in a shop that is open to the world, and not in the demo', async () => {
    await createUser(shop, { role: 'superAdmin', email: 'mona@flowers.example' })
    await seedDemoPeople(shop.db, async ({ email }) => email, shop.now())
    expect(await checkStaff(database(), here)).toMatchObject({ state: 'well' })
    const found = await checkStaff(database(), open)
    expect(found.state).toBe('wrong')
    expect(found.says).toContain('nadia@boutique.example')
    expect(found.says).not.toContain('salma@example.com')
    // Another address in the profile is no other password.
    const users = () => shop.db.updateTable('users').where('id', 'like', '%@boutique.example')
    await users().set({ email: 'someone@flowers.example' }).execute()
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'wrong' })
    await users().set({ suspended: 1 }).execute()
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'well' })
  })
})
