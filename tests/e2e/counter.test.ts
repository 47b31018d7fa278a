import { signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addItem, chooseLastDay, tabTo, type } from './keyboard-steps.ts'
import { mailTo } from './sign-in-steps.ts'
import { addProduct } from './test-data.ts'

test('staff take a counter order by card terminal with a discount, and refund one item', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const [roses, tulips] = [await addProduct({ price: 700 }), await addProduct({ price: 333 })]
  const email = `hoda-${crypto.randomUUID()}@example.com`
  await signInAs(page, 'superAdmin')
  await page.goto('/dashboard/orders/new')
  const customer = page.getByRole('group', { name: 'Customer' })
  const recipient = page.getByRole('group', { name: 'Recipient' })
  const payment = page.getByRole('region', { name: 'Payment' })

  await type(page, customer.getByLabel('Name'), 'Hoda Aziz')
  await type(page, customer.getByLabel('Phone'), `0109${Date.now().toString().slice(-7)}`)
  await type(page, customer.getByLabel('Email'), email)
  await addItem(page, roses.name)
  await addItem(page, tulips.name)
  await type(page, recipient.getByLabel('Name'), 'Karim Nabil')
  await type(page, recipient.getByLabel('Phone'), '0100 123 4567')
  await type(page, recipient.getByLabel('Area'), 'Zamalek')
  await type(page, recipient.getByLabel('Street'), 'Brazil Street')
  await type(page, recipient.getByLabel('Building'), '12')
  await chooseLastDay(page)

  await tabTo(page, payment.getByRole('radio', { name: 'Cash on delivery' }))
  await page.keyboard.press('ArrowDown')
  await expect(payment.getByRole('radio', { name: 'Card terminal' })).toBeChecked()
  await type(page, payment.getByLabel('Receipt number'), '0042')
  await type(page, payment.getByLabel('Discount', { exact: true }), 'Percentage')
  await type(page, payment.getByLabel('Discount in percent'), '10')
  await page.keyboard.press('Control+Enter')
  // The reason is missing, and gets the focus.
  await expect(payment.getByText('Enter a reason.')).toBeVisible()
  await expectAccessible(page)
  await expect(payment.getByLabel('Reason for the discount')).toBeFocused()
  await page.keyboard.type('A friend of the house')
  // A tenth of 1,033.
  await expect(payment.getByText(/^-EGP\s103$/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('paid on the card terminal. The order is confirmed.')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Open order' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ordered by phone.')).toBeVisible()
  await expect(page.getByText('Discount (10%)')).toBeVisible()
  await expect(page.getByText('A friend of the house')).toBeVisible()
  await expect(payment).toContainText('Card terminal, paid')
  await expect(payment).toContainText('Receipt 0042')

  const orderId = page.url().split('/').pop() ?? ''
  const mail = await mailTo(page, email, { subject: 'confirmed', saying: orderId })
  expect(mail).toContain('Discount')
  const buyer = await visitor()
  await buyer.goto(new RegExp(`http\\S+/o/${orderId}#key=[\\w-]{43}`).exec(mail)?.[0] ?? '')
  await expect(buyer.getByText('Card terminal, paid')).toBeVisible()
  await expect(buyer.getByText('Discount (10%)')).toBeVisible()
  await expect(buyer.getByText(/^-EGP\s103$/)).toBeVisible()
  await expect(buyer.getByText('A friend of the house')).toHaveCount(0)
  await expectAccessible(buyer)

  await payment.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Refund this payment?' })
  await expect(dialog).toContainText('Refund the card on the terminal')
  await dialog.getByLabel(`1 × ${tulips.name}`).check()
  // The tulips for 333, less their share of the discount: 103 less that of the roses, 69.
  await expect(dialog.getByLabel('Amount in pounds')).toHaveValue('299')
  await dialog.getByLabel('Reason').fill('Wilted')
  await dialog.getByRole('button', { name: /^Refund EGP\s299$/ }).click()
  await expect(payment.getByText('Refund it on the card terminal')).toBeVisible()
  await expectAccessible(page)
  await payment.getByRole('button', { name: 'Mark as refunded' }).click()
  await expect(payment.getByText('Refunded', { exact: true })).toBeVisible()
  await expect(payment).toContainText('partially refunded')
  await expect(payment.getByRole('button', { name: 'Mark as refunded' })).toHaveCount(0)

  await buyer.reload()
  await expect(buyer.getByText('Card terminal, partially refunded')).toBeVisible()
})

test('staff charge the card of a customer who has a payment link', { tag: '@long' }, async ({
  page,
}) => {
  const { name } = await addProduct({ price: 700 })
  await signInAs(page, 'seller')
  await page.goto('/dashboard/orders/new')
  const customer = page.getByRole('group', { name: 'Customer' })
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment.getByLabel('Discount', { exact: true })).toHaveCount(0)
  await type(page, customer.getByLabel('Name'), 'Hoda Aziz')
  await type(page, customer.getByLabel('Phone'), `0109${Date.now().toString().slice(-7)}`)
  await addItem(page, name)
  await page.getByLabel('The customer is the recipient').check()
  await page.getByLabel('Area').selectOption({ index: 1 })
  await page.getByLabel('Street').fill('Brazil Street')
  await page.getByLabel('Building').fill('12')
  await chooseLastDay(page)
  await payment.getByText('Payment link: Card').click()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('link', { name: 'Open order' }).click()

  await payment.getByRole('button', { name: 'Record card terminal payment' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Record a card terminal payment?' })
  await expectAccessible(page)
  await dialog.getByLabel('Receipt number').fill('0043')
  await dialog.getByRole('button', { name: /^Record EGP/ }).click()
  await expect(payment).toContainText('Card terminal, paid')
  await expect(payment).toContainText('Receipt 0043')
  await expect(payment.getByRole('button', { name: 'Record card terminal payment' })).toHaveCount(0)
})
