import {
  addToCart,
  fillInCheckout,
  openCheckout,
  openNewProduct,
  orderAndPay,
  orderIdOf,
  orderPage,
  payByCard,
} from './checkout-steps.ts'
import { signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { sendOut } from './order-steps.ts'

test('journey: a guest buys a bouquet by card and staff deliver it', async ({ page, visitor }) => {
  const product = await openNewProduct(page)
  const total = await addToCart(page, product)
  expect(total).toMatch(/^EGP\s[\d,]+$/)
  await expectAccessible(page)

  await openCheckout(page)
  await fillInCheckout(page)
  await expectAccessible(page)
  await orderAndPay(page)
  await payByCard(page)
  await page.waitForURL(orderPage)
  await expect(page.getByRole('heading', { name: 'Your flowers are confirmed' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(product)
  await expectAccessible(page)
  const orderId = orderIdOf(page)

  const admin = await visitor()
  await signInAs(admin, 'superAdmin')
  await admin.goto('/dashboard/')
  await admin.waitForURL('**/dashboard/orders')
  await expectAccessible(admin)
  await admin.getByRole('main').locator(`a[href$="${orderId}"]`).first().click()
  await admin.waitForURL(`**/dashboard/orders/${orderId}`)
  // The order list shows the recipient too, until the order page has loaded.
  await expect(admin.getByRole('button', { name: 'Start preparing' })).toBeVisible()
  await expect(admin.getByRole('main')).toContainText('Karim Nabil')
  await expectAccessible(admin)

  for (const [move, seen] of [
    ['Start preparing', 'Your flowers are being prepared'],
    ['Send out', 'Your flowers are on their way'],
    ['Mark as delivered', 'Your flowers have arrived'],
  ] as const) {
    // The move is optimistic: wait for the response too.
    const moved = admin.waitForResponse(/advanceOrder/)
    if (move === 'Send out') await sendOut(admin)
    else await admin.getByRole('button', { name: move, exact: true }).click()
    await expect(admin.getByRole('button', { name: move, exact: true })).toHaveCount(0)
    await moved
    await page.reload()
    await expect(page.getByRole('heading', { name: seen })).toBeVisible()
  }
  await admin.close()
})

test('an order link shows a stranger no personal data', async ({ page, visitor }) => {
  const product = await openNewProduct(page)
  await addToCart(page, product)
  await openCheckout(page)
  await fillInCheckout(page)
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true })
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(orderPage)
  await expect(page.getByRole('main')).toContainText('Karim Nabil')

  const stranger = await visitor()
  const answer = await stranger.goto(page.url())
  const html = (await answer?.text()) ?? ''
  for (const secret of ['Karim', 'Nabil', '1001234567', 'Brazil', 'mona@', 'Mona', 'birthday']) {
    expect(html).not.toContain(secret)
  }
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  })
  await stranger.close()
})
