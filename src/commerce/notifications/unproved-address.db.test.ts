import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createProduct,
  lineOf,
  orderRequest,
  placeCardOrder,
  proveEmail,
} from '../../../tests/support/factories.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { placeOrder } from '../checkout/place-order.server.ts'
import { completePayment } from '../payments/complete-payment.server.ts'

const stranger = { name: 'Call 0101 234 5678', email: '', phone: '+201112345678' }

describeOnEachDatabase('an order of an unproved contact address', (open) => {
  let shop: TestShop
  let email: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    email = `${newDocumentId()}@example.com`
  })

  const mails = () =>
    shop.mailer.sent.filter(({ to }) => to === email).map(({ letter }) => JSON.stringify(letter))

  it('is confirmed to it without names until the order is paid', async () => {
    const order = await placeCardOrder(shop, { contact: { ...stranger, email } })
    await completePayment(shop, shop.payments.decline(order.checkoutUrl), 'webhook')
    await runAllJobs(shop)
    expect(mails()).toHaveLength(2)
    for (const mail of mails()) expect(mail).not.toMatch(/0101|Karim/)
    await completePayment(shop, shop.payments.pay(order.checkoutUrl), 'webhook')
    await runAllJobs(shop)
    expect(mails().at(-1)).toContain(stranger.name)
  })

  it('is confirmed with names where the customer has proved the address', async () => {
    const userId = newDocumentId()
    await proveEmail(shop, { userId, email })
    await place(userId)
    await runAllJobs(shop)
    expect(mails()).toMatchObject([expect.stringContaining(stranger.name)])
  })

  it('is among ten for which one mailbox gets emails in an hour', async () => {
    for (let count = 0; count < 12; count++) await place(newDocumentId())
    await runAllJobs(shop)
    expect(mails()).toHaveLength(10)
    expect(shop.log.text()).not.toContain(email)
    shop.clock.now += minutes(60)
    await place(newDocumentId())
    await runAllJobs(shop)
    expect(mails()).toHaveLength(11)
  })

  async function place(userId: string): Promise<void> {
    const product = await createProduct(shop, { stock: 1 })
    const contact = { ...stranger, email }
    const request = orderRequest(shop, { lines: [lineOf(product)], contact, paymentMethod: 'card' })
    expect(await placeOrder(shop, request, userId)).toMatchObject({ ok: true })
  }
})
