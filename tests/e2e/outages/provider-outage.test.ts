import type { Page } from '@playwright/test'
import { addresses } from '../../support/test-settings.ts'
import { goToCheckout, orderPage, payByCard } from '../checkout-steps.ts'
import { expect, test } from '../fixtures.ts'

/** An outage affects every customer, so these tests run serially after all others. */
test.describe.configure({ mode: 'serial' })

const opensPayments = '/v1/intention'

async function strike(page: Page, outage: { mode: string }): Promise<void> {
  const address = `${addresses.sandbox}/_sandbox/paymob/outage`
  const answer = await page.request.put(address, { data: { path: opensPayments, ...outage } })
  expect(answer.ok()).toBe(true)
}

test.afterEach(({ page }) => strike(page, { mode: 'none' }))

for (const mode of ['error', 'refuse', 'lost-answer']) {
  const details = mode === 'error' ? {} : { tag: '@long' }
  test(
    `a customer pays an order later when the payment provider fails (${mode})`,
    details,
    async ({ page }) => {
      await goToCheckout(page)
      await strike(page, { mode })
      await page.getByRole('button', { name: /^Order and pay EGP/ }).click()
      await page.waitForURL(orderPage)
      await expect(page.getByText('Your order is reserved; try again shortly.')).toBeVisible()

      await strike(page, { mode: 'none' })
      await page.getByRole('button', { name: /^(Pay|Try again)/ }).click()
      await page.waitForURL('**/unifiedcheckout/**')
      await payByCard(page)
      await page.waitForURL(orderPage)
      await expect(page.getByRole('heading', { name: 'Your flowers are confirmed' })).toBeVisible()
    },
  )
}

test('checkout waits for a slow payment provider', async ({ page }) => {
  await goToCheckout(page)
  await strike(page, { mode: 'wait' })
  await page.getByRole('button', { name: /^Order and pay EGP/ }).click()
  await expect(page.getByText('Your order is placed. Taking you to the next step...')).toBeVisible()
  await strike(page, { mode: 'none' })
  await page.waitForURL('**/unifiedcheckout/**')
})
