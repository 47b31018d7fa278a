import { beforeEach, describe, expect, it } from 'vitest'
import { placeOrder } from '#commerce/checkout/place-order.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { limitRate } from '#identity/rate-limits/rate-limiter.server.ts'
import { addSession, findSessionHolder } from '#identity/sessions/session-store.server.ts'
import { orderOf, stockOf } from '../support/database-reads.ts'
import { describeUseCase } from '../support/each-database.ts'
import { createProduct, lineOf, orderRequest, placeCardOrder } from '../support/factories.ts'
import { expectInvariantsToHold } from '../support/invariants.ts'
import { runAllJobs } from '../support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../support/test-shop.ts'

const day = minutes(24 * 60)
const year = 365 * day

/** The machine's clock jumps by hours or by a year, and is corrected again. */
describeUseCase('a shop whose clock jumps', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(open())
  })

  describe('sells at the price that the customer saw or reports a change', () => {
    const dayOfSale = () => ({
      salePrice: 400,
      saleStartDate: shop.now() - 1,
      saleEndDate: shop.now() + day,
    })

    it.each([
      ['ahead past the end of a sale', 2 * day],
      ['back before its start', -2 * day],
    ])('%s', async (_where, jump) => {
      const roses = await createProduct(shop, dayOfSale())
      const request = orderRequest(shop, { lines: [{ ...lineOf(roses), seenUnitPrice: 400 }] })
      const right = shop.now()
      shop.clock.now = right + jump
      const refused = await placeOrder(shop, request, newDocumentId())
      expect(refused.ok).toBe(false)
      expect(await stockOf(shop, roses)).toBe(10)
      shop.clock.now = right
      expect(await placeOrder(shop, request, newDocumentId())).toMatchObject({ ok: true })
    })
  })

  describe('with orders that await payment', () => {
    it('expires them early after a jump ahead, and releases all they reserved', async () => {
      const order = await placeCardOrder(shop)
      shop.clock.now += year
      await runAllJobs(shop)
      shop.clock.now -= year
      expect((await orderOf(shop, order)).status).toBe('expired')
      expect(await stockOf(shop, order.product)).toBe(10)
      await expectInvariantsToHold(open())
    })

    it('expires them on time when no job ran during the jump', async () => {
      const order = await placeCardOrder(shop)
      shop.clock.now += year
      shop.clock.now -= year
      await runAllJobs(shop)
      expect((await orderOf(shop, order)).status).toBe('awaiting_payment')
    })
  })

  describe('with sessions', () => {
    async function session() {
      const idHash = newDocumentId()
      const life = { createdAt: shop.now(), usedAt: shop.now(), expiresAt: shop.now() + 30 * day }
      await addSession(shop.db, {
        idHash,
        userId: newDocumentId(),
        guest: 0,
        secondFactor: 0,
        ...life,
      })
      return async () => (await findSessionHolder(shop.db, idHash, shop.now())) !== null
    }

    it('ends them while it is far ahead, and restores them afterwards', async () => {
      const holds = await session()
      shop.clock.now += year
      expect(await holds()).toBe(false)
      shop.clock.now -= year
      expect(await holds()).toBe(true)
    })

    it('keeps them while it is behind', async () => {
      const holds = await session()
      shop.clock.now -= year
      expect(await holds()).toBe(true)
    })
  })

  describe('with rate limits', () => {
    const rule = { max: 2, windowMs: minutes(15) }
    const attempt = (key: string) => limitRate(shop.db, [{ key, ...rule }], shop.now())

    it('blocks no user longer than a window after it was ahead', async () => {
      const key = newDocumentId()
      shop.clock.now += year
      for (let count = 0; count < 5; count++) await attempt(key)
      shop.clock.now -= year
      expect(await attempt(key)).toBeNull()
    })

    it('still counts after it was ahead by less than a window', async () => {
      const key = newDocumentId()
      for (let count = 0; count < 5; count++) await attempt(key)
      shop.clock.now -= minutes(1)
      expect(await attempt(key)).toBeGreaterThan(0)
    })
  })

  it('finds changes made after the clock was set back', async () => {
    shop.clock.now += year
    expect((await shop.search.find('anemones')).matches).toEqual([])
    shop.clock.now -= year
    const { id } = await createProduct(shop, { name: 'Anemones', updatedAt: shop.now() })
    const { matches } = await shop.search.find('anemones')
    expect(matches.map(({ product }) => product.id)).toEqual([id])
  })
})
