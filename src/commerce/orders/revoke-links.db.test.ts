import { beforeEach, expect, it } from 'vitest'
import { watchAudit } from '../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { tokenOfHash } from './owner-link/owner-link.ts'
import { readLinkedOrder } from './owner-link/read-linked-order.server.ts'
import { sendOwnerLink } from './owner-link/send-owner-link.server.ts'
import { makeAddressLink } from './recipient-address/make-address-link.server.ts'
import { addCardLinks } from './recipient-page/add-card-links.server.ts'
import { findRecipientLink } from './recipient-page/card-link-store.server.ts'
import { revokeLinks } from './revoke-links.server.ts'

describeOnEachDatabase('the links of all orders after a leak', (open) => {
  let shop: TestShop
  let order: { orderId: string; userId: string }

  beforeEach(async () => {
    shop = await openTestShop(open())
    for (const table of ['ownerLinks', 'cardLinks', 'addressLinks'] as const) {
      await shop.db.deleteFrom(table).execute()
    }
    order = await createPaidOrder(shop, {
      address: { givenBy: 'recipient', zoneId: shop.zone.id },
    })
  })

  async function mailedToken(): Promise<string> {
    await runAllJobs(shop)
    const address = shop.mailer.sent.at(-1)?.email.action?.address ?? ''
    return tokenOfHash(new URL(address, 'https://shop.example').hash) ?? ''
  }
  const opened = (token: string) =>
    readLinkedOrder(shop, { orderId: order.orderId, tokens: [token] })
  const printedToken = async () =>
    (await addCardLinks(shop, [order.orderId])).get(order.orderId)?.replace('/r/', '') ?? ''
  const addressToken = async () => {
    const made = await makeAddressLink(shop, order)
    return made.ok ? made.token : ''
  }

  it('open nothing once the operator revoked them', async () => {
    const owner = await mailedToken()
    const recipient = [await printedToken(), await addressToken()]
    const audit = await watchAudit(shop.db)
    expect(await revokeLinks(shop)).toEqual({ orders: 2, cards: 1, addresses: 1 })
    expect(await opened(owner)).toBeNull()
    for (const token of recipient) expect(await findRecipientLink(shop.db, token)).toBeNull()
    expect(await audit()).toMatchObject([
      { actorId: 'operator', action: 'orders.links-revoked', before: '{"links":4}' },
    ])
    expect(await revokeLinks(shop)).toEqual({ orders: 0, cards: 0, addresses: 0 })
  })

  it('are followed by new ones: by email, on the next card and of the address', async () => {
    await mailedToken()
    await printedToken()
    await addressToken()
    await revokeLinks(shop)
    expect(await sendOwnerLink(shop, order)).toEqual({ ok: true })
    expect(await opened(await mailedToken())).toMatchObject({ userId: order.userId })
    for (const token of [await printedToken(), await addressToken()]) {
      expect(await findRecipientLink(shop.db, token)).toMatchObject({ orderId: order.orderId })
    }
  })
})
