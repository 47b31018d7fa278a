import { continueAsGuest } from './checkout-steps.ts'
import { signInAs } from './demo-users.ts'
import { expect, test } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import { addOrder } from './test-data.ts'

for (const path of ['/checkout', '/complete-profile', '/dashboard', '/dashboard/orders']) {
  const details = path === '/checkout' ? {} : { tag: '@long' }
  test(`${path} redirects a visitor without a session to sign-in`, details, async ({ page }) => {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/login')
    await expect(page.getByRole('button', { name: 'Continue as a guest' })).toBeVisible()
  })
}

test('the dashboard redirects a guest to the storefront', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  await continueAsGuest(page)
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/dashboard/orders')
  await page.waitForURL((url) => url.pathname === '/')
})

test('the dashboard redirects a customer to the storefront', async ({ page }) => {
  await signInAs(page, 'customer')
  await page.goto('/dashboard')
  await page.waitForURL((url) => url.pathname === '/')
})

test('the dashboard shows a seller the orders', { tag: '@long' }, async ({ page }) => {
  const { number } = await addOrder({ recipientName: 'Salma Fawzi', date: '2026-12-24' })
  await signInAs(page, 'seller')
  await page.goto('/dashboard/')
  await page.waitForURL('**/dashboard/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()

  const answer = await pauseCalls(page, /getStaffOrder/)
  await page.goto(`/dashboard/orders?query=${number}`)
  await page.getByRole('main').getByRole('link', { name: number }).click()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
})
