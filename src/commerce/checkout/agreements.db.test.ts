import { afterEach, beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf } from '../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  lineOf,
  orderRequest,
  placeCardOrder,
} from '../../../tests/support/factories.ts'
import {
  createPeakDay,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../tests/support/test-shop.ts'
import { readCheckoutOptions } from './checkout-options.server.ts'
import { placeOrder } from './place-order.server.ts'

describeUseCase('the terms of an order', (open) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(open())
  })

  afterEach(async () => {
    await shop.db.deleteFrom('deliveryPeakDays').execute()
  })

  it.each(['call', 'replace', 'refund'] as const)(
    'store the substitution choice: %s',
    async (ifMissing) => {
      const order = await createOrder(shop, { ifMissing })
      expect(await orderOf(shop, order)).toMatchObject({ ifMissing })
    },
  )

  it('include only the area when the recipient gives the address', async () => {
    const address = { givenBy: 'recipient', zoneId: shop.zone.id } as const
    const order = await orderOf(shop, await createOrder(shop, { address }))
    expect(order).toMatchObject({ addressBy: 'recipient', addressGivenAt: null, deliveryFee: 75 })
    expect(order.address).toMatchObject({ zoneName: 'Zamalek', street: '', building: '' })
  })

  it('include the surcharge of a peak day', async () => {
    await createPeakDay(shop, tomorrow, { amount: 60 })
    const { days } = await readCheckoutOptions(shop, { productIds: [], userId: 'mona' })
    expect(days.find(({ date }) => date === tomorrow)?.surcharge).toEqual({
      name: 'Mother’s Day',
      amount: 60,
    })
    const order = await createOrder(shop, { seenDeliveryFee: 75 + 60 })
    expect(await orderOf(shop, order)).toMatchObject({
      subtotal: 500,
      deliveryFee: 135,
      surcharge: { name: 'Mother’s Day', amount: 60 },
      total: 635,
    })
  })

  it('include no surcharge on other days', async () => {
    await createPeakDay(shop, today)
    expect(await orderOf(shop, await createOrder(shop))).toMatchObject({
      deliveryFee: 75,
      surcharge: null,
    })
  })

  it('reject the order and return the surcharge if the shopper has not seen it', async () => {
    await createPeakDay(shop, tomorrow, { amount: 60 })
    const request = orderRequest(shop, { lines: [lineOf(await createProduct(shop))] })
    expect(await placeOrder(shop, request, newDocumentId())).toEqual({
      ok: false,
      refusal: 'price-changed',
      lines: [],
      deliveryFee: 135,
      total: 635,
    })
  })

  it('do not change when the surcharge changes later', async () => {
    await createPeakDay(shop, tomorrow, { amount: 60 })
    const order = await createOrder(shop, { seenDeliveryFee: 135 })
    await shop.db.updateTable('deliveryPeakDays').set({ surcharge: 500 }).execute()
    expect(await orderOf(shop, order)).toMatchObject({ surcharge: { amount: 60 }, total: 635 })
  })

  it('send the provider line items that add up, with the surcharge as its own item', async () => {
    await createPeakDay(shop, tomorrow, { amount: 60 })
    await placeCardOrder(shop, { quantity: 2, seenDeliveryFee: 135 })
    const [opened] = shop.payments.opened
    expect(opened?.lines).toEqual([
      { name: 'Red roses', total: 1000 },
      { name: 'Delivery', total: 75 },
      { name: 'Delivery on Mother’s Day', total: 60 },
    ])
    expect(opened?.lines.reduce((sum, line) => sum + line.total, 0)).toBe(opened?.amount)
  })
})
