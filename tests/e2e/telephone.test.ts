import { orderPage, payByCard } from './checkout-steps.ts'
import { openAsSeller } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addItem, chooseLastDay, tabTo, type } from './keyboard-steps.ts'
import { addProduct } from './test-data.ts'

test('a seller places telephone orders with the keyboard alone', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const { name } = await addProduct({ price: 700 })
  const phone = `0109${Date.now().toString().slice(-7)}`
  await openAsSeller(page, '/dashboard/orders')
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'New order', level: 1 })).toBeVisible()

  const customer = page.getByRole('group', { name: 'Customer' })
  const recipient = page.getByRole('group', { name: 'Recipient' })
  const search = page.getByRole('combobox', { name: 'Find customer' })
  await expect(search).toBeFocused()
  await page.keyboard.type(phone)
  await expect(page.getByText('No customer found')).toBeVisible()
  await expect(customer.getByLabel('Phone')).toHaveValue(phone)
  await type(page, customer.getByLabel('Name'), 'Hoda Aziz')
  await addItem(page, name)

  await page.keyboard.press('Control+Enter')
  await expect(recipient.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Karim Nabil')
  await type(page, recipient.getByLabel('Phone'), '0100 123 4567')
  await type(page, recipient.getByLabel('Area'), 'Zamalek')
  await type(page, recipient.getByLabel('Street'), 'Brazil Street')
  await type(page, recipient.getByLabel('Building'), '12')
  await chooseLastDay(page)
  await type(page, page.getByLabel('Card message'), 'Happy birthday, dear Karim')
  await tabTo(page, page.getByRole('radio', { name: 'Cash on delivery' }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Payment link: Card' })).toBeChecked()
  await page.keyboard.press('Control+Enter')

  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Show payment link' }))
  await page.keyboard.press('Enter')
  const link = page.getByText(/\/o\/.+#key=/)
  await expect(link).toBeVisible()
  await expectAccessible(page)
  const buyer = await visitor()
  await buyer.goto((await link.textContent()) ?? '')
  await expect(buyer.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await expect(buyer.getByRole('main')).toContainText('Karim Nabil')
  const refused = /Cancel order|Edit|Replace links|Download|Delete/
  await expect(buyer.getByRole('main').getByRole('button', { name: refused })).toHaveCount(0)
  await buyer.getByRole('button', { name: 'Pay now' }).click()
  await payByCard(buyer)
  await buyer.waitForURL(orderPage)
  await expect(buyer.getByRole('heading', { name: 'The flowers are confirmed' })).toBeVisible()
  await expect(buyer.getByRole('link', { name: 'Download receipt' })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'New order' }))
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await page.keyboard.type(phone)
  await expect(page.getByRole('option', { name: 'Hoda Aziz' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Known customer')).toBeVisible()
  await addItem(page, name)
  await tabTo(page, page.getByRole('button', { name: 'Karim Nabil' }))
  await page.keyboard.press('Enter')
  await expect(recipient.getByLabel('Street')).toHaveValue('Brazil Street')
  await chooseLastDay(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The driver collects')).toBeVisible()
  await page.getByRole('link', { name: 'Open order' }).click()
  await expect(page.getByText('Ordered by phone.')).toBeVisible()
})
