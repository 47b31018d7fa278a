import {
  goToCheckout,
  orderAndPay,
  orderIdOf,
  orderPage,
  payByCard,
  payInCash,
} from './checkout-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import { beginPreparing } from './test-data.ts'

test('a customer changes card message, phone and window of their order, each once', {
  tag: '@long',
}, async ({ page }) => {
  await goToCheckout(page)
  await page.getByLabel('Street').fill('شارع التحرير')
  await expect(page.getByLabel('Street')).toHaveCSS('direction', 'rtl')
  await payInCash(page)
  // Isolated: otherwise the number of the building would stand before the street.
  await expect(page.getByRole('main')).toContainText('\u2068شارع التحرير\u2069, 12')

  await page.getByRole('button', { name: 'Edit card message' }).click()
  await page.getByLabel('Card message').fill('Happy birthday\nكل سنة وأنتِ طيبة 🌷')
  await expectAccessible(page)
  // The answer comes after both clicks: otherwise the second one would hit what follows the form.
  const resume = await pauseCalls(page, /changeCardMessage/)
  await page.getByRole('button', { name: 'Save' }).dblclick()
  resume()
  const message = page.getByLabel('The card').getByText('كل سنة وأنتِ طيبة 🌷')
  await expect(message).toBeVisible()
  // Each line begins on the side of its own script.
  const [english, arabic] = await message.evaluate((card) => {
    const range = document.createRange()
    range.selectNodeContents(card)
    return [...range.getClientRects()].map(({ left }) => left)
  })
  expect(arabic).toBeGreaterThan(english ?? Number.NaN)
  await expect(page.getByText('Card message changed')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Edit card message' })).toBeFocused()

  await page.getByRole('button', { name: 'Edit phone number' }).click()
  const number = page.getByLabel('Recipient’s mobile number')
  await number.fill('02 2735')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter an Egyptian mobile number').first()).toBeVisible()
  await number.fill('٠١١١ ٢٢٢ ٣٣٤٤')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main')).toContainText('+201112223344')

  await page.getByRole('button', { name: 'Change delivery time' }).click()
  const windows = page.getByRole('group', { name: /^Time on/ }).getByRole('radio')
  await windows.and(page.locator(':enabled:not(:checked)')).last().check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Delivery time changed')).toHaveCount(1)
})

test('cancelling a paid order refunds the customer automatically', async ({ page }) => {
  await goToCheckout(page)
  await orderAndPay(page)
  await payByCard(page)
  await page.waitForURL(orderPage)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect(question).toContainText(/We refund EGP\s[\d,]+ to/)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep order' }).click()
  await expect(page.getByRole('heading', { name: 'Your flowers are confirmed' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible()
  await expect(page.getByText(/We refunded EGP/)).toBeVisible()
})

test('a customer cannot cancel an order that is already being prepared', { tag: '@long' }, async ({
  page,
}) => {
  await goToCheckout(page)
  await payInCash(page)
  await page.getByRole('button', { name: 'Edit card message' }).click()
  await page.getByLabel('Card message').fill('Too late, perhaps')
  await beginPreparing(orderIdOf(page))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('We are already preparing your flowers.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit card message' })).toHaveCount(0)
})
