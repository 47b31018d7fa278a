import { test } from '@playwright/test'
import { makeStaff } from './back-office.ts'
import { codeOf } from '../support/authenticator.ts'
import { fillInSignIn, register, signOut } from './visitor.ts'
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
test('shots', async ({ page }) => {
  test.setTimeout(240_000)
  const shot = async (name: string) => {
    for (const [size, box] of Object.entries(sizes)) {
      await page.setViewportSize(box)
      await page.waitForTimeout(250)
      await page.screenshot({ path: `/tmp/shots/identity/${name}-${size}.png`, fullPage: true })
    }
  }
  await page.goto('/login'); await shot('login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click(); await shot('login-errors')
  await page.goto('/reset-password?error=INVALID_TOKEN'); await shot('reset-spent')
  await page.goto('/reset-password?token=x'); await shot('reset-new')
  await page.goto('/confirm-email'); await shot('confirm-done')
  await page.goto('/confirm-email?error=TOKEN_EXPIRED'); await shot('confirm-spent')
  await page.goto('/confirm-email?token=abc'); await shot('confirm-new')
  await page.getByRole('button', { name: 'Use this address' }).click(); await page.waitForTimeout(1500); await shot('confirm-refused')
  await page.goto('/register'); await shot('register')
  const { email, password } = await register(page)
  await page.goto('/complete-profile'); await shot('complete-profile')
  makeStaff(email, 'seller')
  await page.goto('/account/security'); const section = page.getByRole('region', { name: 'Two-factor authentication' })
  await section.getByRole('button', { name: 'Turn on' }).waitFor(); await shot('security')
  await section.getByRole('button', { name: 'Turn on' }).click(); await shot('security-password')
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Continue' }).click()
  await section.getByRole('img', { name: /QR code/ }).waitFor()
  await section.getByText('Enter a key instead').click(); await shot('security-app')
  const key = ((await section.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{0,4}$/).textContent()) ?? '').replaceAll(' ', '')
  await section.getByLabel('Code from your app').fill(codeOf(key, -1))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await section.getByRole('list', { name: 'Recovery codes' }).waitFor(); await shot('security-codes')
  await section.getByRole('button', { name: 'I have kept them' }).click(); await page.waitForTimeout(5000); await shot('security-on')
  await page.goto('/'); await signOut(page)
  await page.goto('/login'); await fillInSignIn(page, email, password)
  await page.getByLabel('Code from your app').waitFor(); await shot('second-factor')
  await page.getByLabel('Code from your app').fill('1'); await page.getByRole('button', { name: 'Sign in' }).click(); await shot('second-factor-error')
  await page.getByRole('button', { name: 'Use a recovery code' }).click(); await shot('second-factor-recovery')
})
