import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'

const cards = 'article'

test('the home page begins with six, and shows every flower once as one scrolls', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator(cards)).toHaveCount(6)
  const more = page.getByRole('link', { name: 'Show more flowers' })
  await more.scrollIntoViewIfNeeded()
  await expect(page.locator(cards)).toHaveCount(36)
  await expect(async () => {
    await page.locator('footer').scrollIntoViewIfNeeded()
    expect(await page.locator(cards).count()).toBeGreaterThanOrEqual(48)
  }).toPass()
  const addresses = await page
    .locator(`${cards} h3 a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThanOrEqual(48)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('more flowers come also where a busy browser tells late, and all at once, what is in view', async ({
  page,
}) => {
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

// Without the watch over failed requests: none of the page's scripts may run.
testWithErrors.describe('without script', () => {
  testWithErrors.use({ javaScriptEnabled: false })

  testWithErrors(
    'the further pages, the filters and the search are links and forms',
    async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Show more flowers' }).click()
      await expect(page).toHaveURL(/\?after=\w{20}$/)
      await expect(page.locator(cards)).toHaveCount(30)
      await page.getByRole('link', { name: 'Back to the first page' }).click()
      await expect(page.locator(cards)).toHaveCount(6)

      await page.getByText('Sort and filter').click()
      await page.getByLabel('On sale').check()
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(page).toHaveURL(/sale=/)
      await expect(page.locator(cards).first()).toBeVisible()
      for (const card of await page.locator(cards).all()) await expect(card).toContainText('% OFF')

      await page.goto('/search')
      await page.getByRole('banner').getByLabel('Search for flowers').fill('peony')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Flowers for “peony”' })).toBeVisible()
      await expect(page.locator(cards).first()).toBeVisible()
    },
  )
})

test('a category shows its own flowers, and going back leads to where one was', async ({
  page,
}) => {
  await page.goto('/')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  // Whoever points at a link means to follow it.
  const ahead = page.waitForRequest('**/_serverFn/catalogue.listProducts?*')
  await categories.getByRole('link', { name: 'Tulips' }).hover()
  await ahead
  await categories.getByRole('link', { name: 'Tulips' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tulips' })).toBeVisible()
  await expect(page).toHaveTitle('Tulips | Nawwar')
  const third = page.locator(cards).nth(4)
  // Unlike scrolling alone, hovering waits for the card that takes the place of a skeleton.
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
  test(`an ${kind} category is an empty shelf with a way on`, async ({ page }) => {
    const answer = await page.goto(`/?category=${category}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByText('There is no such category, or no longer.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See all flowers' }).click()
    await expect(page.locator(cards)).toHaveCount(6)
  })
}

test('sorting and filters stand in the address, and can be cleared', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Sort and filter').click()
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page).toHaveURL(/sort=price/)
  await page.getByLabel('Up to, in EGP').fill('700')
  await page.getByLabel('In stock').check()
  await expect(page).toHaveURL(/max=700/)
  await expect(page).toHaveURL(/stock=true/)
  await expect.poll(async () => Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(700)
  await expectAccessible(page)

  await page.reload()
  const prices = await pricesOf(page)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  expect(Math.max(...prices)).toBeLessThanOrEqual(700)
  await page.getByLabel('Up to, in EGP').fill('1')
  await expect(page.getByText('Nothing is left with these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('what is cleared or left as soon as it was typed does not come back', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?stock=true')
  const upTo = page.getByLabel('Up to, in EGP')
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

test('whoever works by keyboard goes on from the list once its filters are cleared', async ({
  page,
}) => {
  await page.goto('/?max=1')
  await page.getByRole('link', { name: 'Clear the filters' }).press('Enter')
  await expect(page.locator(cards)).toHaveCount(6)
  await expect(page.getByRole('main')).toBeFocused()
})

test('after a category the filters say what is shown again', async ({ page }) => {
  await page.goto('/?max=700')
  await page.getByRole('banner').getByRole('link', { name: 'Roses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roses' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'All flowers' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('')
  await expect(page.getByLabel('Up to, in EGP')).toHaveValue('700')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page).toHaveURL('/?sort=price&max=700')
})

for (const added of ['fbclid=IwAR0abc', 'utm_source=mail&utm_campaign=spring', 'sort=magic']) {
  test(`an address with ${added} shows the shop as it is`, async ({ page, request }) => {
    const sent = await (await request.get(`/?${added}`)).text()
    expect(/<h1[^>]*>([^<]+)/.exec(sent)?.[1]).toBe('Cut at dawn, at the door by evening')
    expect(sent).not.toContain('noindex')
    await page.goto(`/?${added}`)
    await expect(page.locator(cards)).toHaveCount(6)
    await expect(page.getByText(/\d chosen/)).toHaveCount(0)
    await expect(page).toHaveURL(`/?${added}`)
    await page.goto(`/search?q=rose&${added}`)
    await expect(page.locator(cards).first()).toBeVisible()
    await expect(page.getByText(/\d chosen/)).toHaveCount(0)
  })
}

test('the filters stay open when the last of them is taken off', async ({ page }) => {
  await page.goto('/?stock=true')
  const inStock = page.getByLabel('In stock')
  await expect(inStock).toBeChecked()
  await inStock.uncheck()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('1 chosen')).toHaveCount(0)
  await expect(inStock).toBeVisible()
  await page.getByText('Sort and filter').click()
  await expect(inStock).toBeHidden()
})

test('a search finds as one types, also with one wrong letter', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByLabel('Search for flowers').fill('tulop')
  await expect(page).toHaveURL(/\/search\?q=tulop/)
  await expect(page.locator(cards).first()).toContainText(/tulip/i)
  await page.getByRole('banner').getByLabel('Search for flowers').fill('bicycle')
  await expect(page.getByText(/^We found nothing by these words/)).toBeVisible()
  await expectAccessible(page)
})

/** What the products that are shown cost now. */
async function pricesOf(page: Page): Promise<number[]> {
  const words = await page.locator(cards).allInnerTexts()
  return words.map((text) => Number(/EGP\s([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')))
}
