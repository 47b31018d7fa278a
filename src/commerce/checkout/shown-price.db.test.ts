import { beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createProduct, orderRequest } from '../../../tests/support/factories.ts'
import { rounds } from '../../../tests/support/rounds.ts'
import {
  createPeakDay,
  createSlot,
  createZone,
  noon,
  openTestShop,
  type TestShop,
  today,
} from '../../../tests/support/test-shop.ts'
import { addToCart, emptyCart } from '../cart/cart.ts'
import { arrivalOf } from '../catalogue/arrival.ts'
import type { Product } from '../catalogue/product.ts'
import { findProducts } from '../catalogue/product-store.server.ts'
import { effectivePrice } from '../catalogue/sale.ts'
import { addDays } from '../delivery/cairo-time.ts'
import { calendarLength } from '../delivery/delivery-calendar.ts'
import { deliveredPrice, deliveryFee } from '../delivery/delivery-fee.ts'
import { readChoiceTerms } from '../delivery/read-choice-terms.server.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import { startPayment } from '../payments/start-payment.server.ts'
import { readCheckoutOptions } from './checkout-options.server.ts'
import { placeOrder } from './place-order.server.ts'

// A basket on PostgreSQL takes ten times as long.
const basketsOn = { sqlite: 200, postgresql: rounds({ quick: 40, thorough: 200 }) }
// In the title, so that a failure names the baskets. The same choices on each run.
const seed = 26

/** A repeatable pseudo-random choice. */
function createDice(seed: number) {
  let state = seed
  const roll = (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
  const pick = <One>(all: readonly One[]): One => {
    const one = all[roll(all.length)]
    if (one === undefined) throw new Error('There is nothing to choose from.')
    return one
  }
  return { roll, pick }
}

describeOnEachDatabase('the price that a customer reads', (open) => {
  let shop: TestShop
  let products: Product[]
  let zones: { id: string; fee: number }[]
  let slots: { id: string }[]

  beforeAll(async () => {
    shop = await openTestShop(open())
    zones = [shop.zone, await createZone(shop, { fee: 120 }), await createZone(shop, { fee: 0 })]
    slots = [shop.slot, await createSlot(shop, { weekdays: '567', cutoffMinute: 11 * 60 })]
    await createPeakDay(shop, addDays(today, 1), { amount: 45 })
    await createPeakDay(shop, addDays(today, 6), { amount: 130 })
    const sale = { saleStartDate: noon - 1, saleEndDate: noon + 1 }
    products = await Promise.all([
      createProduct(shop, { price: 500, stock: null }),
      createProduct(shop, { price: 1999, stock: null, salePrice: 1450, ...sale }),
      createProduct(shop, { price: 750, stock: 5000, leadDays: 1 }),
      createProduct(shop, { price: 320, stock: null, leadDays: 5 }),
      createProduct(shop, { price: 90, stock: 0 }),
    ])
  })

  it(`is what the order charges, for baskets, areas and days of seed ${seed}`, async () => {
    const orders = basketsOn[open().engine]
    const { roll, pick } = createDice(seed)
    let placed = 0
    for (let n = 0; n < orders; n++) {
      const choice = {
        ...{ area: pick(zones).id, day: addDays(today, roll(calendarLength)) },
        slot: pick(slots).id,
      }
      let cart = emptyCart
      for (let line = 0; line <= roll(3); line++) {
        cart = addToCart(cart, pick(products), noon, 1 + roll(4))
      }
      const terms = await readChoiceTerms(shop, choice)
      if (!terms) throw new Error('The choice was not usable.')
      const [first] = cart.items
      const card = first && deliveredPrice(effectivePrice(first.product, noon), terms)
      const total = deliveredPrice(cart.totalPrice, terms)

      const productIds = cart.items.map(({ product }) => product.id)
      // The page of a product reads it by its id, the card in a list.
      const pages = new Map((await findProducts(shop.db, productIds)).map((one) => [one.id, one]))
      for (const { product, quantity, price } of cart.items) {
        const page = pages.get(product.id)
        expect(page && effectivePrice(page, noon) * quantity).toBe(price)
      }
      const checkout = await readCheckoutOptions(shop, { productIds, userId: 'mona' })
      const day = checkout.days.find(({ date }) => date === choice.day)
      const zone = checkout.zones.find(({ id }) => id === choice.area)
      const asked = { fee: zone?.fee ?? 0, surcharge: day?.surcharge ?? null }
      expect(deliveredPrice(cart.totalPrice, asked)).toBe(total)
      const window = day?.windows.find(({ slotId }) => slotId === choice.slot)
      const late = cart.items.filter(({ product }) => !arrivalOf(product, terms).inTime)
      const isSoldOut = late.some(({ product }) => product.stock === 0)
      if (!isSoldOut) expect(window?.state === 'open').toBe(late.length === 0)

      const placing = await placeOrder(
        shop,
        orderRequest(shop, {
          lines: cart.items.map(({ product, quantity, price }) => ({
            ...{ productId: product.id, quantity, seenUnitPrice: price / quantity },
          })),
          seenDeliveryFee: deliveryFee(terms),
          address: { givenBy: 'recipient', zoneId: choice.area },
          delivery: { date: choice.day, slotId: choice.slot },
        }),
        `customer${n}`,
      )
      expect(placing.ok).toBe(late.length === 0)
      if (!placing.ok) continue
      placed++
      const order = await findOrder(shop.db, placing.orderId)
      expect(order).toMatchObject({ total, deliveryFee: deliveryFee(terms) })
      if (cart.items.length === 1 && first?.quantity === 1) expect(order?.total).toBe(card)
      const paying = { orderId: placing.orderId, userId: `customer${n}`, method: 'card' as const }
      expect(await startPayment(shop, paying)).toMatchObject({ ok: true })
      expect(shop.payments.opened.at(-1)?.amount).toBe(total)
    }
    expect(placed).toBeGreaterThan(orders / 4)
  })
})
