import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import { noon, tomorrow } from '../../../tests/support/test-shop.ts'
import type { OrderLine } from '../orders/order.ts'
import { buildMakeList } from './make-list.ts'

const [sample] = sampleOrder().lines
const line = (name: string, change: Partial<OrderLine> = {}): OrderLine => {
  if (!sample) throw new Error('The sample order has no line.')
  return { ...sample, productId: name, name, ...change }
}
const list = (...orders: OrderLine[][]) =>
  buildMakeList(
    orders.map((lines, index) =>
      sampleOrder({ id: `o${index}`, number: `1000-000${index}`, lines }),
    ),
    { date: tomorrow, window: null },
  )

describe('a make list', () => {
  it('counts bouquets by product and size, the most frequent first', () => {
    const { products, pieces, orders } = list(
      [line('Tulips')],
      [line('Peonies – Grand', { quantity: 2 }), line('Tulips')],
      [line('Peonies – Grand')],
    )
    expect({ pieces, orders }).toEqual({ pieces: 5, orders: 3 })
    expect(products.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Peonies – Grand', 3],
      ['Tulips', 2],
    ])
    expect(products[0]?.items.map(({ number, quantity }) => [number, quantity])).toEqual([
      ['1000-0001', 2],
      ['1000-0002', 1],
    ])
  })

  it('sums the stems, and counts the bouquets without a number of stems', () => {
    const { stems, withoutStems, products } = list(
      [line('Tulips', { stemCount: 20, quantity: 3 })],
      [line('Tulips', { stemCount: 20 }), line('Wreath', { stemCount: null, quantity: 2 })],
    )
    expect({ stems, withoutStems }).toEqual({ stems: 80, withoutStems: 2 })
    expect(products.map((product) => product.stems)).toEqual([80, 0])
  })

  it('shows add-ons below their bouquet and counted, and leaves out what was refunded', () => {
    const { products, addOns, pieces } = list([
      line('Tulips'),
      line('Vase', { addedTo: 0, quantity: 2 }),
      line('Candle', { addedTo: 0, givenBackAt: noon }),
      line('Roses', { givenBackAt: noon }),
    ])
    expect(pieces).toBe(1)
    expect(products.map(({ items }) => items[0]?.addOns)).toEqual([[{ name: 'Vase', quantity: 2 }]])
    expect(addOns).toEqual([{ name: 'Vase', quantity: 2 }])
  })

  it('has the card and the substitution of each order, and neither price nor anonymous sender', () => {
    const order = sampleOrder({
      senderShown: false,
      lines: [line('Tulips', { insteadOf: 'Peonies' })],
    })
    const build = () => buildMakeList([order], { date: tomorrow, window: order.delivery })
    expect(build()).toMatchObject({ day: 'Saturday 21 November', window: '3 pm – 6 pm' })
    expect(build().products[0]?.items[0]).toMatchObject({
      insteadOf: 'Peonies',
      ifMissing: 'Call the sender before you replace anything: number in the dashboard',
      card: { message: 'Happy birthday', signature: null },
    })
    expect(JSON.stringify([build(), inLocale('ar', build)])).not.toMatch(/EGP|Mona|1112345678/)
  })
})
