import { goToCheckout, orderAndPay, orderIdOf, orderPage, payByCard } from './checkout-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const waiting = /^Order [\d-]+ is not paid yet, \d+ min left\./

test('an unpaid order is offered in header, cart, checkout and account until it is paid', {
  tag: '@long',
}, async ({ page }) => {
  await goToCheckout(page)
  await orderAndPay(page)

  await page.goto('/')
  await expect(page.getByRole('banner').getByText(waiting)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Cart/ }).click()
  const panel = page.getByRole('dialog', { name: 'Your cart' })
  await expect(panel.getByText(waiting)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>()
  await page.route(/orders\.listUnpaidOrders/, async (route) => {
    await mayLoad
    await route.continue()
  })
  await page.goto('/checkout')
  const main = page.getByRole('main')
  const browse = main.getByRole('link', { name: 'Browse flowers' })
  const place = await browse.boundingBox()
  load()
  await expect(main.getByText(waiting)).toBeVisible()
  expect(await browse.boundingBox(), 'the list of orders moves no link').toEqual(place)
  await expect(main.getByRole('link', { name: 'View your last order' })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/account')
  await expect(main.getByText(/Awaiting payment, \d+ min left/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Order again' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Pay now' }).click()
  await page.waitForURL(orderPage)
  const orderId = orderIdOf(page)
  await expect(page.getByRole('banner').getByText(waiting)).toHaveCount(0)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.waitForURL('**/unifiedcheckout/**')
  await payByCard(page)
  await page.waitForURL(`**/o/${orderId}`)
  await expect(page.getByRole('heading', { name: 'Your flowers are confirmed' })).toBeVisible()
  await page.goto('/account')
  await expect(main.getByRole('button', { name: 'Order again' })).toBeVisible()
  await expect(page.getByText(waiting)).toHaveCount(0)
})

test('the notice about an unpaid order goes when the order is cancelled', { tag: '@long' }, async ({
  page,
}) => {
  await goToCheckout(page)
  await orderAndPay(page)
  await page.goto('/account')
  await page.getByRole('main').getByRole('link', { name: 'Pay now' }).click()
  await page.waitForURL(orderPage)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Nawwar' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText(waiting)).toHaveCount(0)
})
