import type { Page } from '@playwright/test'
import { z } from 'zod'
import { isThorough } from '../support/rounds.ts'
import { addresses } from '../support/test-settings.ts'
import { goToCheckout, orderAndPay, orderPage, payByCard } from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'

const confirmed = 'Your flowers are confirmed'

test('a declined card leaves the order payable, and a retry charges once', {
  tag: '@long',
}, async ({ page }) => {
  await goToCheckout(page)
  await orderAndPay(page)
  await payByCard(page, { outcome: 'declined' })
  await page.getByRole('link', { name: 'Return to the shop' }).click()
  await page.waitForURL(orderPage)
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()

  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/unifiedcheckout/**')
  await payByCard(page)
  await page.waitForURL(orderPage)
  await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
  expect(await paymentsOf(page)).toEqual(['declined', 'paid'])
})

const webhooks = ['lost', 'twenty', 'forged', 'late', 'before-return', 'doubled', 'altered']
for (const webhook of isThorough ? webhooks : webhooks.slice(0, 1)) {
  test(`an order is confirmed once when the webhook is ${webhook}`, async ({ page }) => {
    await goToCheckout(page)
    await orderAndPay(page)
    await payByCard(page, { webhook })
    await page.waitForURL(orderPage)
    await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('refund')
    expect(await paymentsOf(page)).toEqual(['paid'])
  })
}

test('a paid order has a receipt for its customer alone', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await goToCheckout(page)
  await orderAndPay(page)
  await payByCard(page)
  await page.waitForURL(orderPage)
  const link = page.getByRole('link', { name: 'Download receipt (PDF)' })
  await expect(link).toBeVisible()
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  const receipt = await page.request.get(address)
  expect(receipt.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const stranger = await browser.newContext()
  const refused = await stranger.request.get(address, { maxRedirects: 0 })
  expect([refused.status(), refused.headers().location]).toEqual([
    303,
    new URL(page.url()).pathname,
  ])
  await stranger.close()
})

test('a double click places one order', async ({ page }) => {
  await goToCheckout(page)
  await page.getByRole('button', { name: /^Order and pay EGP/ }).dblclick()
  await page.waitForURL('**/unifiedcheckout/**')
  await payByCard(page)
  await page.waitForURL(orderPage)
  await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
  expect(await paymentsOf(page)).toEqual(['paid'])
})

/** Payments of the shown order at the provider, oldest first. */
async function paymentsOf(page: Page): Promise<string[]> {
  const words = (await page.getByRole('main').textContent()) ?? ''
  const number = /\d{4}-\d{4}/.exec(words)?.[0]
  const address = `${addresses.sandbox}/_sandbox/paymob/transactions?referenceBegins=${number}-`
  const answer = await page.request.get(address)
  const transactions = z.array(z.object({ success: z.boolean() })).parse(await answer.json())
  return transactions.map(({ success }) => (success ? 'paid' : 'declined'))
}
