import { photograph } from '../support/photographs.ts'
import { openAsSeller, signInAs, uniqueDay } from './demo-users.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import { addOrder, addOrders, addPaidOrder } from './test-data.ts'

test('a seller who sends out tomorrow’s orders is asked first, and can undo it', async ({
  page,
}) => {
  const date = uniqueDay()
  const name = `Amira ${date}`
  for (let count = 0; count < 2; count++) {
    await addOrder({ recipientName: name, date, status: 'preparing' })
  }
  await openAsSeller(page, `/dashboard/orders?date=${date}`)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Send out 2' }).click()
  const question = page.getByRole('alertdialog', { name: 'Send out 2 orders?' })
  await expect(question).toContainText('(not today): 2 orders')
  await expect(question).toContainText('2 customers get an email.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Preparing', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Send out 2' }).click()
  await question.getByRole('button', { name: 'Send out' }).click()
  await expect(page.getByText('2 orders: Out for delivery')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 undone')).toBeVisible()
  await page
    .getByRole('link', { name: /^\d{4}-\d{4}$/ })
    .first()
    .click()
  await expect(page.getByText('Undone: Preparing again')).toBeVisible()
})

test('a super admin corrects a delivery, and its cash is due again', { tag: '@long' }, async ({
  page,
}) => {
  const { id } = await addOrder({
    recipientName: 'Karim Nabil',
    date: uniqueDay(),
    status: 'out_for_delivery',
  })
  await signInAs(page, 'superAdmin')
  await page.goto(`/dashboard/orders/${id}`)
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(page.getByText('cash collected')).toBeVisible()
  await page.getByRole('button', { name: 'Correct status' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Correct the status?' })
  await expect(dialog).toContainText('in cash no longer counts as collected')
  await dialog.getByRole('button', { name: 'Correct status' }).click()
  await expect(dialog.getByText('Choose a status.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Delivery failed' }).check({ force: true })
  await dialog.getByLabel('Reason').fill('It was the order next door')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Correct status' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('cash due')).toBeVisible()
  await expect(page.getByText('It was the order next door')).toBeVisible()
})

test('a seller asks to cancel a paid order, and a super admin approves it', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const { id, number } = await addPaidOrder()
  await openAsSeller(page, `/dashboard/orders/${id}`)
  await page.getByRole('button', { name: 'Request cancellation' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Request cancellation?' })
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The peonies did not come')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  const panel = page.getByRole('region', { name: `Cancellation requested: order ${number}` })
  await expect(panel).toContainText('The peonies did not come')
  await expect(panel.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Request cancellation' })).toHaveCount(0)

  const owner = await visitor()
  await signInAs(owner, 'superAdmin')
  await owner.goto('/dashboard/today')
  const request = owner.getByRole('region', { name: `Cancellation requested: order ${number}` })
  await expectAccessible(owner)
  await request.getByRole('button', { name: 'Approve' }).click()
  await owner.getByRole('button', { name: 'Cancel and refund' }).click()
  // An open dialog hides the page behind it from roles, so its end comes first.
  await expect(owner.getByRole('alertdialog')).toHaveCount(0)
  await expect(request).toHaveCount(0)
  await owner.goto(`/dashboard/orders/${id}`)
  await expect(owner.getByText('Cancelled', { exact: true }).first()).toBeVisible()
})

test('a super admin declines a request to cancel', { tag: '@long' }, async ({ page, visitor }) => {
  const { id, number } = await addPaidOrder()
  await openAsSeller(page, `/dashboard/orders/${id}`)
  await page.getByRole('button', { name: 'Request cancellation' }).click()
  await page.getByLabel('Reason').fill('Too many orders')
  await page.getByRole('button', { name: 'Send request' }).click()
  const owner = await visitor()
  await signInAs(owner, 'superAdmin')
  await owner.goto(`/dashboard/orders/${id}`)
  const panel = owner.getByRole('region', { name: `Cancellation requested: order ${number}` })
  await panel.getByRole('button', { name: 'Decline' }).click()
  await owner.getByLabel('Answer').fill('We can make it')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(panel).toHaveCount(0)
  await expect(owner.getByText('Cancellation declined: We can make it')).toBeVisible()
})

test('a seller selects everything that a filter matches', { tag: '@long' }, async ({ page }) => {
  const date = uniqueDay()
  await addOrders(32, date)
  await openAsSeller(page, `/dashboard/orders?date=${date}`)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection).toContainText('32 selected')
  await selection.getByRole('button', { name: 'Start preparing 32' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Start preparing 32 orders?' })).toBeVisible()
})

test('a saved filter stays relative to today', { tag: '@long' }, async ({ page }) => {
  await openAsSeller(page, '/dashboard/orders')
  const days = page.getByRole('navigation', { name: 'Delivery days' })
  await days.getByRole('link', { name: 'Tomorrow' }).click()
  await page.waitForURL(/date=tomorrow/)
  await expect(days.getByRole('link', { name: 'Tomorrow' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Save filter' }).click()
  await page.getByLabel('Filter name').fill('To prepare')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectAccessible(page)
  await days.getByRole('link', { name: 'This week' }).click()
  await page.waitForURL(/date=week/)
  await page.getByRole('link', { name: 'To prepare' }).click()
  await page.waitForURL(/date=tomorrow/)
})

for (const list of ['orders', 'products']) {
  test(`n on the page of ${list} creates one of them`, { tag: '@long' }, async ({ page }) => {
    await openAsSeller(page, `/dashboard/${list}`)
    await page.keyboard.press('n')
    await page.waitForURL(`**/dashboard/${list}/new`)
  })
}

// The missing page returns 404.
testWithErrors(
  'an unknown page of the dashboard stays inside it',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'seller')
    const answer = await page.goto('/dashboard/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeAttached()
    await expect(page.getByText('This page does not exist.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Products' }).first()).toBeVisible()
    await expectAccessible(page)
  },
)

test('a cancelled order offers nothing to print, to photograph or to deliver', {
  tag: '@long',
}, async ({ page }) => {
  const { id } = await addOrder({
    recipientName: 'Karim Nabil',
    date: uniqueDay(),
    status: 'cancelled',
  })
  await openAsSeller(page, `/dashboard/orders/${id}`)
  await expect(page.getByText('Floor 3', { exact: true })).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  for (const link of ['Print work order', 'Print card', 'View route']) {
    await expect(page.getByRole('link', { name: link })).toHaveCount(0)
  }
  await expect(page.getByText(/^Available once/)).toHaveCount(0)
  await expectAccessible(page)
})

test('a landscape photograph is shown whole', { tag: '@long' }, async ({ page }) => {
  const { id } = await addOrder({ recipientName: 'Karim Nabil', date: uniqueDay() })
  await openAsSeller(page, `/dashboard/orders/${id}`)
  const buffer = Buffer.from(await photograph({ width: 1200, height: 800 }))
  const choose = page.getByLabel('Choose a file: Finished bouquet')
  await choose.setInputFiles({ name: 'photograph.jpg', mimeType: 'image/jpeg', buffer })
  const shown = page.getByRole('img', { name: 'Photo of the finished bouquet' })
  await expect(shown).toBeVisible()
  const box = await shown.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1)
})
