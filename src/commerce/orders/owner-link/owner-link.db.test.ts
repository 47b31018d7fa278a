import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { auditOf } from '../../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createOrder,
  createUser,
  placeCardOrder,
  type TestOrder,
} from '../../../../tests/support/factories.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import {
  minutes,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { purgeOrigins } from '../../audit/purge-origins.server.ts'
import { instantOf } from '../../delivery/cairo-time.ts'
import { addOwnerLink } from './add-owner-link.server.ts'
import { makePaymentLink } from './make-payment-link.server.ts'
import { ownerLinkExpiresAt, tokenOfHash } from './owner-link.ts'
import { readLinkedOrder } from './read-linked-order.server.ts'
import { replaceOwnerLinks, sendOwnerLink } from './send-owner-link.server.ts'

const expiry = ownerLinkExpiresAt({ date: tomorrow, endMinute: 18 * 60 })

describeOnEachDatabase('the link of an order', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await placeCardOrder(shop)
  })

  /** The token of the last email. */
  async function mailedToken(): Promise<string> {
    await runAllJobs(shop)
    const address = shop.mailer.sent.at(-1)?.email.action?.address ?? ''
    return tokenOfHash(new URL(address, 'https://shop.example').hash) ?? ''
  }
  const opened = (token: string, orderId = order.orderId) =>
    readLinkedOrder(shop, { orderId, tokens: [token] })
  const rows = () =>
    shop.db.selectFrom('ownerLinks').selectAll().where('orderId', '=', order.orderId).execute()

  it('is in the email, and opens its order for the customer', async () => {
    const token = await mailedToken()
    expect(token).toMatch(/^[\w-]{43}$/)
    const { orderId, userId } = order
    expect(await opened(token)).toEqual({ orderId, userId, scope: 'order' })
  })

  it('opens the whole order in a browser that has a payment link too', async () => {
    const { orderId } = order
    const made = await makePaymentLink(shop, { orderId, staffId: newDocumentId() })
    const paying = made.ok ? (tokenOfHash(new URL(made.path, 'http://shop').hash) ?? '') : ''
    expect(await opened(paying)).toMatchObject({ scope: 'pay' })
    const whole = await mailedToken()
    for (const tokens of [
      [paying, whole],
      [whole, paying],
    ]) {
      expect(await readLinkedOrder(shop, { orderId, tokens })).toMatchObject({ scope: 'order' })
    }
  })

  it('opens the whole order if the previous version made it', async () => {
    const { orderId } = order
    const link = { tokenHash: newDocumentId(), orderId, createdAt: shop.now(), revokedAt: null }
    await shop.db.insertInto('ownerLinks').values(link).execute()
    expect(await rows()).toMatchObject([{ scope: 'order' }])
  })

  it('is stored as a hash alone, and is not in the log', async () => {
    const token = await mailedToken()
    expect(JSON.stringify(await rows())).not.toContain(token)
    const jobs = await shop.db.selectFrom('jobs').selectAll().execute()
    expect(JSON.stringify(jobs)).not.toContain(token)
    expect(shop.log.text()).not.toContain(token)
  })

  it('opens no other order', async () => {
    const token = await mailedToken()
    const other = await createOrder(shop, { userId: order.userId })
    expect(await opened(token, other.orderId)).toBeNull()
    expect(await opened(newDocumentId())).toBeNull()
    expect(await readLinkedOrder(shop, { orderId: order.orderId, tokens: [] })).toBeNull()
  })

  it('expires six weeks after the delivery, and is purged then', async () => {
    const token = await mailedToken()
    shop.clock.now = expiry - 1
    expect(await opened(token)).not.toBeNull()
    await purgeOrigins(shop)
    expect(await rows()).toHaveLength(1)
    shop.clock.now = expiry
    expect(await opened(token)).toBeNull()
    expect(await sendOwnerLink(shop, order)).toEqual({ ok: false, refusal: 'link-over' })
    shop.clock.now = instantOf('2027-01-03', 5 * 60)
    await purgeOrigins(shop)
    expect(await rows()).toEqual([])
  })

  it('opens nothing while the customer is suspended', async () => {
    await createUser(shop, { id: order.userId })
    const token = await mailedToken()
    expect(await opened(token)).not.toBeNull()
    await shop.db
      .updateTable('users')
      .set({ suspended: 1 })
      .where('id', '=', order.userId)
      .execute()
    expect(await opened(token)).toBeNull()
  })

  it('is the same in a retried email, and stays revoked', async () => {
    const mail = { orderId: order.orderId, mailId: newDocumentId() }
    const path = await addOwnerLink(shop, mail)
    const token = tokenOfHash(path.slice(path.indexOf('#'))) ?? ''
    expect(await opened(token)).not.toBeNull()
    await replaceOwnerLinks(shop, { orderId: order.orderId, by: order })
    expect(await addOwnerLink(shop, mail)).toBe(path)
    expect(await opened(token)).toBeNull()
  })

  it('is replaced by a new one when its customer asks', async () => {
    const old = await mailedToken()
    const { orderId, userId } = order
    expect(await replaceOwnerLinks(shop, { orderId, by: { userId } })).toEqual({ ok: true })
    expect(await opened(old)).toBeNull()
    const token = await mailedToken()
    expect(shop.mailer.sent.at(-1)?.email.heading).toBe('Your link to the order')
    expect(await opened(token)).toEqual({ orderId, userId, scope: 'order' })
  })

  it('is not replaced by a stranger', async () => {
    const token = await mailedToken()
    const by = { userId: newDocumentId() }
    expect(await replaceOwnerLinks(shop, { orderId: order.orderId, by })).toEqual({
      ok: false,
      refusal: 'order-not-found',
    })
    expect(await opened(token)).not.toBeNull()
  })

  it('is replaced by staff with an audit entry', async () => {
    await mailedToken()
    const staffId = newDocumentId()
    await replaceOwnerLinks(shop, { orderId: order.orderId, by: { staffId } })
    expect(await auditOf(shop.db, order.orderId)).toMatchObject([
      { actorId: staffId, action: 'order.links-replaced', before: '{"links":1}' },
    ])
  })

  it('is mailed again on request, at most ten times an hour, and earlier links go on working', async () => {
    const first = await mailedToken()
    for (let time = 0; time < 12; time++) await sendOwnerLink(shop, order)
    await runAllJobs(shop)
    expect(shop.mailer.sent).toHaveLength(10)
    expect(await opened(first)).not.toBeNull()
    shop.clock.now += minutes(61)
    await sendOwnerLink(shop, order)
    await runAllJobs(shop)
    expect(shop.mailer.sent.length).toBeGreaterThan(10)
  })

  it('is not mailed before the contact address of a cash order is proved', async () => {
    const cash = await createOrder(shop, { paymentMethod: 'cash', isProved: false })
    await runAllJobs(shop)
    const before = shop.mailer.sent.length
    await sendOwnerLink(shop, cash)
    await runAllJobs(shop)
    expect(shop.mailer.sent).toHaveLength(before)
  })
})
