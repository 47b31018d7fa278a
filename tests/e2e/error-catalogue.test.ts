import { authNotices } from '../../src/identity/sign-in/auth-errors.ts'
import { expect, testWithErrors as test } from './fixtures.ts'
import { expectToast, fillInSignIn, newAddress, validPassword } from './sign-in-steps.ts'

/**
 * Provider errors that the embedded provider does not return in a test: the network responds with them instead. The
 * other rows of the catalogue are in `access-denied.test.ts`.
 */
const answers = [
  { kind: 'invalid-password', status: 400, code: 'PASSWORD_TOO_LONG' },
  { kind: 'wrong-password', status: 400, code: 'INVALID_PASSWORD' },
  { kind: 'invalid-email', status: 400, code: 'INVALID_EMAIL' },
  { kind: 'invalid-phone', status: 400, code: 'INVALID_PHONE_NUMBER' },
  { kind: 'user-deleted', status: 404, code: 'USER_NOT_FOUND' },
  { kind: 'user-disabled', status: 403, code: 'BANNED_USER' },
  { kind: 'not-allowed', status: 400, code: 'EMAIL_PASSWORD_DISABLED' },
  { kind: 'credential-expired', status: 401, code: 'SESSION_EXPIRED' },
  { kind: 'too-many-attempts', status: 408, code: '' },
  { kind: 'sign-in-busy', status: 429, code: 'TOO_MANY_SIGN_INS' },
  { kind: 'quota-exceeded', status: 503, code: '' },
  { kind: 'unknown', status: 418, code: 'TEAPOT' },
] as const

test('sign-in shows the message of the catalogue for each provider error', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  for (const { kind, status, code } of answers) {
    await page.route('**/api/auth/sign-in/email', (route) =>
      route.fulfill({ status, json: code ? { code } : {} }),
    )
    await page.goto('/login')
    await fillInSignIn(page, newAddress(), validPassword)
    const { title, message } = authNotices[kind]
    await expectToast(page, title, message)
    await page.unroute('**/api/auth/sign-in/email')
  }
})

test('sign-in reports a timeout when the provider never responds', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/auth/sign-in/email', () => undefined)
  await page.goto('/login')
  // "Signing in..." may appear before the provider's code has loaded: the timeout starts with the request.
  const sent = page.waitForRequest('**/api/auth/sign-in/email')
  await fillInSignIn(page, newAddress(), validPassword)
  await sent
  await expect(page.getByText('Signing in...')).toBeVisible()
  await page.clock.runFor(30_000)
  await expectToast(page, authNotices['too-many-attempts'].title)
})

test('a failed sign-out shows an error', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectToast(page, 'Error signing out.')
})

test('a profile that fails to save shows an error', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login?next=%2Fcomplete-profile')
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await page.waitForURL((url) => url.pathname === '/complete-profile')
  await page.route(/saveOwnProfile/, (route) => route.abort())
  await page.getByLabel('Name', { exact: true }).fill('Mona')
  await page.getByRole('main').getByRole('button').last().click()
  await expectToast(page, 'Error while saving', 'Try again later')
})
