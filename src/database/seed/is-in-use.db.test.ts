import { expect, it } from 'vitest'
import { inviteFirstSuperAdmin } from '#commerce/staff/invite-first-super-admin.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { isInUse, seedDemoPeople } from './seed-demo-people.server.ts'

describeOnEachDatabase('a shop', (open) => {
  it('is in use once it has staff who are not demo accounts', async () => {
    const shop = await openTestShop(open())
    expect(await isInUse(shop.db)).toBe(false)
    await seedDemoPeople(shop.db, async ({ email }) => email, shop.now())
    expect(await isInUse(shop.db)).toBe(false)
    await shop.db.updateTable('users').set({ role: 'customer' }).execute()
    await inviteFirstSuperAdmin(shop, 'mona@flowers.example')
    expect(await isInUse(shop.db)).toBe(true)
  })
})
