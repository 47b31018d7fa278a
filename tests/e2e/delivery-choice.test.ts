import type { Page } from '@playwright/test'
import { addDays, civilDateAt } from '../../src/commerce/delivery/cairo-time.ts'
import { formatShortDay } from '../../src/commerce/delivery/short-day-label.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { addProduct } from './test-data.ts'

const today = civilDateAt(Date.now())
// Near enough for a product that takes longer, and never past a cut-off.
const day = addDays(today, 4)
const zamalekFee = 60

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Delivery' })

async function choose(page: Page, area: string) {
  const panel = panelOf(page)
  const areas = panel.getByLabel('Delivery area')
  const value = await areas.locator('option', { hasText: area }).getAttribute('value')
  await areas.selectOption(value)
  await panel.locator(`[name="delivery.date"][value="${day}"]`).check({ force: true })
  await panel.getByRole('button', { name: 'Show available flowers' }).click()
  await expect(panel).toHaveCount(0)
}

const cardOf = (page: Page, { name }: { name: string }) => page.getByRole('article', { name })

test('a customer chooses area and day first, and reads what arrives at which price up to checkout', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const word = `Quillwort${Date.now()}`
  const soon = await addProduct({ name: `${word} posy`, price: 1450, leadDays: 0 })
  const late = await addProduct({ name: `${word} wreath`, price: 900, leadDays: 9 })
  // The search index has products of other processes after three seconds.
  await expect(async () => {
    await page.goto(`/search?q=${word}`)
    await expect(cardOf(page, late)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('main').getByRole('button', { name: 'Choose area and day' }).click()
  await expect(panelOf(page).getByRole('group', { name: 'Day', exact: true })).toBeVisible()
  await expectAccessible(page)
  await panelOf(page).getByRole('button', { name: 'Show available flowers' }).click()
  await expect(panelOf(page).getByText('Choose a delivery area.')).toBeVisible()
  await choose(page, 'Zamalek')

  const label = `Deliver to Zamalek, ${formatShortDay(day)}`
  await expect(page.getByRole('banner').getByRole('button', { name: label })).toBeVisible()
  await expect(cardOf(page, soon)).toContainText(`Arrives ${formatShortDay(day)}`)
  await expect(cardOf(page, soon)).toContainText('EGP 1,510 delivered')
  await expect(cardOf(page, late)).toContainText('Not in time')
  await expect(cardOf(page, late)).toContainText(/Earliest \w+/)
  await expect(page).toHaveURL(new RegExp(`day=${day}`))
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: 'Only flowers available on this day' }).check()
  await expect(cardOf(page, late)).toHaveCount(0)
  await expect(cardOf(page, soon)).toBeVisible()

  // Another browser opens the shared address: the server renders the same.
  const friend = await visitor()
  await friend.goto(page.url())
  await expect(cardOf(friend, soon)).toContainText('EGP 1,510 delivered')
  await expect(cardOf(friend, late)).toHaveCount(0)
  expect(await (await page.request.get(page.url())).text()).toMatch(/EGP\s1,510 delivered/)

  // The next page has no choice in its URL: it reads the stored one.
  await cardOf(page, soon).getByRole('link', { name: soon.name }).click()
  const purchase = page.getByRole('region', { name: soon.name })
  await expect(purchase).toContainText('EGP 1,510 delivered')
  await page.goto(`/p/${soon.id}`)
  await expect(purchase).toContainText('EGP 1,510 delivered')
  await purchase.getByRole('button', { name: 'Add to Cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart).toContainText(`${label}EGP ${zamalekFee}`)
  await expect(cart).toContainText('EGP 1,510')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL('**/checkout')
  const summary = page.getByRole('complementary')
  await expect(summary).toContainText(`EGP ${zamalekFee}`)
  await expect(summary).toContainText('EGP 1,510')
  await expect(page.locator(`[name="delivery.date"][value="${day}"]`)).toBeChecked()
})

test('a stored choice shifts nothing, and one that has passed is dropped', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Choose area and day$/ })
    .click()
  await choose(page, 'Zamalek')
  await expect(page.getByText(/^Arrives /).first()).toBeVisible()
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry)
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + entry.value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(page.getByText(/^Arrives /).first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01)

  await page.evaluate(() => {
    const stored = localStorage.getItem('delivery') ?? ''
    localStorage.setItem('delivery', stored.replace(/\d{4}-\d\d-\d\d/, '2026-01-01'))
  })
  await page.reload()
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Choose area and day' }),
  ).toBeVisible()
  await expect(page.getByText(/^Arrives /)).toHaveCount(0)
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('a press shows at once on a slow network, and another tab takes over the choice', {
    tag: '@long',
  }, async ({ page }) => {
    const header = page.getByRole('banner')
    const other = await page.context().newPage()
    await other.goto('/contact')
    await page.goto('/contact')
    await waitForHydration(page)
    const { promise: arrived, resolve: release } = Promise.withResolvers<void>()
    await page.route(/delivery-panel/, async (route) => {
      await arrived
      await route.continue()
    })
    const press = header.getByRole('button', { name: /Choose area and day$/ })
    await press.click()
    await expect(press).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(panelOf(page)).toBeVisible()
    expect(await widthOf(page)).toBeLessThanOrEqual(320)
    await choose(page, 'Zamalek')

    const label = `Deliver to Zamalek, ${formatShortDay(day)}`
    await expect(header.getByRole('button', { name: label })).not.toHaveAttribute('aria-busy')
    expect(await widthOf(page)).toBeLessThanOrEqual(320)
    await expect(other.getByRole('banner').getByRole('button', { name: label })).toBeVisible()
  })
})

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
