import type { Page } from '@playwright/test'
import { codeOf } from '../support/authenticator.ts'
import { expect, expectAccessible } from './fixtures.ts'

/** Enables the second factor, and returns the key and the recovery codes. */
export async function turnOnSecondFactor(
  page: Page,
  password: string,
): Promise<{ key: string; codes: string[] }> {
  await page.goto('/account/security')
  const section = page.getByRole('region', { name: 'Two-factor authentication' })
  await section.getByRole('button', { name: 'Turn on' }).click()
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  await section.getByText('Enter the key manually').click()
  const key = (
    (await section.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{0,4}$/).textContent()) ?? ''
  ).replaceAll(' ', '')
  await section.getByLabel('Authentication code').fill(codeOf(key))
  await section.getByRole('button', { name: 'Turn on' }).click()
  const list = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  await expectAccessible(page)
  const codes = await list.allTextContents()
  await section.getByRole('button', { name: 'I have saved them' }).click()
  await expect(section.getByText('On', { exact: true })).toBeVisible()
  return { key, codes }
}
