import { expect, expectAccessible, testWithErrors } from './fixtures.ts'

// Without the watch over failed requests: a page that is not there answers 404, and so it should.
for (const path of [
  '/p/abcdefghij0123456789',
  '/p/x',
  '/o/abcdefghij0123456789',
  `/o/${'long'.repeat(100)}`,
  '/no-such-page',
]) {
  testWithErrors(`${path} is not found, and says so to people and machines`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
    await expectAccessible(page)
  })
}
