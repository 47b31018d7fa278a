import { beforeAll, expect, it } from 'vitest'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createUser } from '../../../tests/support/factories.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { inviteFirstSuperAdmin } from './invite-first-super-admin.server.ts'
import { findInvitation } from './roster-store.server.ts'

describeUseCase('the first super admin', (open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(open())
  })

  it('can be invited only while there is no super admin', async () => {
    expect(await inviteFirstSuperAdmin(shop, 'nowhere')).toMatchObject({
      refusal: 'not-an-address',
    })
    expect(await inviteFirstSuperAdmin(shop, 'Nadia@example.com')).toEqual({ ok: true })
    expect(await inviteFirstSuperAdmin(shop, 'nadia@example.com')).toEqual({ ok: true })
    expect(await findInvitation(shop.db, 'nadia@example.com')).toMatchObject({ role: 'superAdmin' })
    await createUser(shop, { role: 'superAdmin' })
    expect(await inviteFirstSuperAdmin(shop, 'mallory@example.com')).toMatchObject({
      refusal: 'there-is-one',
    })
    expect(await findInvitation(shop.db, 'mallory@example.com')).toBeNull()
  })
})
