import type { Page } from '@playwright/test'
import { openAsSeller } from './demo-users.ts'
import { expect, test } from './fixtures.ts'

/** Data that the previous version left in a browser keeps working (decision 24). */

/** Renames the stored keys of this version to those of the previous one. */
function storeAsBefore(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('order-')) continue
      const stored = localStorage.getItem(key) ?? ''
      localStorage.removeItem(key)
      localStorage.setItem(key.replace(/^order-/, 'workshop-'), stored)
    }
  })
}

test('saved filters and sound of the previous version are kept', { tag: '@long' }, async ({
  page,
}) => {
  await openAsSeller(page, '/dashboard/orders?query=hala')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Save filter' }).click()
  await main.getByLabel('Filter name').fill('Hala')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = main.getByRole('list', { name: 'Saved filters' }).getByRole('link')
  await expect(saved).toHaveText(['Hala'])
  await page.getByRole('button', { name: 'Sound is off' }).click()
  await expect(page.getByRole('button', { name: 'Sound is on' })).toBeVisible()

  await storeAsBefore(page)
  await page.reload()
  await expect(saved).toHaveText(['Hala'])
  await expect(page.getByRole('button', { name: /sound/i, pressed: true })).toBeVisible()
  await main.getByRole('button', { name: 'Delete Hala' }).click()
  await page.reload()
  await expect(main.getByRole('button', { name: 'Save filter' })).toBeVisible()
  await expect(saved).toHaveCount(0)
})

test('a bookmark of the previous version filters the products', { tag: '@long' }, async ({
  page,
}) => {
  await openAsSeller(page, '/dashboard/products?shelf=archived')
  const states = page.getByRole('navigation', { name: 'Products by state' })
  const state = (name: string) => states.getByRole('link', { name })
  await expect(state('Archived')).toHaveAttribute('aria-current', 'page')
  await state('Active').click()
  await expect(state('Archived')).not.toHaveAttribute('aria-current')
  await expect(state('Active')).toHaveAttribute('aria-current', 'page')
  await state('Sold out').click()
  await expect(state('Sold out')).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/state=sold-out/)
})
