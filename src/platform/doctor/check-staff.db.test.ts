import { beforeEach, expect, it } from 'vitest'
import { inviteFirstSuperAdmin } from '#commerce/staff/invite-first-super-admin.server.ts'
import { seedDemoPeople } from '#database/seed/seed-demo-people.server.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createUser } from '../../../tests/support/factories.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { checkStaff } from './check-staff.server.ts'

const here = 'http://localhost:3000'
const open = 'https://flowers.example'

describeUseCase('the staff check', (database) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(database())
    await shop.db.deleteFrom('admins').execute()
    await shop.db.updateTable('users').set({ role: 'customer' }).execute()
  })

  it('advises a new shop to invite a super admin, until the invitation is accepted', async () => {
    expect(await checkStaff(database(), open)).toMatchObject({
      state: 'warning',
      message: 'no super admin',
      fix: expect.stringContaining('npm run invite'),
    })
    await inviteFirstSuperAdmin(shop, 'nadia@flowers.example')
    expect(await checkStaff(database(), open)).toMatchObject({
      state: 'warning',
      message: 'no super admin yet, one invitation pending',
    })
    const id = await createUser(shop, { role: 'superAdmin', email: 'nadia@flowers.example' })
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'ok' })
    await shop.db.updateTable('admins').set({ userId: id }).execute()
    await shop.db.updateTable('users').set({ suspended: 1 }).where('id', '=', id).execute()
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'failed' })
  })

  it('reports a missing super admin once there are orders or staff', async () => {
    const worker = await createUser(shop, { role: 'seller', email: 'mona@flowers.example' })
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'failed' })
    await shop.db.updateTable('users').set({ role: 'customer' }).where('id', '=', worker).execute()
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'warning' })
    await createOrder(shop)
    expect(await checkStaff(database(), open)).toMatchObject({
      state: 'failed',
      message: 'no super admin',
    })
  })

  it('reports demo accounts in a public shop only', async () => {
    await createUser(shop, { role: 'superAdmin', email: 'mona@flowers.example' })
    await seedDemoPeople(shop.db, async ({ email }) => email, shop.now())
    expect(await checkStaff(database(), here)).toMatchObject({ state: 'ok' })
    const found = await checkStaff(database(), open)
    expect(found.state).toBe('failed')
    expect(found.message).toContain('nadia@boutique.example')
    expect(found.message).not.toContain('salma@example.com')
    // Another email in the profile does not change the password.
    const users = () => shop.db.updateTable('users').where('id', 'like', '%@boutique.example')
    await users().set({ email: 'someone@flowers.example' }).execute()
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'failed' })
    await users().set({ suspended: 1 }).execute()
    const customers = await checkStaff(database(), open)
    expect(customers.state).toBe('failed')
    expect(customers.message).toBe('demo accounts exist: salma@example.com, youssef@example.com')
    await shop.db
      .updateTable('users')
      .set({ suspended: 1 })
      .where('role', '=', 'customer')
      .execute()
    expect(await checkStaff(database(), open)).toMatchObject({ state: 'ok' })
  })
})
