import { goToCheckout, orderAndPay, orderIdOf, orderPage, payByCard } from './checkout-steps.ts'
import { openAsSeller, signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { mailTo } from './sign-in-steps.ts'

test('an admin refunds a part, then the rest; a seller cannot', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  await goToCheckout(page)
  await orderAndPay(page)
  await payByCard(page)
  await page.waitForURL(orderPage)
  const orderId = orderIdOf(page)

  const owner = await visitor()
  await signInAs(owner, 'superAdmin')
  await owner.goto(`/dashboard/orders/${orderId}`)
  const payment = owner.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: 'Refund' }).click()
  const dialog = owner.getByRole('alertdialog', { name: 'Refund this payment?' })
  await expectAccessible(owner)

  await dialog.getByLabel('Amount in pounds').fill('999999')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByText(/^You can refund up to EGP\s\d+\.$/)).toBeVisible()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Amount in pounds').fill('100')
  await dialog.getByLabel('Reason').fill('A wilted rose')
  await dialog.getByRole('button', { name: /^Refund EGP\s100$/ }).click()
  await expect(payment.getByText('Refunded', { exact: true })).toBeVisible()
  await expect(payment).toContainText('partially refunded')
  await expect(payment).toContainText('A wilted rose')

  await payment.getByRole('button', { name: 'Refund' }).click()
  await dialog.getByLabel('Reason').fill('The rest, too')
  await dialog.getByRole('button', { name: /^Refund EGP/ }).click()
  await expect(payment.getByText('Refunded', { exact: true })).toHaveCount(2)
  await expect(payment.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  await owner.context().close()

  const seller = await visitor()
  await openAsSeller(seller, `/dashboard/orders/${orderId}`)
  await expect(seller.getByRole('region', { name: 'Payment' })).toContainText('The rest, too')
  await expect(seller.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  await seller.context().close()
})

test('an admin voids a payment of the same day in full, and the customer sees it', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await goToCheckout(page)
  await orderAndPay(page)
  await payByCard(page)
  await page.waitForURL(orderPage)
  const orderId = orderIdOf(page)

  const owner = await visitor()
  await signInAs(owner, 'superAdmin')
  await owner.goto(`/dashboard/orders/${orderId}`)
  const payment = owner.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: 'Refund' }).click()
  await owner.getByLabel('Reason').fill('Ordered by mistake')
  await owner.getByRole('button', { name: /^Refund EGP/ }).click()
  await expect(payment.getByText('Payment voided')).toBeVisible()
  await owner.context().close()

  const mail = await mailTo(page, 'mona@example.com', {
    subject: 'refunded',
    saying: orderId,
  })
  expect(mail).toContain('We refunded your payment of')
})
