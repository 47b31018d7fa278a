import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import { register } from './sign-in-steps.ts'

/** The catalogue; the home page shows bestsellers above it. */
const cards = 'article:not(section[aria-labelledby="selling"] *)'

test('the home page starts with six products and loads each product once on scroll', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator(cards)).toHaveCount(6)
  const more = page.getByRole('link', { name: 'Show more flowers' })
  await more.scrollIntoViewIfNeeded()
  await expect(page.locator(cards)).toHaveCount(36)
  await expect(async () => {
    await page.locator('footer').scrollIntoViewIfNeeded()
    expect(await page.locator(cards).count()).toBeGreaterThanOrEqual(47)
  }).toPass()
  const addresses = await page
    .locator(`${cards} h3 a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThanOrEqual(47)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('the list keeps its place when more products appear', async ({ page }) => {
  await page.goto('/')
  const more = page.getByRole('link', { name: 'Show more flowers' })
  await more.scrollIntoViewIfNeeded()
  await expect(page.locator(cards)).toHaveCount(36)
  await expect(more).not.toBeInViewport()
  await expect(page.locator(cards)).toHaveCount(36)
})

test('infinite scroll works when a busy browser reports intersections late and together', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const away = (entry: IntersectionObserverEntry) => ({ ...entry, isIntersecting: false })
        super((entries, observer) => tell([...entries.map(away), ...entries], observer), options)
      }
    }
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Show more flowers' }).scrollIntoViewIfNeeded()
  await expect(page.locator(cards)).toHaveCount(36)
})

// Failed requests are expected: no script of the page may run.
testWithErrors.describe('without JavaScript', () => {
  testWithErrors.use({ javaScriptEnabled: false })

  testWithErrors('pagination, filters and search work as links and forms', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Show more flowers' }).click()
    await expect(page).toHaveURL(/\?after=\w{20}$/)
    await expect(page.locator(cards)).toHaveCount(30)
    await page.getByRole('link', { name: 'Back to the first page' }).click()
    await expect(page.locator(cards)).toHaveCount(6)

    await page.getByText('Filter', { exact: true }).click()
    await page.getByLabel('On sale').check()
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page).toHaveURL(/sale=/)
    await expect(page.locator(cards).first()).toBeVisible()
    for (const card of await page.locator(cards).all()) await expect(card).toContainText('% OFF')

    await page.goto('/search')
    await page.getByRole('banner').getByLabel('Search for flowers').fill('peony')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Results for “peony”' })).toBeVisible()
    await expect(page.locator(cards).first()).toBeVisible()
  })

  for (const path of ['/login', '/register', '/checkout']) {
    const details = path === '/checkout' ? {} : { tag: '@long' }
    testWithErrors(`${path} says that it needs JavaScript`, details, async ({ page }) => {
      await page.goto(path)
      // The text locators of Playwright skip this element.
      const notice = page.locator('noscript p')
      await expect(notice).toBeVisible()
      await expect(notice).toContainText('Turn on JavaScript in your browser')
      await notice.getByRole('link', { name: 'contact us' }).click()
      await expect(page).toHaveURL(/\/contact$/)
    })
  }
})

test('the checkout of a signed-in customer says that it needs JavaScript', {
  tag: '@long',
}, async ({ page }) => {
  await register(page)
  const html = await (await page.request.get('/checkout')).text()
  expect(html).toMatch(/<noscript><p[^>]*>Turn on JavaScript in your browser to order/)
})

test('a category shows its products, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  // Hovering a link prefetches its page.
  const ahead = page.waitForRequest('**/_serverFn/catalogue.listProducts?*')
  await categories.getByRole('link', { name: 'Tulips' }).hover()
  await ahead
  await categories.getByRole('link', { name: 'Tulips' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tulips' })).toBeVisible()
  await expect(page).toHaveTitle('Tulips | Nawwar')
  const third = page.locator(cards).nth(4)
  // Hover waits for the card that replaces a skeleton; scrolling alone does not.
  await third.getByRole('heading').hover()
  await page.evaluate(() => scrollBy(0, 200))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  await third.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/p\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Tulips' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

for (const [kind, category] of [
  ['unknown', 'abcdefghij0123456789'],
  ['malformed', '%00%22;drop table'],
]) {
  test(`a category that is ${kind} shows an empty state with a link`, { tag: '@long' }, async ({
    page,
  }) => {
    const answer = await page.goto(`/?category=${category}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByText('This category is not available.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See all flowers' }).click()
    await expect(page.locator(cards)).toHaveCount(6)
  })
}

