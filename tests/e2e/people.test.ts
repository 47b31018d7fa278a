import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { signIn } from './checkout-steps.ts'
import { openAsSeller } from './demo-users.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import {
  expectToast,
  fillInSignIn,
  mailedLink,
  newAddress,
  register,
  verifyEmail,
} from './sign-in-steps.ts'
import { makeStaff } from './test-data.ts'

/** Each test has its own super admin, so that no test sees the conflicts of another. */
async function becomeSuperAdmin(page: Page): Promise<void> {
  const { email } = await register(page)
  await makeStaff(email, 'superAdmin')
}

test('a super admin invites an admin by email and removes them again', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  test.slow()
  await becomeSuperAdmin(page)
  await page.goto('/dashboard/admins')
  await expect(page.getByRole('list', { name: 'Staff' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add admin' }).click()
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await expectAccessible(page)
  const email = newAddress()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Saved Successfully')
  const invited = page.getByRole('region', { name: 'Invited' })
  await expect(invited.getByText(email)).toBeVisible()
  expect(await mailedLink(page, email, 'You are invited to the team of Nawwar')).toContain('/login')

  const elsewhere = await visitor()
  await elsewhere.goto('/register')
  await elsewhere.getByLabel('Your name').fill('Karim Nabil')
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByLabel('Password', { exact: true }).fill('white lilies')
  await elsewhere.getByRole('button', { name: 'Create account' }).click()
  await elsewhere.waitForURL((url) => url.pathname === '/')
  await verifyEmail(elsewhere, email)
  await elsewhere.context().clearCookies()
  await signIn(elsewhere, email, 'white lilies')
  await elsewhere.goto('/dashboard/orders')
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  // The order list polls, and would be refused once the role is gone.
  await elsewhere.goto('/')

  await page.reload()
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Karim Nabil' })).toBeVisible()
  await page.getByLabel('Super admin').check({ force: true })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Saved Successfully')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove from staff' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.waitForURL((url) => /\/dashboard\/admins\/?$/.test(url.pathname))
  await expect(page.getByText(email)).toHaveCount(0)
  await elsewhere.goto('/dashboard/orders')
  await elsewhere.waitForURL((url) => url.pathname === '/login')

  await page.goto('/dashboard/audit?kind=people')
  const auditEntries = page.getByRole('list', { name: 'Audit log, newest first' })
  await expect(
    auditEntries.getByRole('listitem').filter({ hasText: 'Karim Nabil' }),
  ).not.toHaveCount(0)
  const removed = auditEntries
    .getByRole('listitem')
    .filter({ hasText: 'changed the role of Karim Nabil from Super admin to Customer.' })
    .first()
  await removed.getByText('Before and after').click()
  await expect(removed.getByRole('row', { name: 'Role Super admin Customer' })).toBeVisible()
  await expect(removed.getByRole('link', { name: 'Karim Nabil' })).toHaveAttribute(
    'href',
    /^\/dashboard\/users\//,
  )
  await expectAccessible(page)
})

test('an admin cannot remove themselves, and a seller sees no staff pages', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await becomeSuperAdmin(page)
  await page.goto('/dashboard/admins')
  await page.getByRole('listitem').filter({ hasText: 'you' }).getByRole('link').first().click()
  await expect(page.getByText(/^You cannot change your own role or access/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Remove from staff' })).toBeDisabled()

  const shop = await visitor()
  await openAsSeller(shop, '/dashboard/orders')
  const rail = shop.getByRole('navigation', { name: 'Dashboard' })
  await expect(rail.getByRole('link', { name: 'Orders' })).toBeVisible()
  await expect(rail.getByRole('link', { name: /Admins|Users|Audit log/ })).toHaveCount(0)
  await shop.goto('/dashboard/audit')
  await shop.waitForURL('**/dashboard/orders')
})

test('an admin finds a customer by phone, edits and suspends them, which signs them out', {
  tag: '@long',
}, async ({ page, visitor }) => {
  test.slow()
  const customer = await visitor()
  const { email, password } = await register(customer)
  await becomeSuperAdmin(page)
  await page.goto('/dashboard/users')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Search users').fill(email)
  await page.getByLabel('Search users').press('Enter')
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  const resume = await pauseCalls(page, /updateUser/)
  await page.getByLabel('Phone').fill('0101 777 8899')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // During the save.
  await page.getByLabel('Surname').fill('Nabil')
  resume()
  await expectToast(page, 'Saved Successfully')
  await expect(page.getByLabel('Phone')).toHaveValue('+201017778899')
  await expect(page.getByLabel('Surname')).toHaveValue('Nabil')
  await expect(page.getByLabel('Surname')).toBeFocused()
  await expectAccessible(page)

  // The toast of an earlier save may still be shown.
  const signedOut = page.waitForResponse(/signOutUser/)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await signedOut
  await expectToast(page, 'Saved Successfully')
  // A toast stays open below the pointer, and would cover the next button.
  await page.mouse.move(0, 0)
  await customer.goto('/complete-profile')
  await customer.waitForURL((url) => url.pathname === '/login')
  await signIn(customer, email, password)

  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Three unpaid orders')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('Suspended: Three unpaid orders')).toBeVisible()
  await customer.goto('/checkout')
  await customer.waitForURL((url) => url.pathname === '/login')
  // A suspension does not conflict with the open form.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: /Nabil$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Lift suspension' }).click()
  await expect(page.getByText('Three unpaid orders')).toHaveCount(0)
})

test('user list and audit log combine two filters applied at once', { tag: '@long' }, async ({
  page,
}) => {
  await becomeSuperAdmin(page)
  const mayRespond = Promise.withResolvers<void>()
  await page.goto('/dashboard/users')
  await page.route(/listUsers|listAudit/, async (route) => {
    await mayRespond.promise
    await route.continue()
  })
  await page.getByLabel('Search users').fill('Mona')
  await page.getByLabel('Search users').press('Enter')
  await page.waitForURL((url) => url.searchParams.has('query'))
  await page.getByRole('link', { name: 'Suspended', exact: true }).click()
  await page.waitForURL((url) => url.searchParams.has('state'))
  expect(new URL(page.url()).search).toBe('?state=suspended&query=Mona')

  await page.goto('/dashboard/audit')
  await page.getByLabel('Kind').selectOption({ label: 'Users' })
  await page.waitForURL((url) => url.searchParams.has('kind'))
  await page.getByLabel('Person').selectOption({ label: 'Command line' })
  await page.waitForURL((url) => url.searchParams.has('person'))
  expect(new URL(page.url()).search).toBe('?person=operator&kind=people')
  mayRespond.resolve()
})

// The ended session makes requests fail, which other tests treat as an error.
testWithErrors(
  'an admin whose session ends signs in again without losing edits',
  { tag: '@long' },
  async ({ page }) => {
    testWithErrors.slow()
    const { email, password } = await register(page)
    await makeStaff(email, 'superAdmin')
    await page.goto('/dashboard/users/new')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Hoda')
    await page.getByLabel('Email').fill(newAddress())
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Create account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    const popup = await opened
    await fillInSignIn(popup, email, password)
    await expectToast(page, 'Signed in again')
    await expect(dialog).toBeHidden()
    await expect(name).toHaveValue('Hoda')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hoda' })).toBeVisible()
  },
)

test('a super admin exports and erases the personal data of a customer', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const { email } = await register(await visitor())
  await becomeSuperAdmin(page)
  await page.goto(`/dashboard/users?query=${encodeURIComponent(email)}`)
  const found = page.getByRole('main').locator('a[href*="/users/"]:not([href$="/new"])')
  await found.first().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export personal data' }).click(),
  ])
  const files = unzipSync(readFileSync(await download.path()))
  expect(new TextDecoder().decode(files['account.json'])).toContain(email)
  await expectToast(page, 'Data exported')

  await page.getByRole('button', { name: 'Erase personal data' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await expectToast(page, 'Saved Successfully')
  await page.waitForURL((url) => /\/dashboard\/users\/?$/.test(url.pathname))
  await expect(found).toHaveCount(0)
})

for (const [role, signInAs] of [
  ['customer', register],
  ['seller', (page: Page) => openAsSeller(page, '/dashboard')],
] as const) {
  test(`a ${role} cannot export the data of another customer`, { tag: '@long' }, async ({
    page,
  }) => {
    await signInAs(page)
    const response = await page.request.post('/api/personal-data', { data: { userId: 'demo' } })
    expect(response.status()).toBe(403)
  })
}
