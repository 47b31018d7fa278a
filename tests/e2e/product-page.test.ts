import type { Locator } from '@playwright/test'
import { findCard } from './checkout-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addProduct } from './test-data.ts'
import { pinch, swipe } from './touch.ts'

const hour = 60 * 60_000

test('a product page follows a sale that starts and ends while it is open', async ({ page }) => {
  const now = Date.now()
  const { id, name } = await addProduct({
    price: 1000,
    salePrice: 800,
    saleStartDate: now + hour,
    saleEndDate: now + 2 * hour,
  })
  await page.clock.install()
  await page.goto(`/p/${id}`)
  const purchase = page.getByRole('region', { name })
  await expect(purchase).toContainText('EGP 1,000')
  await expect(purchase).not.toContainText('OFF')
  await page.clock.fastForward('01:00:30')
  await expect(purchase).toContainText('20% OFF')
  await expect(purchase).toContainText('EGP 800')
  await expect(purchase).toContainText(/until (today|tomorrow|\w+day) /)
  await page.clock.fastForward('01:00:00')
  await expect(purchase).not.toContainText('OFF')
  await expect(purchase).toContainText('EGP 1,000')
})

test('a product page shows the current price although the browser clock is wrong', {
  tag: '@long',
}, async ({ page }) => {
  const now = Date.now()
  const { id, name } = await addProduct({
    price: 1000,
    salePrice: 800,
    saleStartDate: now - hour,
    saleEndDate: now + hour,
  })
  await page.addInitScript((behind) => {
    const present = Date.now
    Date.now = () => present() - behind
  }, 5 * hour)
  await page.goto(`/p/${id}`)
  const purchase = page.getByRole('region', { name })
  // Hydrated: this button needs its script.
  await purchase.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(purchase.getByRole('status')).toHaveText('2')
  await expect(purchase).toContainText('EGP 800')
  await expect(purchase).toContainText('20% OFF')
})

test('a product page shows options, delivery and breadcrumbs', async ({ page }) => {
  const { id, name } = await addProduct({ stock: 3 })
  await page.goto(`/p/${id}`)
  const purchase = page.getByRole('region', { name })
  await expect(purchase).toContainText('Only 3 left')
  await expect(purchase).toContainText(/Earliest delivery: (today|tomorrow|\w+day \d+ \w+), \d/)
  const more = purchase.getByRole('button', { name: 'Increase quantity' })
  await more.click()
  await more.click()
  await expect(more).toBeDisabled()
  // It keeps the focus and does nothing.
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(purchase.getByRole('status')).toHaveText('3')

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('listitem')).toHaveCount(3)
  await expect(crumbs.getByText(name)).toHaveAttribute('aria-current', 'page')
  const related = page.getByRole('region', { name: 'You may also like' })
  await expect(related.getByRole('article')).toHaveCount(4)
  await expect(related).not.toContainText(name)
  await expectAccessible(page)
})

test('header and product promise only what the product can make', { tag: '@long' }, async ({
  page,
}) => {
  const banner = page.getByRole('banner')
  const { id, name } = await addProduct({ leadDays: 3 })
  await page.goto(`/p/${id}`)
  await expect(banner).toContainText(/Order within .* for delivery \w+day/)
  await expect(page.getByRole('region', { name })).toContainText(/Earliest delivery: \w+day \d+/)

  const soldOut = await addProduct({ stock: 0 })
  await page.goto(`/p/${soldOut.id}`)
  await expect(page.getByRole('region', { name: soldOut.name })).toContainText('Sold out')
  await expect(page.getByText('Earliest delivery')).toHaveCount(0)
  await expect(banner).not.toContainText('Order within')
  await banner.getByRole('link', { name: 'Nawwar' }).click()
  await expect(banner).toContainText(/Order within .* for delivery (this|tomorrow|\w+day)/)
})

