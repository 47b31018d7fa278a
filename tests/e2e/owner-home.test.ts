import { goToCheckout, orderIdOf, payOnline } from './checkout-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectToast, register } from './sign-in-steps.ts'
import { addOrder, makeStaff } from './test-data.ts'

const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('the home page leads an owner to the late orders', { tag: '@long' }, async ({ page }) => {
  const { email } = await register(page)
  await makeStaff(email, 'superAdmin')
  const late = await addOrder({ recipientName: 'Dalia Late', date: daysFromNow(-3) })
  const early = await addOrder({ recipientName: 'Dalia Early', date: daysFromNow(400) })
  await page.goto('/dashboard/home')
  await expect(page.getByRole('heading', { level: 1, name: /^Home/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next 7 days' }).getByRole('link')).toHaveCount(7)
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Revenue')
  await expectAccessible(page)
  await page.getByRole('link', { name: /Late orders$/ }).click()
  await page.waitForURL('**/dashboard/orders?need=late')
  await expect(page.getByRole('combobox', { name: 'Needs attention' })).toHaveValue('late')
  const list = page.getByRole('main')
  await expect(list.getByRole('link', { name: late.number })).toBeVisible()
  await expect(list.getByRole('link', { name: early.number })).toHaveCount(0)
})

test('an owner writes a note about a customer and sends an email again', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const customer = await visitor()
  const { email } = await register(customer)
  await goToCheckout(customer)
  await payOnline(customer)
  const orderId = orderIdOf(customer)

  const owner = await register(page)
  await makeStaff(owner.email, 'superAdmin')
  await page.goto('/dashboard/users')
  await page.getByLabel('Search users').fill(email)
  await page.getByLabel('Search users').press('Enter')
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('Spent')
  await expect(
    page.getByRole('list', { name: 'Orders', exact: true }).getByRole('link'),
  ).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Recipients' })).toContainText('Karim Nabil')

  await page.getByLabel('New note').fill('Prefers peonies')
  await page.getByRole('button', { name: 'Add note' }).click()
  const notes = page.getByRole('list', { name: 'Notes' })
  await expect(notes).toContainText('Prefers peonies')
  await page.getByRole('button', { name: /^Delete note/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notes).not.toContainText('Prefers peonies')

  const view = page.getByRole('button', { name: 'Order confirmed' })
  await expect(async () => {
    await page.reload()
    await expect(view).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expectAccessible(page)
  await view.click()
  const panel = page.getByRole('dialog', { name: 'Order confirmed' })
  const frame = panel.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  const shown = frame.contentFrame()
  await expect(shown.getByRole('heading', { name: 'Your flowers are confirmed' })).toBeVisible()
  await expect(shown.locator(`a[href$="/o/${orderId}"]`).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Send again' }).click()
  await expectToast(page, 'Saved Successfully')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'New order' }).click()
  await page.waitForURL(/\/dashboard\/orders\/new\?customer=/)
  const group = page.getByRole('group', { name: 'Customer' })
  await expect(group.getByText('Known customer')).toBeVisible()
  await expect(group.getByLabel('Email')).toHaveValue(/@/)
})
