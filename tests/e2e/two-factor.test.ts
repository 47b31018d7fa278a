import { codeOf } from '../support/authenticator.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import {
  chooseNewGoogleAccount,
  expectToast,
  fillInSignIn,
  mailTo,
  openGoogle,
  register,
  signOut,
  verifyEmail,
} from './sign-in-steps.ts'
import { makeStaff } from './test-data.ts'
import { turnOnSecondFactor } from './two-factor-steps.ts'

testWithErrors(
  'a seller enables two-factor authentication and signs in with a code',
  async ({ page }) => {
    testWithErrors.slow()
    const { email, password } = await register(page)
    await verifyEmail(page, email)
    await makeStaff(email, 'seller')
    const { key, codes } = await turnOnSecondFactor(page, password)

    await page.goto('/')
    await signOut(page)
    await page.goto('/login')
    await fillInSignIn(page, email, password)
    await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Authentication code').fill('000000')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectToast(page, 'Invalid Code')
    // A code is valid once, and the next one is valid already.
    await page.getByLabel('Authentication code').fill(codeOf(key, 1))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/dashboard/home')

    await page.goto('/')
    await signOut(page)
    await page.goto('/login')
    await fillInSignIn(page, email, password)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[3] ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/dashboard/home')
  },
)

test('sign-in with Google asks for the second factor too', { tag: '@long' }, async ({ page }) => {
  test.slow()
  const { email, password } = await register(page)
  await verifyEmail(page, email)
  await makeStaff(email, 'seller')
  const { key } = await turnOnSecondFactor(page, password)
  await page.goto('/')
  await signOut(page)

  await page.goto('/login')
  const popup = await openGoogle(page)
  await chooseNewGoogleAccount(popup, { name: 'Nour Hamdi', email })
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
  expect((await page.request.get('/api/auth/token')).status()).toBe(401)
  await page.getByLabel('Authentication code').fill(codeOf(key, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard/home')
})

test('new recovery codes and disabling the second factor require the password', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  const { email, password } = await register(page)
  await makeStaff(email, 'seller')
  await page.goto('/account/security')
  const section = page.getByRole('region', { name: 'Two-factor authentication' })
  const ask = 'Confirm your email address first. We will send you a link.'
  await expect(section.getByText(ask)).toBeVisible()
  await expectAccessible(page)
  await verifyEmail(page, email)
  const { codes } = await turnOnSecondFactor(page, password)
  await section.getByRole('button', { name: 'New recovery codes' }).click()
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Replace codes' }).click()
  const list = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  expect(await list.allTextContents()).not.toContain(codes[0])
  await section.getByRole('button', { name: 'I have saved them' }).click()

  await section.getByRole('button', { name: 'Turn off' }).click()
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await page.goto('/dashboard/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('a super admin resets two-factor authentication for a seller, who signs in with the password', {
  tag: '@long',
}, async ({ page, visitor }) => {
  test.slow()
  const seller = await visitor()
  const { email, password } = await register(seller)
  await verifyEmail(seller, email)
  await makeStaff(email, 'seller')
  await turnOnSecondFactor(seller, password)
  await seller.context().clearCookies()

  await makeStaff((await register(page)).email, 'superAdmin')
  await page.goto('/dashboard/admins')
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row.getByText('Two-factor on', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('link').click()
  const section = page.getByRole('region', { name: 'Two-factor authentication' })
  await expect(section.getByText('Authenticator app: on')).toBeVisible()
  await section.getByRole('button', { name: 'Reset two-factor' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expectToast(page, 'Saved Successfully')
  await expect(section.getByText('Authenticator app: off')).toBeVisible()
  await expect(section.getByRole('button')).toHaveCount(0)
  await mailTo(page, email, {
    subject: 'Two-factor authentication was reset',
    saying: 'signed you out',
  })

  await seller.goto('/login')
  await fillInSignIn(seller, email, password)
  await seller.waitForURL('**/dashboard/home')
})
