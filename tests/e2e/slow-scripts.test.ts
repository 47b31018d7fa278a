import type { Page } from '@playwright/test'
import { goToCheckout, payOnline } from './checkout-steps.ts'
import { openAsSeller } from './demo-users.ts'
import { expect, test } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import { openWithPausedScripts } from './paused-scripts.ts'
import { newAddress, validPassword } from './sign-in-steps.ts'
import { addProduct } from './test-data.ts'

test('the scripts of the home page start after its first paint', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const times = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name))
    return {
      paint: paint?.startTime ?? 0,
      script: Math.min(...scripts.map(({ startTime }) => startTime)),
    }
  })
  expect(times.script).toBeGreaterThan(times.paint)
})

test('/login keeps typing from before hydration', async ({ page }) => {
  const scripts = await openWithPausedScripts(page, '/login')
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const address = newAddress()
  await email.fill(address)
  await password.fill(validPassword)
  await expect(page.getByRole('button', { name: 'Continue as a guest' })).toBeDisabled()
  await scripts()
  await expect(page.getByRole('button', { name: 'Continue as a guest' })).toBeEnabled()
  await expect(email).toHaveValue(address)
  await expect(password).toHaveValue(validPassword)
})

test('/register keeps typing from before hydration', { tag: '@long' }, async ({ page }) => {
  const scripts = await openWithPausedScripts(page, '/register')
  const typed = { 'Your name': 'Nour Hamdi', Email: newAddress() }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Password', { exact: true }).fill(validPassword)
  await scripts()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByLabel(label)).toHaveValue(text)
  }
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(validPassword)
})

test('filters set before hydration are applied', { tag: '@long' }, async ({ page }) => {
  const list = await openWithPausedScripts(page, '/search?q=rose')
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('On sale').check()
  await list()
  await expect(page).toHaveURL('/search?q=rose&sale=true')
  await expect(page.getByLabel('On sale')).toBeChecked()

  const scripts = await openWithPausedScripts(page, '/freshness')
  const search = page.getByRole('banner').getByLabel('Search for flowers')
  await search.fill('peony')
  await search.blur()
  await scripts()
  await expect(page).toHaveURL(/\/search\?q=peony/)
  await expect(search).toHaveValue('peony')
})

test('add-ons pressed before hydration are added', { tag: '@long' }, async ({ page }) => {
  const bouquet = await addProduct()
  const scripts = await openWithPausedScripts(page, `/p/${bouquet.id}`)
  const offers = page.getByRole('region', { name: 'Add something' }).getByRole('listitem')
  const [first, second] = [offers.nth(0).getByRole('button'), offers.nth(1).getByRole('button')]
  await first.click()
  await second.press('Enter')
  await scripts()
  const purchase = page.getByRole('region', { name: bouquet.name })
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(second).toBeFocused()
  await purchase.getByRole('button', { name: 'Add to Cart' }).click()
  const panel = page.getByRole('dialog', { name: 'Your cart' })
  await expect(panel).toContainText('3 items')
})

test('a heart pressed before hydration keeps a saved product in a browser without ARIA properties', {
  tag: '@long',
}, async ({ page }) => {
  const peas = await addProduct()
  const heart = page
    .getByRole('region', { name: peas.name })
    .getByRole('button', { name: /wishlist/i })
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'ariaPressed'))
  await page.goto(`/p/${peas.id}`)
  await heart.click()
  // The list opens over the page.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const scripts = await openWithPausedScripts(page, `/p/${peas.id}`)
  await heart.click()
  await scripts()
  await page.waitForFunction(() => 'earlyClicks' in window && window.earlyClicks === null)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a price filter typed during hydration keeps the focus', async ({ page }) => {
  const scripts = await openWithPausedScripts(page, '/')
  await page.getByText('Filter', { exact: true }).click()
  const upTo = page.getByLabel('Max price (EGP)')
  await upTo.pressSequentially('7')
  await scripts()
  await expect(page).toHaveURL('/?max=7')
  await expect(page.getByText('1 active')).toBeVisible()
  await page.keyboard.type('00')
  await expect(page).toHaveURL('/?max=700')
  await expect(upTo).toHaveValue('700')
})

