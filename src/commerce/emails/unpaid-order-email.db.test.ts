import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { placeCardOrder, proveEmail } from '../../../tests/support/factories.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { pauseAfter } from '../jobs/job.ts'
import { completePayment } from '../payments/complete-payment.server.ts'

describeUseCase('emails about unpaid orders', (open) => {
  let shop: TestShop
  let contact: { name: string; email: string; phone: string }

  beforeEach(async () => {
    shop = await openTestShop(open())
    const email = `${newDocumentId()}@example.com`
    contact = { name: 'Call 0101 234 5678', email, phone: '+201112345678' }
  })

  const mails = () =>
    shop.mailer.sent
      .filter(({ to }) => to === contact.email)
      .map(({ email }) => JSON.stringify(email))

  it('contain no typed names before the payment, not even to a proved mailbox', async () => {
    const { checkoutUrl, userId } = await placeCardOrder(shop, { contact })
    await proveEmail(shop, { userId, email: contact.email })
    await completePayment(shop, shop.payments.decline(checkoutUrl), 'webhook')
    await runAllJobs(shop)
    expect(mails()).toHaveLength(2)
    for (const mail of mails()) expect(mail).not.toMatch(/0101 234|Karim/)
    await completePayment(shop, shop.payments.pay(checkoutUrl), 'webhook')
    await runAllJobs(shop)
    expect(mails().join('\n')).toMatch(/0101 234.*Karim/)
  })

  it('are limited to ten an hour per mailbox across customers', async () => {
    for (let count = 0; count < 12; count++) await placeCardOrder(shop, { contact })
    await runAllJobs(shop)
    expect(mails()).toHaveLength(10)
    expect(shop.log.text()).not.toContain(contact.email)
    shop.clock.now += minutes(60)
    await placeCardOrder(shop, { contact })
    await runAllJobs(shop)
    expect(mails()).toHaveLength(11)
  })

  it('count once, however often a worker tries to send them', async () => {
    shop.mailer.availability = 'down'
    for (let count = 0; count < 2; count++) await placeCardOrder(shop, { contact })
    for (let attempt = 1; attempt <= 6; attempt++) {
      await runAllJobs(shop)
      shop.clock.now += pauseAfter(attempt)
    }
    shop.mailer.availability = 'up'
    await runAllJobs(shop)
    expect(mails()).toHaveLength(2)
  })

  it('at their limit do not block orders, payments and confirmations', async () => {
    for (let count = 0; count < 10; count++) await placeCardOrder(shop, { contact })
    await runAllJobs(shop)
    const { checkoutUrl } = await placeCardOrder(shop, { contact })
    await completePayment(shop, shop.payments.pay(checkoutUrl), 'webhook')
    await runAllJobs(shop)
    expect(mails().join('\n')).toContain('Your flowers are confirmed')
  })
})
