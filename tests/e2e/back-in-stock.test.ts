import { openAsSeller } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { mailTo, newAddress } from './sign-in-steps.ts'
import { addProduct } from './test-data.ts'

test('a visitor is emailed once when a sold-out product is back, and stops the emails', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const { id, name } = await addProduct({ stock: 0 })
  const address = newAddress()
  await page.goto(`/p/${id}`)
  const purchase = page.getByRole('region', { name })
  await purchase.getByRole('button', { name: 'Email me when it is back' }).click()
  const field = purchase.getByLabel('Email')
  await expect(field).toBeFocused()
  await purchase.getByRole('button', { name: 'Email me', exact: true }).click()
  await expect(purchase.getByText('Enter a valid email address.')).toBeVisible()
  await field.fill(address)
  await expectAccessible(page)
  await purchase.getByRole('button', { name: 'Email me', exact: true }).dblclick()
  await expect(purchase.getByText('We will email you once when it is back.')).toBeVisible()

  const seller = await visitor()
  await openAsSeller(seller, `/dashboard/products/${id}`)
  await expect(seller.getByText('1 customer waiting for stock')).toBeVisible()
  await seller.getByLabel('Quantity in stock').fill('3')
  await seller.getByRole('button', { name: 'Save' }).click()

  const text = await mailTo(page, address, { subject: 'is back in stock', saying: `/p/${id}` })
  const [link = ''] = /http\S+stop-emails\S+/.exec(text) ?? []
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText('You will not get these emails any more')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText('Nothing to stop')).toBeVisible()
})
