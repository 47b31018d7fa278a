import { goToCheckout, orderAndPay, orderIdOf, orderPage, payByCard } from './checkout-steps.ts'
import { signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addProduct } from './test-data.ts'

test('two staff members edit a paid order, and the customer sees and pays the difference', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await goToCheckout(page)
  await orderAndPay(page)
  await payByCard(page)
  await page.waitForURL(orderPage)
  const path = `/dashboard/orders/${orderIdOf(page)}`

  const staff = await visitor()
  await signInAs(staff, 'superAdmin')
  const colleague = await visitor({ storageState: await staff.context().storageState() })
  const panels = [staff, colleague].map((each) => each.getByRole('dialog', { name: /^Edit / }))
  const [panel, other] = panels
  if (!panel || !other) throw new Error('Two panels are open.')
  for (const each of [staff, colleague]) {
    await each.goto(path)
    await each.getByRole('button', { name: 'Edit order' }).click()
  }
  await other.getByLabel('Name', { exact: true }).fill('Salma Hassan')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other).toHaveCount(0)

  const areas = panel.getByLabel('Area')
  const far = await areas.locator('option', { hasText: 'New Cairo' }).getAttribute('value')
  await areas.selectOption(far)
  await panel.getByLabel('Street').fill('')
  await panel.getByLabel('Card message').fill('Get well soon')
  await expect(panel.getByText(/^The customer pays .*EGP.* more: online, or in cash/)).toBeVisible()
  await expectAccessible(staff)
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await expect(panel.getByLabel('Street')).toBeFocused()
  await panel.getByLabel('Street').fill('Road 90')
  await panel.getByRole('button', { name: 'Save changes' }).click()
  const conflict = panel.getByRole('region', { name: 'Edit conflict' })
  await expect(conflict).toContainText('Salma Hassan')
  await conflict.getByRole('button', { name: 'Use selected values' }).click()
  await expect(panel.getByLabel('Name', { exact: true })).toHaveValue('Salma Hassan')
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await expect(panel).toHaveCount(0)
  await expect(staff.getByText(/^Card: .*Get well soon/)).toBeVisible()
  await expect(staff.getByText(/is still to pay: online, or in cash/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('Order changed').first()).toBeVisible()
  await expect(page.getByText(/^Recipient: .*Karim Nabil.*Salma Hassan/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.waitForURL('**/unifiedcheckout/**')
  await payByCard(page)
  await page.waitForURL(orderPage)
  await expect(page.getByText('Still to pay')).toHaveCount(0)
})

test('staff replace an item of a paid order, and the customer gets the difference back', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const { product } = await goToCheckout(page)
  await orderAndPay(page)
  await payByCard(page)
  await page.waitForURL(orderPage)
  const { name: cheaper } = await addProduct({ price: 300, stock: null })

  const staff = await visitor()
  await signInAs(staff, 'superAdmin')
  await staff.goto(`/dashboard/orders/${orderIdOf(page)}`)
  await staff.getByRole('button', { name: 'Edit order' }).click()
  const panel = staff.getByRole('dialog', { name: /^Edit / })
  await panel.getByRole('button', { name: `Remove ${product}` }).click()
  const search = panel.getByRole('combobox', { name: 'Add product' })
  // The search index of each instance refreshes every few seconds.
  await expect(async () => {
    await search.fill('')
    await search.fill(cheaper)
    await panel.getByRole('option', { name: cheaper }).click({ timeout: 2000 })
  }).toPass()
  await expect(panel.getByText(/EGP.* goes back to the customer\.$/)).toBeVisible()
  await expectAccessible(staff)
  await panel.getByRole('button', { name: 'Save changes' }).dblclick()
  await expect(panel).toHaveCount(0)
  await expect(staff.getByText(/^Items: /)).toHaveCount(1)
  await expect(staff.getByText('The order was changed.')).toHaveCount(1)

  await page.reload()
  await expect(page.getByRole('main')).toContainText(cheaper)
  await expect(page.getByText(/^Items: /)).toBeVisible()
})
