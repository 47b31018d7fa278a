import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '#commerce/catalogue/product.ts'
import { noRateLimit } from '#commerce/checkout/order-rate-limit.server.ts'
import type { OrderRequest } from '#commerce/checkout/order-request.ts'
import { placeOrder } from '#commerce/checkout/place-order.server.ts'
import { cancelOwnOrder } from '#commerce/orders/customer/cancel-own-order.server.ts'
import { advanceOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { expireOrder } from '#commerce/orders/lifecycle/expire-order.server.ts'
import { completePayment } from '#commerce/payments/complete-payment.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { bookedIn, stockOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createProduct,
  lineOf,
  openCheckout,
  orderRequest,
  type TestOrder,
} from '../../../tests/support/factories.ts'
import {
  createSlot,
  minutes,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../tests/support/test-shop.ts'
import { limitedNetworks } from './rate-limiter.server.ts'
import { unpaidOrderLimit } from './unpaid-order-limit.server.ts'

const perNetwork = 6
const perPhone = 2
const secret = 'test secret'

describeOnEachDatabase('the limit of unpaid online orders', (open) => {
  let shop: TestShop
  let roses: Product
  let subnet: string

  beforeEach(async () => {
    const opened = await openTestShop(open())
    shop = { ...opened, slot: await createSlot(opened, { capacity: 100 }) }
    roses = await createProduct(shop, { stock: 100 })
    subnet = `2001:${hex()}:${hex()}`
  })

  afterEach(() => {
    vi.restoreAllMocks()
  })

  const hex = () => (Math.floor(Math.random() * 0xefff) + 0x1000).toString(16)
  const newPhone = () => `+2010${Math.floor(Math.random() * 90_000_000) + 10_000_000}`
  const home = () => `${subnet}:1000::1`
  const asked = (phone = newPhone(), paymentMethod: OrderRequest['paymentMethod'] = 'card') => {
    const contact = { name: 'Mona Adel', email: 'mona@example.com', phone }
    return orderRequest(shop, { lines: [lineOf(roses)], contact, paymentMethod })
  }
  interface Client {
    userId?: string
    max?: number
  }
  const place = (
    request = asked(),
    address = home(),
    { userId = newDocumentId(), max = perNetwork }: Client = {},
  ) => {
    const networks = limitedNetworks(address, secret)
    const limitUnpaid = unpaidOrderLimit({ networks, perNetwork: max, secret, now: shop.now })
    return placeOrder(shop, request, userId, { ...noRateLimit, limitUnpaid })
  }
  const placed = async (request = asked(), address = home(), max = perNetwork) => {
    const userId = newDocumentId()
    const answer = await place(request, address, { userId, max })
    if (!answer.ok) throw new Error(answer.refusal)
    return { orderId: answer.orderId, userId, product: roses }
  }
  const fillNetwork = async () => {
    const orders = []
    for (let count = 0; count < perNetwork; count++) orders.push(await placed())
    return orders
  }
  const refused = (seconds = 1800) => ({
    ...{ ok: false, refusal: 'too-many-unpaid-orders' },
    seconds,
  })
  const limitsOfOrder = ({ orderId }: { orderId: string }) =>
    shop.db.selectFrom('unpaidOrderLimits').selectAll().where('orderId', '=', orderId).execute()

  it('applies to all customers of a network, and to card and wallet together', async () => {
    for (let count = 1; count < perNetwork; count++) await placed()
    await placed(asked(newPhone(), 'wallet'))
    expect(await place()).toEqual(refused())
    expect(await place(asked(newPhone(), 'wallet'))).toEqual(refused())
    await placed(asked(), `${subnet}:2000::1`)
  })

  it('applies to a phone number across networks and customers', async () => {
    const phone = newPhone()
    for (let count = 1; count <= perPhone; count++) {
      await placed(asked(phone), `2001:db8:${hex()}:1000::1`)
    }
    expect(await place(asked(phone))).toEqual(refused())
    await placed()
  })

  it.each([
    ['a /56', 4, (count: number) => `${subnet}:10${(count + 16).toString(16)}::1`],
    ['a /48', 16, (count: number) => `${subnet}:${(count + 16).toString(16)}00::1`],
  ])('allows %s %i times as many', async (_network, times, addressOf) => {
    for (let count = 0; count < times; count++) await placed(asked(), addressOf(count), 1)
    expect(await place(asked(), addressOf(times), { max: 1 })).toEqual(refused())
  })

  it('reserves nothing for a refused order', async () => {
    await fillNetwork()
    expect((await place()).ok).toBe(false)
    expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([94, 6])
  })

  it('returns when the first of the orders expires', async () => {
    await placed()
    shop.clock.now += minutes(10)
    for (let count = 1; count < perNetwork; count++) await placed()
    expect(await place()).toEqual(refused(1200))
  })

  it('excludes cash orders', async () => {
    await fillNetwork()
    expect(await place(asked(newPhone(), 'cash'))).toMatchObject({ ok: true })
  })

  it.each([
    [
      'paid',
      async (order: TestOrder) => {
        const checkoutUrl = await openCheckout(shop, order)
        await completePayment(shop, shop.payments.pay(checkoutUrl), 'webhook')
      },
    ],
    [
      'cancelled by its customer',
      async (order: TestOrder) => {
        expect(await cancelOwnOrder(shop, order)).toEqual({ ok: true })
      },
    ],
    [
      'cancelled by staff',
      async ({ orderId }: TestOrder) => {
        const move = { from: 'awaiting_payment', to: 'cancelled' } as const
        const cancelled = advanceOrder(shop, { orderId, ...move, staffId: 'nadia', note: '' })
        expect(await cancelled).toEqual({ ok: true })
      },
    ],
    [
      'expired',
      async (order: TestOrder) => {
        shop.clock.now += minutes(31)
        expect(await expireOrder(shop, order)).toEqual({ done: true })
      },
    ],
  ])('does not count an order that is %s, and erases its networks', async (_how, end) => {
    const [first] = await fillNetwork()
    if (!first) throw new Error('No order.')
    expect(await place()).toEqual(refused())
    await end(first)
    expect(await limitsOfOrder(first)).toEqual([])
    await placed()
    expect((await place()).ok).toBe(false)
  })

  it('does not count an order that the version before moved', async () => {
    const [first] = await fillNetwork()
    await shop.db
      .updateTable('orders')
      .set({ status: 'confirmed', expiresAt: null })
      .where('id', '=', first?.orderId ?? '')
      .execute()
    await placed()
    expect((await place()).ok).toBe(false)
  })

  it('counts an order once whose payment is tried again', async () => {
    const order = await placed()
    await openCheckout(shop, order)
    await openCheckout(shop, order, 'wallet')
    for (let count = 1; count < perNetwork; count++) await placed()
    expect(await place()).toEqual(refused())
  })

  it('returns the same order for a repeated request', async () => {
    const userId = newDocumentId()
    const request = asked()
    const first = await place(request, home(), { userId })
    for (let count = 1; count < perNetwork; count++) await placed()
    expect(first).toMatchObject({ ok: true })
    expect(await place(request, home(), { userId })).toEqual(first)
  })

  it('stores networks and phone number as keyed hashes', async () => {
    const phone = newPhone()
    const rows = await limitsOfOrder(await placed(asked(phone)))
    expect(rows).toHaveLength(4)
    expect(JSON.stringify(rows)).not.toContain(subnet)
    expect(JSON.stringify(rows)).not.toContain(phone.slice(4))
  })

  describe('of concurrent orders', () => {
    /** Orders that share no row but those of the limit: stock or slot would let one transaction wait for another. */
    const placeTogether = async (count: number, phoneOf: (index: number) => string, homes = 1) => {
      // Together, which also opens the connections before the race.
      const requests = await Promise.all(
        Array.from({ length: count }, async (_, index): Promise<OrderRequest> => {
          const [product, slot] = await Promise.all([createProduct(shop), createSlot(shop)])
          const delivery = { date: tomorrow, slotId: slot.id }
          return { ...asked(phoneOf(index)), lines: [lineOf(product)], delivery }
        }),
      )
      const begun = vi.spyOn(shop.db, 'transaction')
      const answers = await Promise.all(
        requests.map((request, index) =>
          place(request, `2001:${index % homes}:${subnet.slice(5)}::1`),
        ),
      )
      // A deadlock would have forced a retry.
      expect(begun).toHaveBeenCalledTimes(count)
      return answers.filter(({ ok }) => ok).length
    }

    it('is exact for a network', async () => {
      expect(await placeTogether(30, newPhone)).toBe(perNetwork)
    })

    it('is exact for phone numbers across networks', async () => {
      const phones = [newPhone(), newPhone()]
      const phoneOf = (index: number) => phones[index % 2] ?? ''
      expect(await placeTogether(24, phoneOf, 4)).toBe(2 * perPhone)
    })
  })
})
