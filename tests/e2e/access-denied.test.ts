// These tests expect failed requests: the provider has to refuse them.

import { signIn } from './checkout-steps.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import {
  chooseNewGoogleAccount,
  expectToast,
  fillInRegistration,
  fillInSignIn,
  newAddress,
  openGoogle,
  register,
  signOut,
  validPassword,
} from './sign-in-steps.ts'
import { removeProfileOf, suspend } from './test-data.ts'

// Password hashes are slow on purpose, and these tests try many.
testWithErrors.slow()
test.slow()

const staysOut = 'boutique-session'

testWithErrors(
  'sign-in shows the same error for a wrong password and an unknown address',
  { tag: '@long' },
  async ({ page }) => {
    const { email } = await register(page)
    await signOut(page)
    for (const address of [email, newAddress()]) {
      await page.goto('/login')
      await fillInSignIn(page, address, 'roses in april')
      await expectToast(
        page,
        'Email or Password is Incorrect!',
        'Please check your email and password and try again.',
      )
      await expectAccessible(page)
    }
  },
)

testWithErrors(
  'suspension signs a customer out and refuses sign-in',
  { tag: '@long' },
  async ({ page, visitor }) => {
    const { email, password } = await register(page)
    const elsewhere = await visitor()
    await signIn(elsewhere, email, password)
    await suspend(email)
    await elsewhere.goto('/checkout')
    await elsewhere.waitForURL((url) => url.pathname === '/login')
    await elsewhere.close()

    await page.context().clearCookies()
    await page.goto('/login')
    await fillInSignIn(page, email, password)
    await expectToast(
      page,
      'Account Suspended',
      'Your account has been suspended. Please contact support.',
    )
    expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain(staysOut)
  },
)

testWithErrors(
  'sign-in with a password refuses an account without a profile',
  { tag: '@long' },
  async ({ page }) => {
    const { email, password } = await register(page)
    await signOut(page)
    await removeProfileOf(email)
    await page.goto('/login')
    await fillInSignIn(page, email, password)
    await expectToast(page, "You aren't authorized to sign in")
    expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain(staysOut)
  },
)

testWithErrors(
  'registration shows field errors for an invalid email and a weak password',
  { tag: '@long' },
  async ({ page }) => {
    const { email } = await register(page)
    await signOut(page)
    await page.goto('/register')
    await fillInRegistration(page, { email })
    await expectToast(page, 'Email In Use', 'This email address is already registered.')
    await fillInRegistration(page, { password: 'Sunshine' })
    await expectToast(page, 'Weak Password', 'Please choose a stronger password.')
    await fillInRegistration(page, { email: 'nowhere', password: 'short' })
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByText('Please choose at least 8 characters.')).toBeVisible()
  },
)

test('sign-in shows the same error for a refused and a closed Google window', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/login')
  const denied = await openGoogle(page)
  await denied.getByRole('button', { name: 'Cancel' }).click()
  await expectToast(page, 'Popup closed without login')
  await page.reload()
  const closed = await openGoogle(page)
  await closed.close()
  await expectToast(page, 'Popup closed without login')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
})

test('sign-in asks to try again when the Google code has expired', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/login')
  const popup = await openGoogle(page)
  await popup.getByText('Test scenario').click()
  await popup.getByRole('button', { name: 'Continue with an expired code' }).click()
  await expectToast(page, 'Re-authentication Required')
})

test('sign-in says that the browser blocked the popup', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expectToast(page, 'Popup blocked')
})

testWithErrors(
  'Google sign-in does not open an account with a password and the same email',
  { tag: '@long' },
  async ({ page }) => {
    const { email } = await register(page)
    await signOut(page)
    await page.goto('/login')
    const popup = await openGoogle(page)
    await chooseNewGoogleAccount(popup, { name: 'Mallory', email, verified: false })
    await expectToast(page, 'Email In Use')
  },
)

testWithErrors(
  'sign-in shows a network error when the connection is lost',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Continue as a guest' })).toBeEnabled()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await fillInSignIn(page, newAddress(), validPassword)
    await expectToast(page, 'Network Error', 'Please check your internet connection and try again.')
  },
)

testWithErrors(
  'sign-in shows a throttled customer when to try again',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/reset-password')
    const email = newAddress()
    const send = page.getByRole('button', { name: 'Send reset link' })
    const body = { email, redirectTo: '/reset-password' }
    for (let mail = 0; mail < 5; mail++) {
      await page.request.post('/api/auth/request-password-reset', { data: body })
    }
    await page.getByLabel('Email').fill(email)
    await send.click()
    await expectToast(page, 'Too Many Attempts')
    await expect(page.getByText(/^Please try again in 1[45] minutes\.$/)).toBeVisible()
  },
)

for (const next of [
  '//evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
  '/\\evil.example',
]) {
  test(`sign-in does not redirect to ${next}`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await page.getByRole('button', { name: 'Continue as a guest' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })
}

test('a stolen session cookie is invalid after sign-out', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const stolen = await page.context().cookies()
  const session = stolen.find((cookie) => cookie.name === staysOut)
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })

  const theirs = await visitor({ storageState: { cookies: stolen, origins: [] } })
  await theirs.goto('/complete-profile')
  await expect(theirs).toHaveURL(/\/complete-profile$/)

  await signOut(page)
  await theirs.goto('/complete-profile')
  await theirs.waitForURL((url) => url.pathname === '/login')
  expect((await theirs.request.get('/api/auth/token')).status()).toBe(401)
})

test('sign-in does not adopt a planted session (fixation)', async ({ page }) => {
  const planted = 'A'.repeat(43)
  await page.goto('/login')
  const { hostname: domain } = new URL(page.url())
  await page.context().addCookies([{ name: staysOut, value: planted, domain, path: '/' }])
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const session = (await page.context().cookies()).find((cookie) => cookie.name === staysOut)
  expect(session?.value).toMatch(/^[\w-]{43}$/)
  expect(session?.value).not.toBe(planted)
})
