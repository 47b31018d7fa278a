import type { Page } from '@playwright/test'
import { findCard } from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'
import { addProduct } from './test-data.ts'

const hour = 60 * 60_000

test('a product card shows sale price, badge and button tooltips', async ({ page }) => {
  const now = Date.now()
  const { name } = await addProduct({
    price: 1200,
    salePrice: 899,
    saleStartDate: now - hour,
    saleEndDate: now + hour,
    pictures: 2,
  })
  const card = await findCard(page, name)
  await expect(card).toContainText('25% OFF')
  await expect(card).toContainText('EGP 899')
  await expect(card.getByText('EGP 1,200')).toHaveCSS('text-decoration-line', 'line-through')

  await expect(card.locator('img')).toHaveCount(1)
  await card.hover()
  await expect(card.locator('img')).toHaveCount(2)
  await expect(card.locator('img').last()).toHaveCSS('opacity', '1')

  await card.getByRole('button', { name: `Add to Cart: ${name}` }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: `Discard from Cart: ${name}` }).click()
  await expect(card.getByRole('button', { name: `Add to Cart: ${name}` })).toBeVisible()
})

test('the wishlist tooltip waits at first and opens at once on the next card', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const hearts = page.getByRole('button', { name: /^Add to Wishlist/ })
  await hearts.nth(0).scrollIntoViewIfNeeded()
  const tooltip = page.getByRole('tooltip')
  const rested = Date.now()
  await hearts.nth(0).hover()
  await expect(tooltip).toHaveText('Add to Wishlist')
  expect(Date.now() - rested).toBeGreaterThanOrEqual(700)

  // Late enough for a busy browser.
  await page.clock.pauseAt(Date.now() + 10_000)
  await hearts.nth(1).hover()
  await page.clock.runFor(1)
  await expect(tooltip).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(301)
  await hearts.nth(0).hover()
  await page.clock.runFor(690)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(tooltip).toHaveCount(1)
  await page.clock.resume()

  await hearts.nth(0).click()
  await expect(page.getByRole('dialog', { name: 'Your wishlist' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.move(0, 0)
  // A bestseller is on the page twice.
  await page
    .getByRole('button', { name: /^Add to Wishlist/, pressed: true })
    .first()
    .hover()
  await expect(tooltip).toHaveText('Remove from Wishlist')
})

/** Resolves when the browser requests this product. */
const askedFor = (page: Page, id: string) =>
  page.waitForRequest(
    (request) => request.url().includes('catalogue.getProduct?') && request.url().includes(id),
  )

for (const part of ['name', 'Add to Cart button', 'heart'] as const) {
  test(`hovering a card's ${part} for a second prefetches its page`, { tag: '@long' }, async ({
    page,
  }) => {
    const { id, name } = await addProduct()
    const card = await findCard(page, name)
    const parts = {
      name: card.getByRole('heading').getByRole('link'),
      'Add to Cart button': card.getByRole('button', { name: /^Add to Cart/ }),
      heart: card.getByRole('button', { name: /^Add to Wishlist/ }),
    }
    const asked = askedFor(page, id)
    const rested = Date.now()
    await parts[part].hover()
    await asked
    expect(Date.now() - rested).toBeGreaterThanOrEqual(1000)
  })
}

test('focusing a card by keyboard prefetches its page', { tag: '@long' }, async ({ page }) => {
  const { id, name } = await addProduct()
  const card = await findCard(page, name)
  const asked = askedFor(page, id)
  await card.getByRole('heading').getByRole('link').focus()
  await asked
})

test('a sold-out product is labelled and cannot be added to the cart', async ({ page }) => {
  const { id, name } = await addProduct({ stock: 0 })
  const card = await findCard(page, name)
  await expect(card).toContainText('Sold out')
  await expect(card.getByRole('button', { name: /Cart/ })).toHaveCount(0)
  await page.goto(`/p/${id}`)
  await expect(page.getByRole('button', { name: 'Email me when it is back' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toHaveCount(0)
})
