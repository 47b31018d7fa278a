import type { Locator, Page } from '@playwright/test'
import { orderPage } from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'
import { addProduct } from './test-data.ts'

/** Counts what a customer does on a phone: docs/design-system.md records the figures. */
function countOf(page: Page) {
  const count = { taps: 0, fields: 0 }
  return {
    count,
    async tap(control: Locator) {
      await control.click()
      count.taps += 1
    },
    /** A radio button is tapped by its label. */
    async check(control: Locator) {
      await control.check({ force: true })
      count.taps += 1
    },
    /** The browser opens the list, and a second tap chooses. */
    async select(name: string, option: string) {
      const list = page.getByLabel(name)
      const value = await list.locator('option', { hasText: option }).getAttribute('value')
      await list.selectOption(value)
      count.taps += 2
    },
    async type(field: Locator, text: string) {
      await field.fill(text)
      count.fields += 1
    },
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a guest orders a product in cash with ten taps and seven fields', async ({ page }) => {
    const { id } = await addProduct()
    await page.goto(`/p/${id}`)
    const { count, tap, check, select, type } = countOf(page)
    const next = page.getByRole('button', { name: 'Continue', exact: true })
    await tap(page.getByRole('region', { name: 'Add to cart', exact: true }).getByRole('button'))
    await tap(page.getByRole('link', { name: 'Checkout' }))
    await page.waitForURL('**/checkout')
    await select('Area', 'Zamalek')
    await type(page.getByLabel('Street'), 'Brazil Street')
    await type(page.getByLabel('Building'), '12')
    const radios = (name: string | RegExp) =>
      page.getByRole('group', { name }).getByRole('radio').and(page.locator(':enabled'))
    // The last day is never near a cut-off.
    await check(radios(/^Day$/).last())
    await check(radios(/^Time on/).first())
    await tap(next)
    await type(page.getByLabel('Name', { exact: true }), 'Karim Nabil')
    await type(page.getByLabel('Mobile number'), '0100 123 4567')
    await type(page.getByLabel('Your name'), 'Mona Adel')
    await type(page.getByLabel('Email'), 'mona@example.com')
    await type(page.getByRole('textbox', { name: 'Phone' }), '0111 234 5678')
    await tap(next)
    await check(page.getByRole('radio', { name: /^Cash/ }))
    await tap(page.getByRole('button', { name: 'Place order' }))
    await page.waitForURL(orderPage)
    expect(count).toEqual({ taps: 10, fields: 7 })
  })

  test('a visitor finds what arrives on a day with six taps', { tag: '@long' }, async ({
    page,
  }) => {
    await addProduct({ leadDays: 0 })
    await page.goto('/')
    const { count, tap, check, select } = countOf(page)
    await tap(page.getByRole('banner').getByRole('button', { name: /Choose area and day$/ }))
    await select('Delivery area', 'Zamalek')
    const panel = page.getByRole('dialog', { name: 'Delivery' })
    await check(panel.locator('[name="delivery.date"]:enabled').last())
    await tap(panel.getByRole('button', { name: 'Show available flowers' }))
    const card = page
      .getByRole('article')
      .filter({ hasText: /Arrives / })
      .first()
    await tap(card.getByRole('heading').getByRole('link'))
    await page.waitForURL('**/p/**')
    await expect(page.getByText(/EGP\s[\d,]+ delivered/).first()).toBeVisible()
    expect(count).toEqual({ taps: 6, fields: 0 })
  })
})
