import { signIn } from './checkout-steps.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import { expectToast, register } from './sign-in-steps.ts'

test('a customer lists their sessions and signs out the others', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  test.slow()
  const { email, password } = await register(page)
  const elsewhere = await visitor()
  await signIn(elsewhere, email, password)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Sign-in and security' }).click()
  await page.waitForURL('**/account/security')
  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This browser')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expectToast(page, 'Signed out everywhere else')
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  await elsewhere.goto('/checkout')
  await elsewhere.waitForURL((url) => url.pathname === '/login')
  await page.reload()
  await expect(page).toHaveURL(/\/account\/security$/)
})

test('a password change keeps this session and ends all others', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  test.slow()
  const { email, password } = await register(page)
  const elsewhere = await visitor()
  await signIn(elsewhere, email, password)

  await page.goto('/account/security')
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('white lilies')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectToast(page, 'Saved Successfully')
  await elsewhere.goto('/checkout')
  await elsewhere.waitForURL((url) => url.pathname === '/login')
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/checkout$/)
  await page.context().clearCookies()
  await signIn(page, email, 'white lilies')
})

test('a password change keeps unsaved edits of the profile form', { tag: '@long' }, async ({
  page,
}) => {
  const { password } = await register(page)
  await page.goto('/account/security')
  await page.getByLabel('New email').fill('half@')
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('white lilies')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Saved Successfully')
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('New email')).toHaveValue('half@')
})

testWithErrors(
  'a change of password or email refuses a wrong current password',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    const { email } = await register(page)
    await page.goto('/account/security')
    await page.getByLabel('Current password').fill('roses in april')
    await page.getByLabel('New password', { exact: true }).fill('white lilies')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expectToast(page, 'Invalid Password')
    await page.reload()
    await page.getByLabel('New email').fill(`new-${email}`)
    await page.getByLabel('Your password').fill('roses in april')
    await page.getByRole('button', { name: 'Change email' }).click()
    await expectToast(page, 'Invalid Password')
    await expect(page.getByText('Email or Password is Incorrect!')).toHaveCount(0)
  },
)
