import type { Locator, Page } from '@playwright/test'
import {
  fillInCheckout,
  goToCheckout,
  orderAndPay,
  orderPage,
  payByCard,
  payInCash,
} from './checkout-steps.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'

const words = 'كل سنة وأنتِ طيبة 🌷 from Mona 👩‍👩‍👧'

test('the checkout form keeps its values over reload, Back and a failed payment', async ({
  page,
}) => {
  const { product } = await goToCheckout(page)
  const card = page.getByRole('figure', { name: 'The card' })
  await page.getByLabel('Card message').fill(words)
  await expect(card.getByText(words)).toHaveCSS('direction', 'rtl')
  await page.getByRole('radio', { name: /^Call me/ }).check({ force: true })
  await expectAccessible(page)

  await page.reload()
  await expect(card.getByText(words)).toBeVisible()
  const choice = page.getByRole('radio', { name: /^Call me/ })
  await expect(choice).toBeChecked()
  const days = page.getByRole('group', { name: 'Day', exact: true })
  await expectWithin(days, days.getByRole('radio', { checked: true }))
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.locator('label').filter({ has: choice })).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ forcedColors: 'none' })

  await page.getByRole('complementary').getByRole('link', { name: product }).click()
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Street')).toHaveValue('Brazil Street')
  await expect(card.getByText(words)).toBeVisible()

  await orderAndPay(page)
  await payByCard(page, { outcome: 'declined' })
  await page.getByRole('link', { name: 'Return to the shop' }).click()
  await page.waitForURL(orderPage)
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await expect(card.getByText(words)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('We call you before we replace anything.')
})

test('an order placed in one tab is not placed again in another', { tag: '@long' }, async ({
  page,
  context,
}) => {
  test.slow()
  await goToCheckout(page)
  const [other, idle] = [await context.newPage(), await context.newPage()]
  await idle.goto('/checkout')
  await other.goto('/checkout')
  await waitForHydration(other)
  await fillInCheckout(other)
  await other.getByLabel('Street').fill('Hassan Sabry Street')
  // The shop places the order, and its response is slow.
  const { promise: mayArrive, resolve: release } = Promise.withResolvers<void>()
  const { promise: isPlaced, resolve: placed } = Promise.withResolvers<void>()
  await page.route(/checkout\.placeOrder/, async (route) => {
    const response = await route.fetch()
    placed()
    await mayArrive
    await route.fulfill({ response })
  })
  await placeInCash(page)
  await isPlaced

  await placeInCash(other)
  const notice = other.getByRole('alert').filter({ hasText: 'already been placed' })
  await expect(notice).toContainText('If you order again, this becomes a second order.')
  await expectAccessible(other)
  release()
  await page.waitForURL(orderPage)
  for (const tab of [other, idle]) {
    await expect(tab.getByRole('main')).toContainText(/your cart is empty/i)
    await tab.getByRole('main').getByRole('link', { name: 'Confirm' }).click()
    await tab.waitForURL(page.url())
  }
})

async function placeInCash(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true })
  await page.getByRole('button', { name: 'Place order' }).click()
}

test('cash is not offered when the recipient would have to pay', { tag: '@long' }, async ({
  page,
}) => {
  await goToCheckout(page)
  const cash = page.getByRole('radio', { name: /^Cash on delivery/ })
  await cash.check({ force: true })
  await page.getByRole('checkbox', { name: 'Sign with my name' }).uncheck()
  await expect(cash).toBeDisabled()
  await expect(page.getByText('Not for anonymous orders')).toBeVisible()
  await expect(page.getByText('We selected: Card.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Sign with my name' }).check()
  await expect(cash).toBeChecked()
  await page.getByRole('radio', { name: /^Ask the recipient/ }).check({ force: true })
  await expect(cash).toBeDisabled()
  await page.getByRole('radio', { name: /^Mobile wallet/ }).check({ force: true })
  await expect(page.getByText('can no longer be paid in cash')).toBeHidden()
})

test('a day with a surcharge shows it in the picker, the summary and the order', {
  tag: '@long',
}, async ({ page }) => {
  await goToCheckout(page)
  const days = page.getByRole('group', { name: 'Day', exact: true })
  await expect(days.getByText('Closed for stocktaking')).toBeVisible()
  await days.getByRole('radio', { name: /\+ EGP\s40$/ }).check({ force: true })
  await expect(page.getByText(/Wedding weekend: delivery costs EGP\s40 extra/)).toBeVisible()
  const windows = page.getByRole('group', { name: /^Time on/ }).getByRole('radio')
  await windows.first().check({ force: true })
  const summary = page.getByRole('complementary')
  await expect(summary.getByText('Delivery on Wedding weekend')).toBeVisible()
  await expectAccessible(page)
  await payInCash(page)
  await expect(page.getByRole('main')).toContainText('Delivery on Wedding weekend')
  await expect(page.getByRole('main')).toContainText(/EGP\s40/)
})

/** Whether the element is visible in its row without scrolling. */
async function expectWithin(row: Locator, one: Locator): Promise<void> {
  const [holder, held] = [await row.boundingBox(), await one.boundingBox()]
  expect(held?.x).toBeLessThan((holder?.x ?? 0) + (holder?.width ?? 0))
}
