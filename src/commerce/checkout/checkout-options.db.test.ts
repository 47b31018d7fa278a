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

describeUseCase('checkout options', (open) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(open())
  })

  const windowTomorrow = async (slotId: string, productIds: string[] = []) => {
    const { days } = await readCheckoutOptions(shop, { productIds, userId: 'mona' })
    const day = days.find(({ date }) => date === tomorrow)
    return day?.windows.find((window) => window.slotId === slotId)?.state
  }

  it('offer card, wallet and cash when the shop accepts all of them', async () => {
    expect((await readCheckoutOptions(shop, { productIds: [], userId: 'mona' })).methods).toEqual([
      'card',
      'wallet',
      'cash',
    ])
  })

  it('offer only the card when the shop accepts nothing else', async () => {
    shop.payments.offersWallet = false
    shop.policy.cashLimit = 0
    expect((await readCheckoutOptions(shop, { productIds: [], userId: 'mona' })).methods).toEqual([
      'card',
    ])
  })

  it('mark closed areas', async () => {
    const closed = await createZone(shop, { open: false })
    expect(
      (await readCheckoutOptions(shop, { productIds: [], userId: 'mona' })).zones,
    ).toContainEqual(closed)
  })

  it('leave out full time slots', async () => {
    const { id: slotId } = await createSlot(shop, { capacity: 1 })
    expect(await windowTomorrow(slotId)).toBe('open')
    await createOrder(shop, { delivery: { date: tomorrow, slotId } })
    expect(await windowTomorrow(slotId)).toBe('full')
  })

  it('leave out time slots before the longest lead time in the cart', async () => {
    const [roses, wreath] = [await createProduct(shop), await createProduct(shop, { leadDays: 2 })]
    expect(await windowTomorrow(shop.slot.id, [roses.id])).toBe('open')
    expect(await windowTomorrow(shop.slot.id, [roses.id, wreath.id])).toBe('needs-more-time')
  })

  it('are returned for a cart of unknown products too', async () => {
    expect(await windowTomorrow(shop.slot.id, ["x' or 1=1"])).toBe('open')
  })
})
