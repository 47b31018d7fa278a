import { expect, expectAccessible, test } from './journey.ts'
import { signIn } from './shopper.ts'
import { expectToast, mailedLink, newAddress, register, signOut } from './visitor.ts'

test('somebody changes their address by mail, and signs in with the new one', async ({ page }) => {
  test.slow()
  const { email, password } = await register(page)
  const next = newAddress()
  await page.goto('/account/security')
  const section = page.getByRole('region', { name: 'E-mail' })
  await expect(section.getByText(email)).toBeVisible()
  await section.getByLabel('New e-mail').fill(next)
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Change e-mail' }).click()
  await expectToast(page, 'Mail sent')

  const link = await mailedLink(page, next, 'Confirm your new email address')
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('From now on you sign in with your new address.')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByLabel('E-mail')).toHaveValue(next)

  await page.goto('/')
  await signOut(page)
  await signIn(page, next, password)
  await page.waitForURL((url) => url.pathname === '/')
})
