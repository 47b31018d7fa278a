import { expect, expectAccessible, testWithErrors } from './fixtures.ts'

// Requests fail on purpose: a missing page returns 404.
for (const path of [
  '/p/abcdefghij0123456789',
  '/p/x',
  '/o/abcdefghij0123456789',
  `/o/${'long'.repeat(100)}`,
  '/no-such-page',
]) {
  const details = path === '/p/x' ? {} : { tag: '@long' }
  testWithErrors(`${path} shows Not Found and returns 404`, details, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
    await expectAccessible(page)
  })
}
