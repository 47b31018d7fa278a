import { beforeEach, expect, it } from 'vitest'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct } from '../../../tests/support/factories.ts'
import {
  createSlot,
  createZone,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../tests/support/test-shop.ts'
import { readCheckoutOptions } from './checkout-options.server.ts'

describeUseCase('what the checkout offers', (open) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(open())
  })

  const windowTomorrow = async (slotId: string, productIds: string[] = []) => {
    const { days } = await readCheckoutOptions(shop, { productIds, userId: 'mona' })
    const day = days.find(({ date }) => date === tomorrow)
    return day?.windows.find((window) => window.slotId === slotId)?.state
  }

  it('is card, wallet and cash, when the shop takes all of them', async () => {
    expect((await readCheckoutOptions(shop, { productIds: [], userId: 'mona' })).methods).toEqual([
      'card',
      'wallet',
      'cash',
    ])
  })

  it('is the card alone, when the shop takes nothing else', async () => {
    shop.payments.offersWallet = false
    shop.policy.cashLimit = 0
    expect((await readCheckoutOptions(shop, { productIds: [], userId: 'mona' })).methods).toEqual([
      'card',
    ])
  })

  it('names the areas that are closed as closed', async () => {
    const closed = await createZone(shop, { open: false })
    expect(
      (await readCheckoutOptions(shop, { productIds: [], userId: 'mona' })).zones,
    ).toContainEqual(closed)
  })

  it('is no window that is full', async () => {
    const { id: slotId } = await createSlot(shop, { capacity: 1 })
    expect(await windowTomorrow(slotId)).toBe('open')
    await createOrder(shop, { delivery: { date: tomorrow, slotId } })
    expect(await windowTomorrow(slotId)).toBe('full')
  })

  it('is no window before the slowest thing in the basket is ready', async () => {
    const [roses, wreath] = [await createProduct(shop), await createProduct(shop, { leadDays: 2 })]
    expect(await windowTomorrow(shop.slot.id, [roses.id])).toBe('open')
    expect(await windowTomorrow(shop.slot.id, [roses.id, wreath.id])).toBe('needs-more-time')
  })

  it('is told also for a basket of things that do not exist', async () => {
    expect(await windowTomorrow(shop.slot.id, ["x' or 1=1"])).toBe('open')
  })
})
