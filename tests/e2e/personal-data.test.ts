import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, expectAccessible, testWithErrors } from './fixtures.ts'
import { expectToast, fillInSignIn, register, validPassword } from './sign-in-steps.ts'

testWithErrors(
  'a customer downloads the data and deletes the account',
  { tag: '@long' },
  async ({ page }) => {
    const { email } = await register(page)
    await page.goto('/account/security')
    const data = page.getByRole('region', { name: 'Your data' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('button', { name: 'Download my data' }).click(),
    ])
    const files = unzipSync(readFileSync(await download.path()))
    expect(new TextDecoder().decode(files['account.json'])).toContain(email)

    await data.getByRole('button', { name: 'Delete account' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Delete account' }).click()
    await expectToast(page, 'Your account is deleted')
    await expect(page).toHaveURL(/\/$/)

    await page.goto('/login')
    await fillInSignIn(page, email, validPassword)
    await expectToast(page, 'Email or Password is Incorrect!')
  },
)
