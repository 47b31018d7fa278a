import { addToCart, openNewProduct } from '../checkout-steps.ts'
import { openAsSeller } from '../demo-users.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

// After all other tests, because none of them could place an order meanwhile.
test('a seller pauses new orders, and customers read it in both languages', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await openAsSeller(page, '/dashboard/today')
  await page.getByRole('button', { name: 'Pause new orders' }).click()
  const question = page.getByRole('alertdialog', { name: 'Pause new orders?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('New orders are paused.')).toBeVisible()

  const shopper = await visitor()
  const paused = shopper.getByText('Our florists are busy. No new orders right now.')
  await shopper.goto('/ar')
  await expect(shopper.getByText('منسقونا مشغولون. لا نستقبل طلبات جديدة الآن.')).toBeVisible()
  await addToCart(shopper, await openNewProduct(shopper))
  await expect(paused.first()).toBeVisible()
  await expect(shopper.getByText('Your cart is saved.')).toBeVisible()
  await expectAccessible(shopper)

  await page.getByRole('button', { name: 'Resume orders' }).click()
  await expect(page.getByRole('button', { name: 'Pause new orders' })).toBeVisible()
  await shopper.goto('/')
  await expect(shopper.getByText(/^Order within/)).toBeVisible()
  await expect(paused).toHaveCount(0)
})
