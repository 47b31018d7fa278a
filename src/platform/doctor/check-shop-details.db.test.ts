import { beforeEach, expect, it } from 'vitest'
import { standardSettings } from '#commerce/settings/default-settings.server.ts'
import { updateSettings } from '#commerce/settings/update-settings.server.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { checkShopDetails } from './check-shop-details.server.ts'

const open = { VITE_APP_URL: 'https://flowers.example', MAIL_FROM: 'Rosa <orders@flowers.example>' }
const own = { name: 'Rosa', email: 'hello@flowers.example' }

describeUseCase('the check of shop details', (database) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(database())
    await shop.db.deleteFrom('shopSettings').execute()
  })

  const enter = (change: object) =>
    updateSettings(shop, { draft: { ...standardSettings(), ...change }, seenUpdatedAt: null }, 'a')

  it('accepts the demo’s details on this machine only', async () => {
    const here = { ...open, VITE_APP_URL: 'http://localhost:3000' }
    expect(await checkShopDetails(database(), here)).toMatchObject({ state: 'ok' })
    expect(await checkShopDetails(database(), open)).toMatchObject({
      state: 'failed',
      message: 'customers see the demo’s shop name, email',
      fix: expect.stringContaining('/dashboard/settings'),
    })
  })

  it.each([
    ['email', { email: 'orders@boutique.example' }],
    ['phone', { phone: '+20 2 5550 0100' }],
    ['WhatsApp', { whatsApp: '+20255500101' }],
  ])('names the demo’s %s', async (name, change) => {
    await enter({ ...own, ...change })
    const found = await checkShopDetails(database(), open)
    expect(found).toMatchObject({ state: 'failed', message: `customers see the demo’s ${name}` })
  })

  it('accepts the shop’s own details, and names the demo’s sender', async () => {
    await enter({ ...own, phone: '+20 2 2735 0000' })
    expect(await checkShopDetails(database(), open)).toMatchObject({ state: 'ok' })
    const demo = { ...open, MAIL_FROM: 'Flower Boutique <orders@boutique.example>' }
    expect(await checkShopDetails(database(), demo)).toMatchObject({
      state: 'failed',
      message: 'MAIL_FROM is the demo’s address',
    })
  })
})
