import type { Locator, Page } from '@playwright/test'
import { openAsSeller } from './demo-users.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import { expectToast } from './sign-in-steps.ts'
import { addProduct } from './test-data.ts'

const day = 24 * 60 * 60_000

test('a customer finds flowers by occasion, colour, size and search', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Categories' }).getByText('Occasions').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Occasions' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: 'Mother’s Day' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mother’s Day' })).toBeVisible()
  await expect(page.getByText(/^Sunday 21 March 20\d\d|March 20\d\d$/)).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Pink Peonies')
  await expectAccessible(page)

  await page.getByText('Filter', { exact: true }).click()
  const colours = page.getByRole('group', { name: 'Colour' })
  const pink = colours.getByRole('checkbox', { name: /^Pink/ })
  const count = await countOf(colours, 'Pink')
  expect(count).toBeGreaterThan(1)
  await pink.press('Space')
  await expect(page).toHaveURL(/\/occasions\/mothers-day\?colour=pink$/)
  await expectProducts(page, count)
  await expect(page.getByText(`${count} products match`)).toBeVisible()
  await expectAccessible(page)
  // A second colour adds its products: one of the colours is enough.
  const white = colours.getByRole('checkbox', { name: /^White/ })
  await expect(white).toBeVisible()
  await white.press('Space')
  await expect(page).toHaveURL(/\/occasions\/mothers-day\?colour=pink\+white$/)
  await expect(page.getByText(`${count} products match`)).toBeHidden()
  const both = await matchCount(page)
  expect(both).toBeGreaterThan(count)
  await expectProducts(page, both)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/p\//)
  await page.goBack()
  await expect(pink).toBeChecked()
  await expect(white).toBeChecked()
  await page.reload()
  await expectProducts(page, both)
  await expect(white).toBeChecked()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL(/\/occasions\/mothers-day$/)

  await page.reload()
  await page.getByText('Filter', { exact: true }).click()
  const sizes = page.getByRole('group', { name: 'Size' })
  const small = await countOf(sizes, 'Small, up to 20 stems')
  expect(small).toBeGreaterThan(1)
  await sizes.getByRole('checkbox', { name: /^Small/ }).press('Space')
  await expect(page).toHaveURL(/\/occasions\/mothers-day\?size=small$/)
  await expect(page.getByText(`${small} products match`)).toBeVisible()
  await expectProducts(page, small)

  await page.goto('/search?q=mothers%20day%20roses&flower=rose')
  const flowers = page.getByRole('group', { name: 'Flower' })
  await expect(flowers.getByRole('checkbox', { name: /^Roses? / })).toBeChecked()
  await page.getByRole('link', { name: 'Flowers for Mother’s Day' }).click()
  await expect(page).toHaveURL(/\/occasions\/mothers-day$/)
})

/** The number beside a value of a filter. */
async function countOf(group: Locator, name: string): Promise<number> {
  const text = await group.getByText(new RegExp(`^${name} \\(`)).textContent()
  return Number(/\((\d+)\)/.exec(text ?? '')?.[1])
}

async function matchCount(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+ products match$/).textContent()
  return Number.parseInt(text ?? '', 10)
}

/** Six products load with the page, the others on scrolling. */
async function expectProducts(page: Page, count: number): Promise<void> {
  const cards = page.getByRole('article')
  // The list before the filter stays until the new one is there.
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(cards).toHaveCount(count, { timeout: 1_000 })
  }).toPass()
}

test('an occasion has its facts for search engines, and an unknown one is not found', async ({
  request,
}) => {
  const html = await (await request.get('/occasions/birthday')).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/occasions\/birthday"/)
  expect(html).toContain('"@type":"CollectionPage"')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toMatch(/hrefLang="ar" href="[^"]*\/ar\/occasions\/birthday"/i)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toMatch(/<loc>[^<]*\/ar\/occasions\/birthday<\/loc>/)
  expect((await request.get('/occasions/no-such-occasion')).status()).toBe(404)
})

