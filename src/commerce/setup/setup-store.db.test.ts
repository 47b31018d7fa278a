import { expect, it } from 'vitest'
import { completePayment } from '#commerce/payments/complete-payment.server.ts'
import { standardSettings } from '#commerce/settings/default-settings.server.ts'
import { updateSettings } from '#commerce/settings/update-settings.server.ts'
import { inviteFirstSuperAdmin } from '#commerce/staff/invite-first-super-admin.server.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createProduct, placeCardOrder } from '../../../tests/support/factories.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { readSetup } from './setup-store.server.ts'

describeUseCase('the setup of a shop', (open) => {
  it('has every step once its data exists', async () => {
    const shop = await openTestShop(open())
    const { db } = shop
    await db.deleteFrom('deliveryZones').execute()
    const nothing = {
      hasDetails: false,
      hasProduct: false,
      hasDelivery: false,
      hasPayment: false,
      hasStaff: false,
    }
    expect(await readSetup(db)).toEqual(nothing)

    const product = await createProduct(shop)
    await db.updateTable('products').set({ archivedAt: shop.now() }).execute()
    expect(await readSetup(db)).toEqual(nothing)
    await db.updateTable('products').set({ archivedAt: null }).execute()
    expect(await readSetup(db)).toEqual({ ...nothing, hasProduct: true })

    await db
      .insertInto('deliveryZones')
      .values({ ...shop.zone, open: 1, position: 1 })
      .execute()
    expect(await readSetup(db)).toMatchObject({ hasDelivery: true })
    await db.updateTable('deliverySlots').set({ enabled: 0 }).execute()
    expect(await readSetup(db)).toMatchObject({ hasDelivery: false })
    await db.updateTable('deliverySlots').set({ enabled: 1 }).execute()

    const order = await placeCardOrder(shop, { product })
    expect(await readSetup(db)).toMatchObject({ hasPayment: false })
    await completePayment(shop, shop.payments.pay(order.checkoutUrl), 'webhook')
    expect(await readSetup(db)).toMatchObject({ hasPayment: true })

    await inviteFirstSuperAdmin(shop, 'mona@flowers.example')
    expect(await readSetup(db)).toMatchObject({ hasStaff: false })
    const karim = { userId: null, addedBy: null, role: 'seller', createdAt: shop.now() }
    await db
      .insertInto('admins')
      .values({ ...karim, id: 'karim', email: 'karim@flowers.example' })
      .execute()
    const draft = { ...standardSettings(), phone: '+20 2 2735 0000' }
    await updateSettings(shop, { draft, seenUpdatedAt: null }, 'owner')
    expect(await readSetup(db)).toEqual({
      hasDetails: true,
      hasProduct: true,
      hasDelivery: true,
      hasPayment: true,
      hasStaff: true,
    })
  })
})
