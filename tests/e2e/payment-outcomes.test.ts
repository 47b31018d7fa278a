import { isThorough } from '../support/rounds.ts'
import {
  chooseWallet,
  goToCheckout,
  orderAndPay,
  orderPage,
  payByCard,
  payByWallet,
} from './checkout-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const confirmed = 'Your flowers are confirmed'
const notThrough = 'The payment did not go through'

const outcomes = ['3ds-failed', 'blocked', 'insufficient-funds', 'expired-card']
for (const outcome of isThorough ? outcomes : outcomes.slice(0, 1)) {
  test(`a declined card (${outcome}) charges nothing`, async ({ page }) => {
    await goToCheckout(page)
    await orderAndPay(page)
    await payByCard(page, { outcome })
    await page.getByRole('link', { name: 'Return to the shop' }).click()
    await page.waitForURL(orderPage)
    await expect(page.getByRole('heading', { name: notThrough })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('you were not charged')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
}

test('a customer pays with a mobile wallet', async ({ page }) => {
  await goToCheckout(page)
  await chooseWallet(page)
  await orderAndPay(page)
  await payByWallet(page)
  await page.waitForURL(orderPage)
  await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
})

test('the order page updates itself when a pending wallet payment succeeds', {
  tag: '@long',
}, async ({ page }) => {
  await goToCheckout(page)
  await chooseWallet(page)
  await orderAndPay(page)
  await payByWallet(page, { outcome: 'pending-success' })
  await page.waitForURL(orderPage)
  await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
})

test('a pending wallet payment offers no other payment', { tag: '@long' }, async ({ page }) => {
  await goToCheckout(page)
  await chooseWallet(page)
  await orderAndPay(page)
  await payByWallet(page, { outcome: 'pending-forever' })
  await page.waitForURL(orderPage)
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting for your wallet' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Pay now|Try again)$/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/')
  await expect(page.getByText(/^We are checking the payment of order/)).toBeVisible()
})

test('a wallet payment that fails late leaves the order payable', { tag: '@long' }, async ({
  page,
}) => {
  await goToCheckout(page)
  await chooseWallet(page)
  await orderAndPay(page)
  await payByWallet(page, { outcome: 'pending-failed' })
  await page.waitForURL(orderPage)
  await expect(page.getByRole('heading', { name: notThrough })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
