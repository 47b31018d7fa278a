import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createProduct,
  lineOf,
  orderRequest,
  proveEmail,
} from '../../../../tests/support/factories.ts'
import { bookedIn, stockOf } from '../../../../tests/support/look-up.ts'
import { minutes, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { limitsOf, proofsOf } from '../../../../tests/support/unconfirmed-orders.ts'
import type { Product } from '../../catalogue/product.ts'
import { placeOrder } from '../../checkout/place-order.server.ts'
import { confirmCashOrder } from './confirm-cash-order.server.ts'

const perHour = 6

describeOnEachDatabase('unconfirmed cash orders', (open) => {
  let shop: TestShop
  let roses: Product
  let network: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    roses = await createProduct(shop, { stock: 100 })
    network = newDocumentId()
  })

  const number = () => Math.floor(Math.random() * 90_000_000) + 10_000_000
  const someone = () => ({ userId: newDocumentId(), phone: `+2010${number()}` })
  const limits = () => limitsOf(shop, network, perHour)
  const place = ({ userId, phone } = someone()) => {
    const contact = { name: 'Mona Adel', email: `${newDocumentId()}@example.com`, phone }
    const lines = [lineOf(roses)]
    const request = orderRequest(shop, { lines, contact, paymentMethod: 'cash' })
    return placeOrder(shop, request, userId, undefined, limits())
  }
  const refused = (seconds = 3600) => ({
    ...{ ok: false, refusal: 'too-many-orders', unconfirmed: true },
    seconds,
  })

  it('of one network are six in an hour, also when 60 come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => place()))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(perHour)
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 54 }, () => refused()))
    expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([94, 6])
    network = newDocumentId()
    expect(await place()).toMatchObject({ ok: true })
  })

  it('of one customer are two, and with one phone number too, from whatever networks', async () => {
    for (const same of ['userId', 'phone'] as const) {
      const first = someone()
      const next = () => {
        network = newDocumentId()
        return place({ ...someone(), [same]: first[same] })
      }
      expect([(await next()).ok, (await next()).ok]).toEqual([true, true])
      expect(await next()).toEqual(refused())
    }
  })

  it('tell honestly how long to wait', async () => {
    for (let count = 0; count < perHour; count++) await place()
    shop.clock.now += minutes(50)
    expect(await place()).toEqual(refused(600))
    shop.clock.now += minutes(10)
    expect(await place()).toMatchObject({ ok: true })
  })

  it('do not count any more once they are confirmed', async () => {
    const who = someone()
    for (let count = 0; count < 4; count++) {
      const placed = await place(who)
      if (!placed.ok) throw new Error(placed.refusal)
      const { orderId } = placed
      const { token } = await proofsOf(shop, placed)
      const proof = { by: 'link', token } as const
      expect(await confirmCashOrder(shop, { orderId, proof }, limits())).toEqual({ ok: true })
    }
  })

  it('are not those of a customer with a proved address, nor paid online', async () => {
    for (let count = 0; count < perHour; count++) await place()
    const userId = newDocumentId()
    await proveEmail(shop, { userId, email: 'mona@example.com' })
    for (const paymentMethod of ['cash', 'card'] as const) {
      const request = orderRequest(shop, { lines: [lineOf(roses)], paymentMethod })
      const placed = await placeOrder(shop, request, userId, undefined, limits())
      expect(placed).toMatchObject({ ok: true })
    }
  })
})
