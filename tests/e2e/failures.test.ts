import type { Page } from '@playwright/test'
import { findCard } from './checkout-steps.ts'
import { openAsSeller } from './demo-users.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import { expectToast, fillInSignIn, newAddress, validPassword } from './sign-in-steps.ts'
import { addProduct } from './test-data.ts'

// Requests fail on purpose here.

testWithErrors(
  'a failed read shows an error with the status of the server',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/')
    await page.route('**/_serverFn/catalogue.listProducts?*', (route) =>
      route.fulfill({ status: 503, body: 'down' }),
    )
    await page.clock.install()
    const categories = page.getByRole('navigation', { name: 'Categories' })
    await categories.getByRole('link', { name: 'Tulips' }).click()
    await expect(page.getByText('HTTP error! status: 503')).toBeVisible()
    // Three retries with exponential backoff.
    await expect(async () => {
      await page.clock.fastForward(5_000)
      await expect(page.getByRole('alert')).toContainText('Failed to fetch data.', { timeout: 300 })
    }).toPass()
    await expectAccessible(page)
    await page.unroute('**/_serverFn/catalogue.listProducts?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)

testWithErrors(
  'a page that fails to render shows Error with a safe message',
  { tag: '@long' },
  async ({ page }) => {
    const { id, name } = await addProduct()
    await findCard(page, name)
    await page.route('**/_serverFn/catalogue.getProduct?*', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'text/plain',
        body: 'SqliteError: no such column at /srv/shop/secret.ts:1',
      }),
    )
    await page.clock.install()
    await page.getByRole('article').getByRole('heading').getByRole('link').click()
    await expect(async () => {
      await page.clock.fastForward(5_000)
      await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible({
        timeout: 300,
      })
    }).toPass()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('HTTP error! status: 500')
    await expectAccessible(page)
    await page.unroute('**/_serverFn/catalogue.getProduct?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(`/p/${id}`)
  },
)

testWithErrors(
  'the server renders a page whose scripts the browser cannot load',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/')
    // A release between two pages: the old code is gone, and the new page refers to the new code.
    const oldCode = '**/assets/_policy-*.js'
    await page.route(oldCode, (route) => route.abort())
    await page.route('/delivery', async (route) => {
      await page.unroute(oldCode)
      await route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'How we deliver' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible()
    await expect(page).toHaveURL('/delivery')
  },
)

testWithErrors(
  'a page whose release is gone reloads once when its code is missing',
  { tag: '@long' },
  async ({ page }) => {
    const panel = '**/assets/cart-panel-*.js'
    await page.route(panel, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Cart', exact: true })
    // A press before hydration is repeated by the shop, and would count as well.
    await page.waitForFunction(() => 'earlyClicks' in window && window.earlyClicks === null)
    const reloaded = page.waitForEvent('load')
    await opener.click()
    await reloaded
    await page.waitForFunction(() => 'earlyClicks' in window && window.earlyClicks === null)
    await opener.click()
    await expectToast(page, 'Failed to fetch data.')
    await page.unroute(panel)
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
    expect(loads).toBe(2)
  },
)

testWithErrors(
  'a panel whose code fails to load leaves the page intact',
  { tag: '@long' },
  async ({ page }) => {
    const { id, name } = await addProduct({ pictures: 1 })
    const panels = /\/assets\/(cart-panel|picture-viewer)-.*\.js$/
    await page.route(panels, (route) => route.abort())
    await page.goto(`/p/${id}`)
    const opener = page.getByRole('button', { name: `Zoom in: ${name}`, exact: true })
    await opener.click()
    await expectToast(page, 'Failed to fetch data.')
    await page.getByRole('region', { name }).getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1' })).toBeVisible()
    await expectToast(page, 'Failed to fetch data.')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    await page.unroute(panels)
    await page.getByRole('button', { name: 'Cart, 1' }).click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('1 item')
    await page.keyboard.press('Escape')
    await opener.click()
    await expect(page.getByRole('dialog', { name: `Pictures of ${name}` })).toBeVisible()
  },
)

for (const [list, filter, call] of [
  ['reviews', 'Hidden', /listReviews/],
  ['claims', 'Answered', /listClaims/],
] as const) {
  test(`a filter of the ${list} keeps the focus after a slow session and while the list loads`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.clock.install()
    await openAsSeller(page, `/dashboard/${list}`)
    const chip = page.getByRole('link', { name: filter, exact: true })
    // The session is stale.
    await page.clock.runFor(11_000)
    const readSession = await pauseCalls(page, /getSession/)
    const respond = await pauseCalls(page, call)
    await chip.click()
    await page.waitForURL(/show=/)
    // Another page would show a spinner after a second.
    await page.clock.runFor(2_000)
    readSession()
    await expect(chip).toHaveAttribute('aria-current', 'page')
    await expect(chip).toBeFocused()
    respond()
  })
}

test('a slow page shows a spinner', { tag: '@long' }, async ({ page }) => {
  const { name } = await addProduct()
  await findCard(page, name)
  const answer = await pauseCalls(page, '**/_serverFn/catalogue.getProduct?*')
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  const spinner = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' })
  await expect(spinner).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the search field stays while results are loading', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto('/search?q=rose')
  const answer = await pauseCalls(page, '**/_serverFn/catalogue.listProducts?*')
  const field = page.getByRole('main').getByLabel('Search for flowers')
  await field.fill('roses')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “roses”' })).toBeVisible()
  await page.clock.fastForward(3000)
  await expect(field).toBeFocused()
  await field.fill('tulip')
  answer()
  await expect(page.getByRole('article').first()).toContainText(/tulip/i)
})

test('toasts appear at the top center, three at most, for four seconds', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { id } = await addProduct()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/p/${id}`)
  const share = page.getByRole('button', { name: 'Share' })
  const toasts = page.locator('[data-sonner-toast]')
  const shownMs = toastDuration(page)
  await share.click()
  expect(await shownMs).toBeGreaterThanOrEqual(3_500)

  await share.press('Enter')
  // Hovering pauses the timer.
  await toasts.first().hover()
  for (let more = 0; more < 3; more++) await share.press('Enter')
  await expect(toasts).toHaveCount(4)
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3)
  const place = await page.locator('[data-sonner-toaster]').boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - width / 2)).toBeLessThan(2)
  const header = await page.getByRole('banner').boundingBox()
  const below = (header?.y ?? 0) + (header?.height ?? 0)
  expect(place?.y).toBeGreaterThan(below)
  expect(place?.y).toBeLessThan(below + 40)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close toast' }).first().click()
  await expect(toasts).toHaveCount(3)
})

test('a toast over a panel can be hovered and closed while the panel stays open', {
  tag: '@long',
}, async ({ page, context }) => {
  const { id, name } = await addProduct()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The panel fills a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/p/${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const toasts = page.locator('[data-sonner-toast]')
  await expect(toasts).toHaveCount(1)
  await page.getByRole('region', { name }).getByRole('button', { name: 'Add to Cart' }).click()
  const panel = page.getByRole('dialog', { name: 'Your cart' })
  await expect(panel).toBeVisible()
  await toasts.hover()
  for (const button of await panel.getByRole('button').all()) {
    await expect(async () => {
      const [toast, covered] = [await toasts.boundingBox(), await button.boundingBox()]
      if (!toast || !covered) throw new Error('Not visible.')
      const isBeside = toast.y + toast.height <= covered.y || covered.y + covered.height <= toast.y
      expect(isBeside).toBe(true)
    }).toPass()
  }
  await page.getByRole('button', { name: 'Close toast' }).click()
  await expect(toasts).toHaveCount(0)
  await expect(panel).toBeVisible()
})

testWithErrors('an error goes when its page is left', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  await fillInSignIn(page, newAddress(), validPassword)
  await expectToast(page, 'Email or Password is Incorrect!')
  const toasts = page.locator('[data-sonner-toast]')
  // Hovering pauses the timer. An error of the last second may itself lead to another page.
  await toasts.hover()
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((from) => performance.now() - from > 1_000, since)
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter')
  await expect(page).toHaveURL(/\/reset-password/)
  await expect(toasts).toHaveCount(0)
})

/** How long the next toast is shown. Measured in the page, because a busy test runner notices it late. */
function toastDuration(page: Page): Promise<number> {
  return page.evaluate(() => {
    const hidden = Promise.withResolvers<number>()
    let shownAt: number | undefined
    new MutationObserver(() => {
      const isShown = document.querySelector('[data-sonner-toast]') !== null
      if (isShown) shownAt ??= performance.now()
      else if (shownAt !== undefined) hidden.resolve(performance.now() - shownAt)
    }).observe(document.body, { childList: true, subtree: true })
    return hidden.promise
  })
}
