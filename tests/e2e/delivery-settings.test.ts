import { addDays, civilDateAt } from '../../src/commerce/delivery/cairo-time.ts'
import { formatDay } from '../../src/commerce/delivery/day-label.ts'
import { addToCart, openCheckout, openNewProduct } from './checkout-steps.ts'
import { signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectToast } from './sign-in-steps.ts'

// In the middle of the available days: other tests order for the last one.
const day = addDays(civilDateAt(Date.now()), 11)

test('an admin closes a day, the checkout shows the reason, and the admin reopens it', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await signInAs(page, 'superAdmin')
  await page.goto('/dashboard/delivery')
  await page.getByRole('button', { name: 'Close days' }).click()
  const panel = page.getByRole('dialog', { name: 'Close days' })
  await panel.getByRole('button', { name: 'Close days' }).click()
  await expect(panel.getByText('Enter a reason. Customers see it.')).toBeVisible()
  await expectAccessible(page)
  await panel.getByLabel('First day').fill(day)
  await panel.getByLabel(/^Reason/).fill('Greenhouse day')
  await panel.getByRole('button', { name: 'Close days' }).click()
  await expectToast(page, 'Saved Successfully')
  await expect(page.getByRole('list', { name: 'Closed days' })).toContainText('Greenhouse day')

  const shopper = await visitor()
  await addToCart(shopper, await openNewProduct(shopper))
  await openCheckout(shopper)
  await shopper.waitForURL('**/checkout')
  const closed = shopper.getByRole('radio', { name: /Greenhouse day$/ })
  await expect(closed).toBeDisabled()

  await page.getByRole('button', { name: `Reopen ${formatDay(day)}` }).click()
  await expect(page.getByText('Greenhouse day')).toHaveCount(0)
  await shopper.reload()
  await expect(shopper.getByRole('group', { name: 'Day', exact: true })).toBeVisible()
  await expect(closed).toHaveCount(0)
  await shopper.context().close()
})

test('the delivery settings redirect a seller to the orders', { tag: '@long' }, async ({
  page,
}) => {
  await signInAs(page, 'seller')
  await page.goto('/dashboard/delivery')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Delivery', exact: true })).toHaveCount(0)
})
