import type { Locator, Page } from '@playwright/test'
import { photograph } from '../support/photographs.ts'
import { goToCheckout, orderIdOf, payInCash } from './checkout-steps.ts'
import { openAsSeller, signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { deliverOrder } from './test-data.ts'

test('a customer reviews delivered flowers, and staff answer and hide the review', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const { product } = await goToCheckout(page)
  await payInCash(page)
  const orderId = orderIdOf(page)
  await deliverOrder(orderId)
  await page.reload()

  const panel = page.getByRole('region', { name: /^(Review your flowers|Your reviews)$/ })
  await panel.getByRole('button', { name: `Write a review of ${product}` }).click()
  await expect(panel.getByRole('radio', { name: '1 star' })).toBeFocused()
  await panel.getByRole('button', { name: 'Publish' }).click()
  await expect(panel.getByText('Choose one to five stars.')).toBeVisible()
  // The stars are radio buttons for the keyboard.
  await panel.getByRole('radio', { name: '1 star' }).press('ArrowRight')
  await expect(panel.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await panel.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await panel.getByLabel('Your review').fill('Fresh for nine days.')
  const buffer = Buffer.from(await photograph())
  await panel
    .getByLabel('Add photos')
    .setInputFiles({ name: 'vase.jpg', mimeType: 'image/jpeg', buffer })
  await expect(panel.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(panel.getByText('As “Mona A.”, otherwise as “Verified customer”.')).toBeVisible()
  const showName = panel.getByLabel('Show my first name and initial')
  await expect(showName).not.toBeChecked()
  await showName.check()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Publish' }).dblclick()
  await expect(panel.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  await expect(panel.getByText('Fresh for nine days.')).toBeVisible()
  await expectAccessible(page)

  await expect(page.getByRole('heading', { name: 'Your reviews' })).toBeVisible()
  await page.goto('/account')
  const order = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${orderId}"]`) })
  await expect(order).toBeVisible()
  await expect(order.getByRole('link', { name: 'Review your flowers' })).toHaveCount(0)
  await page.goBack()

  const seller = await visitor()
  await openAsSeller(seller, '/dashboard/reviews?rating=4')
  const row = seller.getByRole('listitem').filter({ hasText: 'Fresh for nine days.' })
  const path = (await row.getByRole('link', { name: product }).getAttribute('href')) ?? ''
  await expect(row.getByRole('button', { name: 'Hide' })).toHaveCount(0)
  await row.getByRole('button', { name: 'Answer' }).click()
  const dialog = seller.getByRole('dialog', { name: 'Answer this review' })
  await dialog.getByRole('button', { name: 'Publish answer' }).click()
  await expect(dialog.getByText('Enter an answer.')).toBeVisible()
  await dialog.getByLabel('Answer').fill('Thank you, Mona!')
  await expectAccessible(seller)
  await dialog.getByRole('button', { name: 'Publish answer' }).dblclick()
  await expect(row.getByText('Thank you, Mona!')).toBeVisible()
  await expectAccessible(seller)

  const shopper = await visitor()
  const productPath = path.replace('/dashboard/products/', '/p/')
  const purchase = shopper.getByRole('region', { name: product })
  const stars = purchase.getByRole('link', { name: '4.0 out of 5 · 1 review' })
  await openUntilShown(shopper, productPath, stars)
  const data = await shopper.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4')
  await stars.click()
  await expect(shopper.getByText('Thank you, Mona!')).toBeVisible()
  await expect(shopper.getByText('Mona A.')).toBeVisible()
  await shopper.getByRole('button', { name: 'View photo 1 by Mona A.' }).click()
  await expect(shopper.getByRole('dialog', { name: 'Photos by Mona A.' })).toBeVisible()
  await shopper.keyboard.press('Escape')
  await expectAccessible(shopper)

  const admin = await visitor()
  await signInAs(admin, 'superAdmin')
  await admin.goto('/dashboard/reviews')
  const seen = admin.getByRole('listitem').filter({ hasText: 'Fresh for nine days.' })
  await seen.getByRole('button', { name: 'Hide' }).click()
  const asking = admin.getByRole('alertdialog', { name: 'Hide this review?' })
  await asking.getByRole('radio', { name: 'Personal data' }).check({ force: true })
  await expectAccessible(admin)
  await asking.getByRole('button', { name: 'Hide review' }).click()
  await expect(seen.getByText('Hidden: Personal data')).toBeVisible()

  await openUntilShown(shopper, `/ar${productPath}`, shopper.getByText('بيانات شخصية'))
  await expect(shopper.getByText('Fresh for nine days.')).toHaveCount(0)
  await expectAccessible(shopper)

  await page.reload()
  await expect(panel.getByText('Hidden from the shop: personal data.')).toBeVisible()
  await panel.getByRole('button', { name: `Delete your review of ${product}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(panel.getByRole('button', { name: `Write a review of ${product}` })).toBeVisible()
})

/** Another instance may keep a page from before a change for thirty seconds. */
async function openUntilShown(page: Page, path: string, content: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(content).toBeVisible({ timeout: 2_000 })
  }).toPass()
}
