import {
  addToCart,
  continueAsGuest,
  fillInCheckout,
  openCheckout,
  openNewProduct,
  orderPage,
  signIn,
} from './checkout-steps.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import {
  chooseNewGoogleAccount,
  expectToast,
  fillInRegistration,
  fillInSignIn,
  mailedLink,
  newAddress,
  openGoogle,
  register,
  signOut,
  validPassword,
  verifyEmail,
} from './sign-in-steps.ts'
import { removeProfileOf } from './test-data.ts'

test('journey: a customer registers, verifies the email, signs out and signs in', async ({
  page,
}) => {
  const { email, password } = await register(page)
  await expectToast(page, 'Signed in')
  await verifyEmail(page, email)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('dialog')).toContainText('Nour Hamdi')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()

  await signIn(page, email, password)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})

testWithErrors(
  'a verification link works once, for the signed-in customer',
  { tag: '@long' },
  async ({ page, visitor }) => {
    testWithErrors.slow()
    const { email, password } = await register(page)
    const link = await mailedLink(page, email, 'Confirm your email address')
    const elsewhere = await visitor()
    const confirm = () => elsewhere.getByRole('button', { name: 'Confirm my address' }).click()
    await elsewhere.goto(link)
    await expectAccessible(elsewhere)
    await confirm()
    await expect(elsewhere.getByRole('heading', { name: 'Sign in first' })).toBeVisible()
    await expectAccessible(elsewhere)
    await elsewhere.getByRole('link', { name: 'Sign in' }).click()
    await fillInSignIn(elsewhere, email, password)
    await elsewhere.waitForURL((url) => url.pathname === '/confirm-email')
    await confirm()
    await expect(elsewhere.getByText('Your email address is confirmed.')).toBeVisible()
    await elsewhere.goto(link)
    await confirm()
    await expect(
      elsewhere.getByRole('heading', { name: 'This link no longer works' }),
    ).toBeVisible()
    await expectAccessible(elsewhere)
  },
)

testWithErrors(
  'a registration cut off after the part of the provider continues with the profile',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/register')
    const lost = /getProfileByToken/
    await page.route(lost, (route) => route.abort())
    await fillInRegistration(page)
    await expectToast(page, 'Network Error')
    await page.unroute(lost)
    // Within the tab, and after it was closed.
    await page.getByRole('link', { name: 'Nawwar' }).click()
    await page.waitForURL((url) => url.pathname === '/complete-profile')
    await page.context().clearCookies({ name: 'boutique-session' })
    await page.goto('/')
    await page.waitForURL((url) => url.pathname === '/complete-profile')
    await page.getByLabel('Name', { exact: true }).fill('Mona')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  },
)

test('a user of the provider gets a session without a hint in the browser', {
  tag: '@long',
}, async ({ page }) => {
  await register(page)
  await page.context().clearCookies({ name: 'boutique-session' })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})

test('the password field accepts paste and can be shown', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await password.focus()
  await page.keyboard.insertText(validPassword)
  await expect(password).toHaveValue(validPassword)
  await expect(password).toHaveAttribute('type', 'text')
})

test('a customer signs in with Google in a popup of 500 by 600', async ({ page }) => {
  await page.goto('/login?next=%2Fcomplete-profile')
  await page.evaluate(() => {
    const open = window.open.bind(window)
    window.open = (...words) => {
      document.documentElement.dataset.window = words[2] ?? ''
      return open(...words)
    }
  })
  const popup = await openGoogle(page)
  const size = await page.evaluate(() => document.documentElement.dataset.window)
  expect(size).toContain('width=500,height=600')
  await chooseNewGoogleAccount(popup, { name: 'Mona Adel', email: newAddress() })
  await page.waitForURL('**/complete-profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mona Adel')
  await expect(page.getByLabel('Surname')).toHaveValue('')
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('signing in another way closes an open Google window', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login?next=%2Fdelivery')
  const popup = await openGoogle(page)
  await page.bringToFront()
  await continueAsGuest(page)
  await expectToast(page, 'Signed in')
  await page.waitForURL((url) => url.pathname === '/delivery')
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(page.getByText('Signing in...')).toHaveCount(0)
})

test('a customer who navigates away from sign-in stays there when Google responds', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/login')
  const popup = await openGoogle(page)
  await page.bringToFront()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('**/register')
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(page.getByText('Signing in...')).toHaveCount(0)
  await fillInRegistration(page)
  await page.waitForURL((url) => url.pathname === '/')
})

test('a Google account with an unverified email signs in and is asked to verify it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/login')
  const email = newAddress()
  const popup = await openGoogle(page)
  await chooseNewGoogleAccount(popup, { name: 'Salma Fahmy', email, verified: false })
  await page.waitForURL((url) => url.pathname === '/')
  await mailedLink(page, email, 'Confirm your email address')
})

for (const way of ['registers', 'comes in with Google', 'signs in to an account'] as const) {
  test(`a guest who ${way} keeps cart and orders`, { tag: '@long' }, async ({ page, visitor }) => {
    test.slow()
    const email = newAddress()
    if (way === 'signs in to an account') {
      const before = await visitor()
      await before.goto('/register')
      await fillInRegistration(before, { email })
      await before.waitForURL((url) => url.pathname === '/')
      await before.close()
    }

    const product = await openNewProduct(page)
    await addToCart(page, product)
    await openCheckout(page)
    await fillInCheckout(page)
    await page.getByRole('radio', { name: /^Cash/ }).check({ force: true })
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(orderPage)
    const order = page.url()
    const more = await openNewProduct(page)
    await addToCart(page, more)

    await page.goto(way === 'registers' ? '/register' : '/login')
    if (way === 'registers') await fillInRegistration(page, { email })
    else if (way === 'comes in with Google') {
      await chooseNewGoogleAccount(await openGoogle(page), { name: 'Mona Adel', email })
    } else await fillInSignIn(page, email, validPassword)
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto(order)
    await expect(page.getByRole('main')).toContainText('Karim Nabil')
    await page.getByRole('button', { name: /cart/i }).first().click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText(more)

    await page.goto('/')
    await signOut(page)
    await page.goto(order)
    await expect(page.getByRole('main')).not.toContainText('Karim Nabil')
  })
}

testWithErrors(
  'a customer resets a forgotten password by email, and the link works once',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    const { email } = await register(page)
    await signOut(page)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.waitForURL('**/reset-password')
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expectToast(page, 'Email sent')

    const link = await mailedLink(page, email, 'Choose a new password')
    await page.goto(link)
    await expectAccessible(page)
    await page.getByLabel('New password', { exact: true }).fill('white lilies')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expectToast(page, 'Saved Successfully')
    await page.waitForURL('**/login')
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('poppies in may')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await signIn(page, email, 'white lilies')
  },
)

test('a user without a profile completes one and continues to the requested page', {
  tag: '@long',
}, async ({ page }) => {
  const { email } = await register(page)
  await removeProfileOf(email)
  await page.goto('/checkout')
  await page.waitForURL('**/complete-profile?next=%2Fcheckout')
  await expectAccessible(page)
  await page.getByLabel('Name', { exact: true }).fill('Nour')
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Error while saving')
  await page.getByLabel('Phone').fill('0122 345 6703')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved Successfully')
  await page.waitForURL('**/checkout')
})
