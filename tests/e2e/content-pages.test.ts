import type { APIRequestContext } from '@playwright/test'
import { signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectToast } from './sign-in-steps.ts'

/** Expects a text on a page as a visitor without a session gets it; another instance may be up to 30 seconds late. */
async function expectOnPage(request: APIRequestContext, path: string, text: string | RegExp) {
  const read = async () => (await request.get(path)).text()
  await expect.poll(read, { message: path }).toMatch(text)
}

test('a super admin edits a page in both languages and restores its standard text', {
  tag: '@long',
}, async ({ page, request }) => {
  // So that the change has a cached page to replace.
  await expectOnPage(request, '/substitution', 'What may change')
  await expectOnPage(request, '/ar/substitution', 'ما قد يتغير')
  await signInAs(page, 'superAdmin')
  await page.goto('/dashboard/pages')
  const row = page.getByRole('listitem').filter({ hasText: 'Substitutions' })
  await expect(row).toContainText('Standard text')
  await expectAccessible(page)
  await row.getByRole('link', { name: 'Substitutions' }).click()

  const body = page.getByLabel('Text', { exact: true })
  await expect(body).toHaveValue(/^## What may change\n\n/)
  await page.getByLabel('Title', { exact: true }).fill('Replacements')
  await body.fill('## Same value\n\nWrite to {fax}.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('There is no shop detail')).toBeVisible()
  await expect(body).toBeFocused()
  await body.fill('## Same value\n\nOur [terms](/terms) apply. Write to ')
  const insert = page.getByRole('button', { name: 'Insert detail of the shop', exact: true })
  await insert.click()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(insert).toBeFocused()
  await insert.click()
  await page.getByRole('menuitem', { name: /^Email:/ }).click()
  await expect(body).toHaveValue(/Write to \{email\}$/)
  await expect(body).toBeFocused()
  await page.keyboard.press('Control+A')
  await page
    .getByRole('group', { name: 'Format', exact: true })
    .getByRole('button', { name: 'List' })
    .click()
  await page
    .getByRole('group', { name: 'Format', exact: true })
    .getByRole('button', { name: 'List' })
    .click()
  await expect(body).toHaveValue('## Same value\n\nOur [terms](/terms) apply. Write to {email}')
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  await expect(preview.getByRole('heading', { name: 'Same value' })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'hello@boutique.example' })).toBeVisible()
  await page.getByLabel(/^Arabic title/).fill('البدائل')
  await page.getByLabel(/^Arabic text/).fill('## القيمة نفسها\n\n**تسري** [شروطنا](/terms).')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Saved Successfully')
  await expect(page.getByText('Edited', { exact: true })).toBeVisible()

  await expectOnPage(request, '/substitution', 'Same value')
  const terms = /القيمة نفسها<.*<strong[^>]*>تسري<\/strong> <a href="\/ar\/terms"/s
  await expectOnPage(request, '/ar/substitution', terms)
  await page.getByRole('link', { name: 'View page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Replacements' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'hello@boutique.example' })).toHaveAttribute(
    'href',
    'mailto:hello@boutique.example',
  )
  await expectAccessible(page)

  await page.goto('/dashboard/pages')
  await expect(row).toContainText(/Edited .* by/)
  await row.getByRole('link', { name: 'Substitutions' }).click()
  await page.getByRole('button', { name: 'Restore standard text' }).click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Restore standard text' }).click()
  await expectToast(page, 'Saved Successfully')
  await expect(body).toHaveValue(/^## What may change\n\n/)
  await expect(page.getByRole('button', { name: 'Restore standard text' })).toHaveCount(0)
  await expectOnPage(request, '/substitution', 'What may change')
  await expectOnPage(request, '/ar/substitution', 'ما قد يتغير')
})