test('the picture viewer zooms by mouse and keyboard', { tag: '@long' }, async ({ page }) => {
  const { id, name } = await addProduct({ pictures: 2 })
  await page.goto(`/p/${id}`)
  const opener = page.getByRole('button', { name: `Zoom in: ${name}`, exact: true })
  await opener.click()
  const viewer = page.getByRole('dialog', { name: `Pictures of ${name}` })
  const picture = viewer.getByRole('img')
  await expect(picture).toHaveAttribute('alt', name)
  await expectAccessible(page)

  await picture.click()
  await expect(picture).toHaveCSS('scale', '2.5')
  await page.keyboard.press('0')
  await expect(picture).toHaveCSS('scale', '1')
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect(picture).toHaveCSS('scale', '1.5')
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowRight')
  await expect(picture).toHaveAttribute('alt', `${name}, picture 2`)
  await expect(viewer.getByRole('status')).toHaveText('2 of 2')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a customer swipes, zooms and closes pictures by touch', { tag: '@long' }, async ({
    page,
  }) => {
    const { id, name } = await addProduct({ pictures: 2 })
    await page.goto(`/p/${id}`)
    const first = page.getByRole('button', { name: 'Picture 1 of 2' })
    const second = page.getByRole('button', { name: 'Picture 2 of 2' })
    await swipe(page, page.getByRole('img', { name, exact: true }), { x: -260 })
    await expect(second).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('img', { name: `${name}, picture 2` })).toBeInViewport({
      ratio: 0.9,
    })
    await first.tap()
    await expect(first).toHaveAttribute('aria-current', 'true')

    await page.getByRole('button', { name: `Zoom in: ${name}`, exact: true }).tap()
    const viewer = page.getByRole('dialog', { name: `Pictures of ${name}` })
    const picture = viewer.getByRole('img')
    await pinch(page, picture, 2)
    await expect.poll(() => scaleOf(picture)).toBeCloseTo(2, 1)
    await picture.tap()
    await expect(picture).toHaveCSS('scale', '1')
    await picture.tap()
    await expect(picture).toHaveCSS('scale', '2.5')
    await viewer.getByRole('button', { name: 'Zoom out' }).tap()
    await picture.tap()
    await swipe(page, viewer, { x: -200 })
    await expect(viewer.getByRole('status')).toHaveText('2 of 2')
    await swipe(page, viewer, { x: -200 })
    await expect(viewer.getByRole('status')).toHaveText('2 of 2')
    await swipe(page, viewer, { y: 400 })
    await expect(viewer).toHaveCount(0)
  })

  test('Back closes the picture viewer and stays on the page', async ({ page }) => {
    const { id, name } = await addProduct()
    const card = await findCard(page, name)
    await card.getByRole('heading').getByRole('link').tap()
    await page.getByRole('button', { name: `Zoom in: ${name}`, exact: true }).tap()
    const viewer = page.getByRole('dialog', { name: `Pictures of ${name}` })
    await expect(viewer).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(viewer).toHaveCount(0)
    await expect(page).toHaveURL(`/p/${id}`)
  })

  test('a swipe or Back closes a panel and stays on the page', { tag: '@long' }, async ({
    page,
  }) => {
    const { id, name } = await addProduct()
    await page.goto(`/p/${id}`)
    await page.getByRole('region', { name }).getByRole('button', { name: 'Add to Cart' }).tap()
    const panel = page.getByRole('dialog', { name: 'Your cart' })
    await expect(panel.getByRole('link', { name })).toBeVisible()
    await swipe(page, panel, { y: 300 })
    await swipe(page, panel, { x: -200 })
    await expect(panel).toBeInViewport({ ratio: 1 })
    await swipe(page, panel, { x: 240 })
    await expect(panel).toHaveCount(0)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).tap()
    await expect(page).toHaveURL('/terms')
    await page.getByRole('button', { name: 'Cart, 1' }).tap()
    await expect(panel).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL('/terms')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(`/p/${id}`)
  })
})

function scaleOf(picture: Locator): Promise<number> {
  return picture.evaluate((image) => Number(getComputedStyle(image).scale))
}

test('sharing copies the address of the product', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const { id } = await addProduct()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/p/${id}?utm_source=somewhere`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/p/${id}`)
})

test('sharing uses the share sheet of the device where it has one', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const { id, name } = await addProduct()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: unknown) => {
        document.title = JSON.stringify(shared)
      },
    })
  })
  await page.goto(`/p/${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveTitle(JSON.stringify({ title: name, url: `${baseURL}/p/${id}` }))
})
