import { goToCheckout, orderPage } from './checkout-steps.ts'
import { openAsSeller, uniqueDay } from './demo-users.ts'
import { expect, testWithErrors } from './fixtures.ts'
import { expectToast } from './sign-in-steps.ts'
import { addOrder } from './test-data.ts'

// Requests fail on purpose here.

testWithErrors(
  'a card returns to its column when the move fails',
  { tag: '@long' },
  async ({ page }) => {
    const date = uniqueDay()
    const { number } = await addOrder({ recipientName: 'Karim Nabil', date })
    await openAsSeller(page, `/dashboard/today?date=${date}`)
    const cardIn = (column: string) =>
      page.getByRole('region', { name: column }).getByRole('link', { name: number })
    await page.route(/advanceOrder/, (route) => route.abort())
    await page.getByRole('button', { name: `Start preparing: order ${number}` }).click()
    await expectToast(page, 'Error while saving', 'Try again later')
    await expect(cardIn('Confirmed')).toBeVisible()
    await page.unroute(/advanceOrder/)
    await page.getByRole('button', { name: `Start preparing: order ${number}` }).click()
    await expect(cardIn('Preparing')).toBeVisible()
  },
)

testWithErrors(
  'the product form keeps its values when the save fails',
  { tag: '@long' },
  async ({ page }) => {
    await openAsSeller(page, '/dashboard/products/new')
    const name = `Lost roses ${crypto.randomUUID().slice(0, 6)}`
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Category').selectOption({ label: 'Roses' })
    await page.getByLabel('Price in EGP', { exact: true }).fill('640')
    await page.getByLabel(/^Description/).fill('Cut before the sun is up.')
    await page.route(/createProduct/, (route) => route.abort())
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Error while saving', 'Try again later')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
    await expect(page.getByLabel(/^Description/)).toHaveValue('Cut before the sun is up.')

    await page.unroute(/createProduct/)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Saved Successfully')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL((url) => /\/dashboard\/products\/?$/.test(url.pathname))
  },
)

testWithErrors(
  'a dialog stays open with its values when the request fails',
  { tag: '@long' },
  async ({ page }) => {
    const { number } = await addOrder({ recipientName: 'Salma Aziz', date: uniqueDay() })
    await openAsSeller(page, `/dashboard/orders?query=${number}`)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Reason').fill('The shop is closed that day')
    await page.route(/advanceOrder/, (route) => route.abort())
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expectToast(page, 'Error while saving', 'Try again later')
    await expect(dialog.getByLabel('Reason')).toHaveValue('The shop is closed that day')
    await page.unroute(/advanceOrder/)
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByText('The shop is closed that day')).toBeVisible()
  },
)

testWithErrors(
  'a customer whose order response was lost sees that order on the next attempt',
  async ({ page }) => {
    testWithErrors.slow()
    await goToCheckout(page)
    await page.getByRole('radio', { name: /^Cash/ }).check({ force: true })
    await page.route(/placeOrder/, async (route) => {
      await route.fetch()
      await route.abort()
    })
    const order = page.getByRole('button', { name: 'Place order' })
    await order.click()
    await expectToast(page, 'We could not reach the shop')
    await page.unroute(/placeOrder/)

    await page.getByLabel('Card message').fill('Get well soon')
    await order.click()
    await expectToast(page, 'Already ordered')
    await page.getByRole('link', { name: 'View the order' }).click()
    await page.waitForURL(orderPage)
    const card = page.getByLabel('The card')
    await expect(card.getByText('Happy birthday, with love')).toBeVisible()

    await page.goBack()
    await expect(page.getByLabel('Card message')).toHaveValue('Get well soon')
    await order.click()
    await page.waitForURL(orderPage)
    await expect(card.getByText('Get well soon')).toBeVisible()
  },
)
