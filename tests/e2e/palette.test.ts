import { goToCheckout, orderIdOf, payInCash } from './checkout-steps.ts'
import { openAsSeller, uniqueDay } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import { addOrder, orderNumberOf } from './test-data.ts'

test('a seller opens orders and sections from the palette by keyboard', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const shopper = await visitor()
  await goToCheckout(shopper)
  await payInCash(shopper)
  const number = await orderNumberOf(orderIdOf(shopper))
  await shopper.context().close()

  await openAsSeller(page, '/dashboard/orders')
  const find = page.getByRole('combobox', { name: 'Search' })
  // Shortcuts work after hydration.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(find).toBeFocused({ timeout: 2000 })
  }).toPass()
  await find.fill(number)
  await expect(page.getByRole('option', { name: number })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Go to products')).toBeVisible()
  await expect(help.getByText('Go to delivery')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search products')).toBeFocused()
  await page.keyboard.type('gc?n')
  await expect(page.getByLabel('Search products')).toHaveValue('gc?n')
})

test('Enter opens a result for the current term, not for an older one', { tag: '@long' }, async ({
  page,
}) => {
  const date = uniqueDay()
  const older = await addOrder({ recipientName: 'Karim Nabil', date })
  const newer = await addOrder({ recipientName: 'Nadia Fouad', date })
  await openAsSeller(page, '/dashboard/orders')
  await page.keyboard.press('Control+k')
  const find = page.getByRole('combobox', { name: 'Search' })
  await find.fill(older.number)
  await expect(page.getByRole('option', { name: older.number })).toBeVisible()
  const asked = Promise.withResolvers<void>()
  const mayRespond = Promise.withResolvers<void>()
  await page.route(/palette\.\w+/, async (route) => {
    asked.resolve()
    await mayRespond.promise
    await route.continue()
  })
  await find.fill(newer.number)
  await find.press('Enter')
  await expect(find).toBeFocused()
  await asked.promise
  await find.press('Enter')
  await expect(find).toBeFocused()
  mayRespond.resolve()
  await expect(page.getByRole('option', { name: newer.number })).toBeVisible()
  await find.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: newer.number })).toBeVisible()
})

test('the palette opens a section while records are still loading', { tag: '@long' }, async ({
  page,
}) => {
  const { number } = await addOrder({ recipientName: 'Karim Nabil', date: uniqueDay() })
  await openAsSeller(page, '/dashboard/orders')
  await page.keyboard.press('Control+k')
  const find = page.getByRole('combobox', { name: 'Search' })
  await find.fill(number)
  await expect(page.getByRole('option', { name: number })).toBeVisible()
  const resume = await pauseCalls(page, /palette\.\w+/)
  await find.fill('Products')
  await expect(page.getByRole('option', { name: 'Products' })).toBeVisible()
  await find.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  resume()
})

test('the dashboard shows its sections in a menu on phones', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsSeller(page, '/dashboard/orders')
  const menu = page.getByRole('dialog', { name: 'Dashboard' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Categories' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
  await expect(menu).toHaveCount(0)
})
