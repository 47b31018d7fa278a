import type { Page } from '@playwright/test'
import { signInAs } from './demo-users.ts'
import { expect, expectAccessible, test, type Visitor } from './fixtures.ts'
import { expectToast, newAddress, register } from './sign-in-steps.ts'
import { addArea, addOccasion, addSlot } from './test-data.ts'

/** Two super admins edit the same: the second one chooses between the versions. */

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function openTwice(page: Page, visitor: Visitor, path: string): Promise<Page> {
  await signInAs(page, 'superAdmin')
  const colleague = await visitor({ storageState: await page.context().storageState() })
  await page.goto(path)
  await colleague.goto(path)
  return colleague
}

/** The conflict of one field, which both have changed. */
async function expectConflict(page: Page, field: string) {
  const conflict = page.getByRole('region', { name: 'Edit conflict' })
  await expect(conflict).toBeFocused()
  const choice = conflict.getByRole('group', { name: `${field}, changed by both` })
  await expect(choice.getByRole('radio', { name: 'Your version' })).toBeChecked()
  return { conflict, choice }
}

test('two edits of a user: each field is chosen, and the choice is saved', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const customer = await visitor()
  const { email } = await register(customer)
  await signInAs(page, 'superAdmin')
  await page.goto(`/dashboard/users?query=${encodeURIComponent(email)}`)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await page.waitForURL(/\/dashboard\/users\/[^?]+$/)
  const colleague = await openTwice(page, visitor, page.url())
  const [theirs, ours] = [newAddress(), newAddress()]
  await colleague.getByRole('textbox', { name: 'Email' }).fill(theirs)
  await colleague.getByLabel('Surname').fill('Theirs')
  await save(colleague)
  await expect(colleague.getByText('Unsaved changes')).toHaveCount(0)

  await page.getByRole('textbox', { name: 'Email' }).fill(ours)
  await page.getByLabel('Phone').fill('0101 777 8899')
  await save(page)
  const { conflict, choice } = await expectConflict(page, 'Email')
  await expect(choice).toContainText(theirs)
  await expectAccessible(page)
  await choice.getByRole('radio', { name: 'Their version' }).check({ force: true })
  await conflict.getByRole('button', { name: 'Use selected values' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(theirs)
  await expect(page.getByLabel('Surname')).toHaveValue('Theirs')
  await save(page)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(theirs)
  await expect(page.getByLabel('Phone')).toHaveValue('+201017778899')
})

for (const [what, add, field, values] of [
  ['an area', addArea, 'Fee in EGP', ['70', '80']],
  ['a time slot', addSlot, 'Deliveries per day', ['30', '40']],
] as const) {
  test(`two edits of ${what}: the second sees both values, and saves the own one`, {
    tag: '@long',
  }, async ({ page, visitor }) => {
    const name = `Conflict ${crypto.randomUUID().slice(0, 8)}`
    await add(name)
    const colleague = await openTwice(page, visitor, '/dashboard/delivery')
    const [theirs, ours] = values
    for (const each of [page, colleague]) {
      await each.getByRole('button', { name: `Edit ${name}` }).click()
    }
    await colleague.getByLabel(field).fill(theirs)
    await save(colleague)
    await expect(colleague.getByRole('dialog')).toHaveCount(0)

    const panel = page.getByRole('dialog', { name })
    await panel.getByLabel(field).fill(ours)
    await save(page)
    const { conflict, choice } = await expectConflict(page, field)
    await expect(choice).toContainText(theirs)
    await expectAccessible(page)
    await conflict.getByRole('button', { name: 'Use selected values' }).click()
    await expect(conflict).toHaveCount(0)
    await save(page)
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(ours)
  })
}

test('two edits of an occasion: the second sees what the first one saved', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const id = await addOccasion(`Conflict ${crypto.randomUUID().slice(0, 8)}`)
  const colleague = await openTwice(page, visitor, `/dashboard/occasions/${id}`)
  await colleague.getByLabel(/^Introduction/).fill('Theirs')
  await save(colleague)
  await expect(colleague.getByText('Unsaved changes')).toHaveCount(0)

  await page.getByLabel(/^Introduction/).fill('Ours')
  await save(page)
  const { choice } = await expectConflict(page, 'Introduction')
  await expect(choice).toContainText('Theirs')
  await page.getByRole('button', { name: 'Load latest version' }).click()
  await expect(page.getByLabel(/^Introduction/)).toHaveValue('Theirs')
})

test('text typed while an occasion is saved stays an unsaved change', {
  tag: '@long',
}, async ({ page }) => {
  const id = await addOccasion(`Slow ${crypto.randomUUID().slice(0, 8)}`)
  await signInAs(page, 'superAdmin')
  await page.goto(`/dashboard/occasions/${id}`)
  const answered = Promise.withResolvers<void>()
  await page.route(/updateOccasion/, async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.getByLabel('Arabic name').fill('ذكرى')
  await save(page)
  await page.getByLabel(/^Introduction/).fill('Typed meanwhile')
  answered.resolve()
  await expectToast(page, 'Saved Successfully')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(page.getByLabel(/^Introduction/)).toHaveValue('Typed meanwhile')
})
