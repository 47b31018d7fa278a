import { beforeEach, expect, it } from 'vitest'
import type { Product } from '#commerce/catalogue/product.ts'
import { placeOrder } from '#commerce/checkout/place-order.server.ts'
import { findConfirmation } from '#commerce/orders/confirmation/cash-confirmation-store.server.ts'
import type { CashLimits } from '#commerce/orders/confirmation/cash-limits.ts'
import { confirmCashOrder } from '#commerce/orders/confirmation/confirm-cash-order.server.ts'
import { confirmByPhone } from '#commerce/orders/confirmation/staff-confirmation.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { bookedIn, stockOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createProduct,
  lineOf,
  orderRequest,
  proveEmail,
} from '../../../tests/support/factories.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { limitsOf, proofsOf } from '../../../tests/support/unconfirmed-orders.ts'
import { cashLimitsOf } from './cash-limits.server.ts'
import { limitedNetworks } from './rate-limiter.server.ts'

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
  const place = ({ userId, phone } = someone(), counted: CashLimits = limits()) => {
    const contact = { name: 'Mona Adel', email: `${newDocumentId()}@example.com`, phone }
    const lines = [lineOf(roses)]
    const request = orderRequest(shop, { lines, contact, paymentMethod: 'cash' })
    return placeOrder(shop, request, userId, undefined, counted)
  }
  const limitsAt = (address: string) =>
    cashLimitsOf({
      networks: limitedNetworks(address, 'test secret'),
      perHour: 1,
      secret: 'test secret',
      now: shop.now,
    })
  const placeAt = async (address: string) => {
    const placed = await place(someone(), limitsAt(address))
    if (!placed.ok) throw new Error(`${address}: ${placed.refusal}`)
    return placed.orderId
  }
  const confirm = async (orderId: string, counted: CashLimits) => {
    const { token } = await proofsOf(shop, { orderId })
    const proof = { by: 'link', token } as const
    expect(await confirmCashOrder(shop, { orderId, proof }, counted)).toEqual({ ok: true })
  }
  const refused = (seconds = 3600) => ({
    ...{ ok: false, refusal: 'too-many-orders', unconfirmed: true },
    seconds,
  })

  it('are limited to six an hour per network, even for 60 concurrent requests', async () => {
    const results = await Promise.all(Array.from({ length: 60 }, () => place()))
    expect(results.filter(({ ok }) => ok)).toHaveLength(perHour)
    expect(results.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 54 }, () => refused()))
    expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([94, 6])
    network = newDocumentId()
    expect(await place()).toMatchObject({ ok: true })
  })

  it('are limited to two per customer and per phone number across networks', async () => {
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

  it('are refused with the exact time to wait', async () => {
    for (let count = 0; count < perHour; count++) await place()
    shop.clock.now += minutes(50)
    expect(await place()).toEqual(refused(600))
    shop.clock.now += minutes(10)
    expect(await place()).toMatchObject({ ok: true })
  })

  it('do not count after their confirmation', async () => {
    const who = someone()
    for (let count = 0; count < 4; count++) {
      const placed = await place(who)
      if (!placed.ok) throw new Error(placed.refusal)
      await confirm(placed.orderId, limits())
    }
  })

  it.each([
    ['the /56', (count: number) => `2001:db8:aa:10${(count + 16).toString(16)}::1`],
    ['the /48', (count: number) => `2001:db8:bb:${count + 1}00::1`],
  ])('release the allowance of %s on confirmation', async (_network, addressOf) => {
    for (let count = 0; count < 20; count++) {
      const orderId = await placeAt(addressOf(count))
      const elsewhere = limitsAt('2001:db8:ffff::1')
      if (count % 2 === 0) await confirm(orderId, elsewhere)
      else await confirmByPhone(shop, { orderId, staffId: 'nadia' }, elsewhere)
    }
  })

  it('count under each network until they are confirmed', async () => {
    for (let count = 1; count <= 4; count++) await placeAt(`2001:db8:cc:100${count}::1`)
    const next = limitsAt('2001:db8:cc:10ff::1')
    expect(await place(someone(), next)).toEqual(refused())
  })

  it('store networks as keyed hashes, and erase them on confirmation', async () => {
    const orderId = await placeAt('2001:db8:dd:1001::1')
    const waiting = await findConfirmation(shop.db, orderId)
    expect(waiting?.widerNetworks).toMatch(/^\S{20,} \S{20,}$/)
    expect(JSON.stringify(waiting)).not.toContain('db8:')
    await confirm(orderId, limits())
    const confirmed = await findConfirmation(shop.db, orderId)
    expect(confirmed).toMatchObject({ network: '', widerNetworks: '' })
  })

  it('exclude orders with a proved address and online payments', async () => {
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
