import { signIn } from './checkout-steps.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import {
  expectToast,
  mailedLink,
  newAddress,
  register,
  signOut,
  verifyEmail,
} from './sign-in-steps.ts'

test('a customer changes their email address and signs in with the new one', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  const { email, password } = await register(page)
  const next = newAddress()
  await page.goto('/account/security')
  const section = page.getByRole('region', { name: 'Email' })
  await expect(section.getByText(email)).toBeVisible()
  await section.getByLabel('New email').fill(next)
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Change email' }).click()
  await expectToast(page, 'Email sent')

  const link = await mailedLink(page, next, 'Confirm your new email address')
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('You now sign in with your new email address.')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByLabel('Email')).toHaveValue(next)

  await page.goto('/')
  await signOut(page)
  await signIn(page, next, password)
  await page.waitForURL((url) => url.pathname === '/')
})

testWithErrors(
  'the previous email address undoes an email change and sets a new password',
  { tag: '@long' },
  async ({ page, visitor }) => {
    testWithErrors.slow()
    const { email, password } = await register(page)
    await verifyEmail(page, email)
    const thief = await visitor()
    await signIn(thief, email, password)
    await thief.goto('/account/security')
    const section = thief.getByRole('region', { name: 'Email' })
    const stolenTo = newAddress()
    await section.getByLabel('New email').fill(stolenTo)
    await section.getByLabel('Your password').fill(password)
    await section.getByRole('button', { name: 'Change email' }).click()
    await expectToast(thief, 'Email sent')
    await thief.goto(await mailedLink(thief, stolenTo, 'Confirm your new email address'))
    await thief.getByRole('button', { name: 'Use this address' }).click()
    await expect(thief.getByText('You now sign in with your new email address.')).toBeVisible()

    await page.goto(await mailedLink(page, email, 'Your email address was changed'))
    await expectAccessible(page)
    const link = page.url()
    await page.getByRole('button', { name: 'Restore my email address' }).click()
    await page.waitForURL('**/reset-password?**')
    await page.getByLabel('New password', { exact: true }).fill('white lilies')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.waitForURL('**/login')
    await signIn(page, email, 'white lilies')
    await page.waitForURL((url) => url.pathname === '/')

    await thief.goto('/checkout')
    await thief.waitForURL((url) => url.pathname === '/login')
    await page.goto(link)
    await page.getByRole('button', { name: 'Restore my email address' }).click()
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expectAccessible(page)
  },
)