testWithErrors.describe('without JavaScript', () => {
  testWithErrors.use({ javaScriptEnabled: false })

  testWithErrors(
    'a filter of the address stays when the form is sent',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/occasions/birthday?colour=pink&size=small')
      const before = await page.getByRole('article').count()
      expect(before).toBeGreaterThan(1)
      await page.getByLabel('In stock').check()
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(page).toHaveURL(/\/occasions\/birthday\?.*stock=true/)
      await expect(page).toHaveURL(/[?&]colour=pink&size=small&/)
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  )
})

async function addToOccasion(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Find a product to add/ }).fill(name)
  await page.getByRole('button', { name: `Add ${name}` }).click()
}

test('a seller publishes a sensitive occasion, edits, archives and restores it', {
  tag: '@long',
}, async ({ page }) => {
  const first = await addProduct({
    price: 900,
    salePrice: 630,
    saleStartDate: Date.now() - day,
    saleEndDate: Date.now() + day,
  })
  const second = await addProduct()
  await openAsSeller(page, '/dashboard/occasions')
  await expect(page.getByRole('list', { name: 'Occasions in shop order' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New occasion' }).click()

  const id = crypto.randomUUID().slice(0, 8)
  await page.getByLabel('Name', { exact: true }).fill(`Remembrance ${id}`)
  await expect(page.getByLabel('Page URL')).toHaveValue(`remembrance-${id}`)
  await page.getByLabel(/^Introduction/).fill('Quiet flowers.')
  await page.getByLabel('Sensitive occasion').check()
  await page.getByLabel('Date rule').selectOption({ label: 'Dates that move' })
  await page.getByLabel('Date 1').fill('2031-04-03')
  await page.getByLabel('To confirm').check()
  await expect(page.getByText(/^Upcoming: .*3 April 2031.*\(to confirm\)/)).toBeVisible()
  await addToOccasion(page, first.name)
  await addToOccasion(page, second.name)
  await page.getByRole('button', { name: `Move ${second.name}`, exact: true }).press('Space')
  await expect(page.getByText(`${second.name} is at position 2 of 2.`)).toBeAttached()
  // A picked-up product reacts to arrow keys a moment later.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`${second.name} is at position 1 of 2.`)).toBeAttached({
      timeout: 1_000,
    })
  }).toPass()
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expectToast(page, 'Saved Successfully')
  await page.waitForURL(/\/dashboard\/occasions\/[A-Za-z0-9]{20}$/)
  const editor = page.url()

  await page.getByRole('link', { name: 'View page' }).click()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText(second.name)
  await expect(page.getByText('% OFF')).toBeHidden()
  await expect(cards.last().getByText('630')).toBeVisible()
  await expect(cards.last().getByText('900')).toBeHidden()

  await page.goto(editor)
  await page.getByLabel('Arabic name').fill('ذكرى')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Saved Successfully')
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('Archived', { exact: true })).toBeVisible()
  const address = `/occasions/remembrance-${id}`
  // Another instance caches the occasions for one second.
  const statusOf = async (path: string) => (await page.request.get(path)).status()
  await expect.poll(() => statusOf(address)).toBe(404)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('link', { name: 'View page' })).toBeVisible()
  await expect.poll(() => statusOf(`/ar${address}`)).toBe(200)
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('Archived', { exact: true })).toBeVisible()
})

test('archiving an occasion waits until its save has finished', { tag: '@long' }, async ({
  page,
}) => {
  await openAsSeller(page, '/dashboard/occasions/new')
  const id = crypto.randomUUID().slice(0, 8)
  await page.getByLabel('Name', { exact: true }).fill(`Harvest ${id}`)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expectToast(page, 'Saved Successfully')

  const archive = page.getByRole('button', { name: 'Archive', exact: true })
  await expect(archive).toBeEnabled()
  await page.getByLabel('Arabic name').fill('حصاد')
  const resume = await pauseCalls(page, '**/_serverFn/occasions.getStaffOccasion?*')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Saved Successfully')
  await expect(archive).toBeDisabled()
  resume()
  await archive.click()
  await expect(page.getByText('Archived', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Arabic name')).toHaveValue('حصاد')
  await expect(page.getByText('Unsaved changes')).toBeHidden()
})
