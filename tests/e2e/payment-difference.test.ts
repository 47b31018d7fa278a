import type { Page } from '@playwright/test'
import { addresses } from '../support/test-settings.ts'
import { goToCheckout, orderAndPay, orderIdOf, orderPage, payByCard } from './checkout-steps.ts'
import { signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** The provider adds a fee that the shop does not know of. */
async function chargeMore(page: Page): Promise<void> {
  const clientSecret = new URL(page.url()).searchParams.get('clientSecret')
  const answer = await fetch(`${addresses.sandbox}/_sandbox/paymob/scenario`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: { clientSecret }, charged: 99_950 }),
  })
  expect(answer.ok).toBe(true)
}

for (const { decision, confirm, status, customer } of [
  {
    decision: 'Accept',
    confirm: 'Accept payment',
    status: 'Confirmed',
    customer: 'Your flowers are confirmed',
  },
  {
    decision: 'Refund',
    confirm: /^Refund EGP/,
    status: 'Awaiting payment',
    customer: 'Waiting for your payment',
  },
]) {
  test(`an admin decides on a payment with a different amount: ${decision}`, {
    tag: '@long',
  }, async ({ page, visitor }) => {
    await goToCheckout(page)
    await orderAndPay(page)
    await chargeMore(page)
    await payByCard(page)
    await page.waitForURL(orderPage)
    await expect(page.getByText('We are checking your payment')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0)

    const owner = await visitor()
    await signInAs(owner, 'superAdmin')
    await owner.goto(`/dashboard/orders/${orderIdOf(page)}`)
    const payment = owner.getByRole('region', { name: 'Payment' })
    await expect(payment.getByText('Paid, amount differs', { exact: true })).toBeVisible()
    await expectAccessible(owner)
    await payment.getByRole('button', { name: decision, exact: true }).click()
    await owner.getByRole('button', { name: confirm }).click()
    await expect(payment.getByText(/^Amount differed/)).toBeVisible()
    await expect(owner.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible()
    await owner.context().close()
    await page.reload()
    await expect(page.getByText(customer).first()).toBeVisible()
  })
}
