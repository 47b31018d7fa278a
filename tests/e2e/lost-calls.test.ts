import { addOrder } from './back-office.ts'
import { dayOfOnesOwn, enterWorkshop } from './demo-person.ts'
import { expect, refusedTest } from './journey.ts'
import { goToCheckout, orderPage } from './shopper.ts'
import { expectToast } from './visitor.ts'

// Calls are cut off here, which any other journey takes for a complaint.

refusedTest('a card that could not be moved goes back to where it was', async ({ page }) => {
  const date = dayOfOnesOwn()
  const { number } = await addOrder({ recipientName: 'Karim Nabil', date })
  await enterWorkshop(page, `/dashboard/today?date=${date}`)
  const cardIn = (column: string) =>
    page.getByRole('region', { name: column }).getByRole('link', { name: number })
  await page.route(/advanceOrder/, (route) => route.abort())
  await page.getByRole('button', { name: `Start preparing: order ${number}` }).click()
  await expectToast(page, 'Error while saving', 'Try again later')
  await expect(cardIn('Confirmed')).toBeVisible()
  await page.unroute(/advanceOrder/)
  await page.getByRole('button', { name: `Start preparing: order ${number}` }).click()
  await expect(cardIn('Preparing')).toBeVisible()
})

refusedTest('a product that could not be saved is still in the form', async ({ page }) => {
  await enterWorkshop(page, '/dashboard/products/new')
  const name = `Lost roses ${crypto.randomUUID().slice(0, 6)}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Category').selectOption({ label: 'Roses' })
  await page.getByLabel('Price in EGP', { exact: true }).fill('640')
  await page.getByLabel('Description').fill('Cut before the sun is up.')
  await page.route(/createProduct/, (route) => route.abort())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Error while saving', 'Try again later')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(page.getByLabel('Description')).toHaveValue('Cut before the sun is up.')

  await page.unroute(/createProduct/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Saved Successfully')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL((url) => /\/dashboard\/products\/?$/.test(url.pathname))
})

refusedTest(
  'a dialog stays open, with its words, when the shop was not reached',
  async ({ page }) => {
    const { number } = await addOrder({ recipientName: 'Salma Aziz', date: dayOfOnesOwn() })
    await enterWorkshop(page, `/dashboard/orders?query=${number}`)
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

refusedTest(
  'an order whose answer was lost is shown to whoever then asks for another',
  async ({ page }) => {
    refusedTest.slow()
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