test('sorting and filters are in the address and can be cleared', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page).toHaveURL(/sort=price/)
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Max price (EGP)').fill('700')
  await page.getByLabel('In stock').check()
  await expect(page).toHaveURL(/max=700/)
  await expect(page).toHaveURL(/stock=true/)
  await expect.poll(async () => Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(700)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page)

  await page.reload()
  const prices = await pricesOf(page)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  expect(Math.max(...prices)).toBeLessThanOrEqual(700)
  await page.getByLabel('Max price (EGP)').fill('1')
  await expect(page.getByText('No flowers match these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL('/?sort=price')
})

test('a filter cleared or left right after typing does not come back', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/?stock=true')
  const upTo = page.getByLabel('Max price (EGP)')
  await upTo.fill('1')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.clock.fastForward(1_000)
  await expect(upTo).toHaveValue('')
  await expect(page).toHaveURL(/\/$/)

  await upTo.fill('1')
  await page.getByRole('banner').getByRole('link', { name: 'Roses' }).click()
  await page.clock.fastForward(1_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Roses' })).toBeVisible()
  await expect(page).toHaveURL(/\?category=\w{20}$/)
})

test('clearing the filters moves the focus to the list', { tag: '@long' }, async ({ page }) => {
  await page.goto('/?max=1')
  await page.getByRole('link', { name: 'Clear filters' }).press('Enter')
  await expect(page.locator(cards)).toHaveCount(6)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the filters match the list after visiting a category', { tag: '@long' }, async ({ page }) => {
  await page.goto('/?max=700')
  await page.getByRole('banner').getByRole('link', { name: 'Roses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roses' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'All flowers' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('')
  await expect(page.getByLabel('Max price (EGP)')).toHaveValue('700')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page).toHaveURL('/?sort=price&max=700')
})

for (const added of ['fbclid=IwAR0abc', 'utm_source=mail&utm_campaign=spring', 'sort=magic']) {
  test(`an address with ${added} shows the unfiltered storefront`, { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const sent = await (await request.get(`/?${added}`)).text()
    expect(/<h1[^>]*>([^<]+)/.exec(sent)?.[1]).toBe('Cut at dawn, delivered by evening')
    expect(sent).not.toContain('noindex')
    await page.goto(`/?${added}`)
    await expect(page.locator(cards)).toHaveCount(6)
    await expect(page.getByText(/\d active/)).toHaveCount(0)
    await expect(page).toHaveURL(`/?${added}`)
    await page.goto(`/search?q=rose&${added}`)
    await expect(page.locator(cards).first()).toBeVisible()
    await expect(page.getByText(/\d active/)).toHaveCount(0)
  })
}

test('the filter panel stays open when the last filter is removed', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/?stock=true')
  const inStock = page.getByLabel('In stock')
  await expect(inStock).toBeChecked()
  await inStock.uncheck()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('1 active')).toHaveCount(0)
  await expect(inStock).toBeVisible()
  await page.getByText('Filter', { exact: true }).click()
  await expect(inStock).toBeHidden()
})

test('search shows results while typing, understands occasions, Arabic and typos', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByLabel('Search for flowers').fill('tulop')
  await expect(page).toHaveURL(/\/search\?q=tulop/)
  await expect(page.locator(cards).first()).toContainText(/tulip/i)
  for (const [query, flower] of [
    ['gift for mother', /peon|rose|tulip|orchid/i],
    ['عبّاد الشمس', /sunflower/i],
  ] as const) {
    await page.getByRole('banner').getByLabel('Search for flowers').fill(query)
    // An Arabic query is isolated within the English heading.
    await expect(page.getByRole('heading', { level: 1, name: query })).toBeVisible()
    await expect(page.locator(cards).first()).toContainText(flower)
  }
  await page.getByRole('banner').getByLabel('Search for flowers').fill('bicycle')
  await expect(page.getByText(/^No flowers match your search/)).toBeVisible()
  await expectAccessible(page)
})

/** Current prices of the shown products. */
async function pricesOf(page: Page): Promise<number[]> {
  const words = await page.locator(cards).allInnerTexts()
  return words.map((text) => Number(/EGP\s([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')))
}
