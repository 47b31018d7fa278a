import { signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('an admin reads the insights of a week by keyboard, and their table', {
  tag: '@long',
}, async ({ page }) => {
  await signInAs(page, 'superAdmin')
  await page.goto('/dashboard/insights?days=7')
  const chart = page.getByRole('slider', { name: 'Revenue by day' })
  await chart.press('Home')
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  await page.getByText('Average order', { exact: true }).first().hover()
  await expect(page.getByRole('tooltip')).toHaveText('Revenue divided by orders.')
  await page.getByText('How these figures are calculated').click()
  await expect(page.getByRole('definition').first()).toContainText('Paid amounts and cash')
  await page.getByRole('radio', { name: /^Orders/ }).check({ force: true })
  await expect(page.getByRole('slider', { name: 'Orders by day' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Show table' }).click()
  const table = page.getByRole('region', { name: 'Figures by day' }).getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(8)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download day by day as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^days-.+\.csv$/)

  await page.getByRole('link', { name: '28 days' }).click()
  await expect(table.getByRole('row')).toHaveCount(29)
  await page.getByRole('button', { name: 'Custom range' }).click()
  await page.getByLabel('From', { exact: true }).fill('2026-01-02')
  await page.getByLabel('To', { exact: true }).fill('2026-01-01')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText('The last day is before the first.')).toBeVisible()
})
