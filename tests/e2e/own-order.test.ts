import {
  goToCheckout,
  orderAndPay,
  orderIdOf,
  orderPage,
  payByCard,
  payInCash,
} from './checkout-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { beginPreparing } from './test-data.ts'

test('a customer changes card message, phone and window of their order, each once', async ({
  page,
}) => {
  await goToCheckout(page)
  await payInCash(page)

  await page.getByRole('button', { name: 'Change the card' }).click()
  await page.getByLabel('Your words').fill('كل سنة وأنتِ طيبة 🌷')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await expect(page.getByLabel('The card').getByText('كل سنة وأنتِ طيبة 🌷')).toBeVisible()
  await expect(page.getByText('Card changed')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Change the card' })).toBeFocused()

  await page.getByRole('button', { name: 'Change the number' }).click()
  const number = page.getByLabel('Mobile number of the recipient')
  await number.fill('02 2735')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please give an Egyptian mobile number').first()).toBeVisible()
  await number.fill('٠١١١ ٢٢٢ ٣٣٤٤')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main')).toContainText('+201112223344')

  await page.getByRole('button', { name: 'Change day or window' }).click()
  const windows = page.getByRole('group', { name: /^Window on/ }).getByRole('radio')
  await windows.and(page.locator(':enabled:not(:checked)')).last().check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Day or window changed')).toHaveCount(1)
})

test('cancelling a paid order refunds the customer automatically', async ({ page }) => {
  await goToCheckout(page)
  await orderAndPay(page)
  await payByCard(page)
  await page.waitForURL(orderPage)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect(question).toContainText(/EGP\s[\d,]+ goes back/)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('heading', { name: 'Your flowers are confirmed' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible()
  await expect(page.getByText(/went back the way it was paid/)).toBeVisible({ timeout: 30_000 })
})

test('a customer cannot cancel an order that is already being prepared', async ({ page }) => {
  await goToCheckout(page)
  await payInCash(page)
  await page.getByRole('button', { name: 'Change the card' }).click()
  await page.getByLabel('Your words').fill('Too late, perhaps')
  await beginPreparing(orderIdOf(page))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your flowers are being arranged already.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change the card' })).toHaveCount(0)
})