for (const path of ['/', '/occasions/birthday']) {
  test(`a price filter of ${path} keeps the focus while all requests wait`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.clock.install()
    await page.goto(path)
    await page.getByText('Filter', { exact: true }).click()
    await expect(page.getByRole('group', { name: 'Colour' })).toBeVisible()
    // The session and all that the page shows are stale.
    await page.clock.runFor(11_000)
    // Code as well as responses.
    const respond = await pauseCalls(page, /_serverFn|\.js$/)
    const upTo = page.getByLabel('Max price (EGP)')
    await upTo.pressSequentially('7')
    await expect(page).toHaveURL(/max=7$/)
    // Another page would show a spinner after a second.
    await page.clock.runFor(2_000)
    await page.keyboard.type('0')
    await expect(upTo).toHaveValue('70')
    respond()
    await expect(page).toHaveURL(/max=70$/)
    await expect(page.getByText('1 active')).toBeVisible()
    await expect(upTo).toBeFocused()
  })
}

test('a price filter keeps the focus when the first digit matches nothing', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/search?q=rose&sort=price')
  await page.getByText('Filter', { exact: true }).click()
  const upTo = page.getByLabel('Max price (EGP)')
  await upTo.pressSequentially('1')
  await expect(page).toHaveURL('/search?q=rose&sort=price&max=1')
  await expect(page.getByText('No flowers match your search.')).toBeVisible()
  await page.keyboard.type('000')
  await expect(page).toHaveURL('/search?q=rose&sort=price&max=1000')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(upTo).toBeFocused()
  await expect(upTo).toHaveValue('1000')
})

test('a button of an order pressed before hydration works', { tag: '@long' }, async ({ page }) => {
  await goToCheckout(page)
  await page.getByRole('radio', { name: /^Ask the recipient/ }).check({ force: true })
  await payOnline(page)
  const scripts = await openWithPausedScripts(page, page.url())
  await page.getByRole('button', { name: 'Create link' }).press('Enter')
  await scripts()
  await expect(page.getByText(/\/a\/[A-Za-z0-9]{40}$/)).toBeVisible()
  const lost = page.locator('main button:enabled:not([data-early])')
  await expect(lost).toHaveCount(0)
})

/** Slows the page's scripts down, so that it hydrates for seconds. Returns how to end that. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  const setRate = async (rate: number) => {
    await browser.send('Emulation.setCPUThrottlingRate', { rate })
  }
  await setRate(8)
  return () => setRate(1)
}

test('a filter of the dashboard is applied as soon as it is enabled', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  await openAsSeller(page, '/dashboard/orders')
  const speedUp = await slowDown(page)
  await page.goto('/dashboard/orders?query=Nour', { waitUntil: 'commit' })
  const sorting = page.getByRole('main').getByLabel('Sort by')
  await sorting.selectOption({ label: 'Delivery date, from today' })
  await speedUp()
  await expect(page).toHaveURL(/by=delivery/)
  await expect(sorting).toHaveValue('delivery')
})

test('a link of the header pressed while the page hydrates opens its page', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    const poll = setInterval(() => {
      const link = document.querySelector<HTMLAnchorElement>('header a[href="/occasions"]')
      const isRendered = link && Object.keys(link).some((key) => key.startsWith('__reactProps'))
      if (!isRendered) return
      clearInterval(poll)
      link.click()
    })
  })
  const speedUp = await slowDown(page)
  await page.goto('/search?q=rose', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/occasions')
  await speedUp()
  await expect(page.getByRole('heading', { level: 1, name: 'Occasions' })).toBeVisible()
})
