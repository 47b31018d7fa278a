import { newDocumentId } from '../../src/database/document-id.ts'
import {
  addToCart,
  fillInCheckout,
  openCheckout,
  orderAndPay,
  orderIdOf,
  orderPage,
  payByCard,
} from './checkout-steps.ts'
import { signInAs } from './demo-users.ts'
import { expectFittingTexts } from './fitting-texts.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addProduct, removeProduct } from './test-data.ts'

test('a customer buys a bouquet with an add-on, and staff refund both', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const bouquet = await addProduct({ price: 700 })
  const [balloon, ribbon] = [
    // With an Arabic name, because the Arabic pages of other tests offer it too.
    await addProduct({ price: 60, addOn: 'only', nameAr: 'بالونة' }),
    // Offered with another category.
    await addProduct({ price: 25, addOn: 'only', addOnWith: [newDocumentId()] }),
  ]

  // Sold with a bouquet alone: it has no page.
  const alone = await page.request.get(`/p/${balloon.id}`)
  expect(alone.status()).toBe(404)

  await page.goto(`/p/${bouquet.id}`)
  const offers = page.getByRole('region', { name: 'Add something' })
  const more = offers.getByRole('button', { name: /^Show \d+ more$/ })
  const choice = offers.getByRole('button', { name: balloon.name })
  await expect(offers.getByRole('button').first()).toBeVisible()
  if (!(await choice.isVisible())) await more.click()
  await expect(offers.getByText(ribbon.name)).toHaveCount(0)
  await choice.press('Enter')
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await expect(offers.getByRole('status')).toContainText(/EGP\s60/)
  await expectAccessible(page)

  await addToCart(page, bouquet.name)
  const panel = page.getByRole('dialog', { name: 'Your cart' })
  const added = panel.getByRole('list', { name: `Added to ${bouquet.name}` })
  const quantity = added.getByRole('group', { name: `Quantity of ${balloon.name}` })
  await quantity.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(panel).toContainText('3 items')
  await expect(panel.getByText(/^Subtotal/).locator('..')).toHaveText(/EGP\s820$/)
  await expectAccessible(page)

  // The bouquet takes it along, and brings it back.
  await panel.getByRole('button', { name: `Remove ${bouquet.name}` }).click()
  await expect(panel).toContainText('Your cart is empty.')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel).toContainText('3 items')
  await added.getByRole('button', { name: `Remove ${balloon.name}` }).click()
  await expect(panel).toContainText('1 item')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(quantity).toContainText('2')
  await expectFittingTexts(page)

  const header = page.getByRole('banner')
  await page.goto(`/ar/p/${bouquet.id}`)
  await header.getByRole('button', { name: /^السلة/ }).click()
  await expect(page.getByRole('dialog', { name: 'سلة التسوق' })).toContainText('بالونة')
  await expectFittingTexts(page)
  await page.goto(`/p/${bouquet.id}`)
  await header.getByRole('button', { name: /^Cart/ }).click()
  await openCheckout(page)
  for (const [address, name] of [
    ['/ar/checkout', 'بالونة'],
    ['/checkout', balloon.name],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('complementary').getByText(name)).toBeVisible()
    await expectFittingTexts(page)
  }
  await fillInCheckout(page)
  await orderAndPay(page)
  await payByCard(page)
  await page.waitForURL(orderPage)
  await expect(page.getByRole('main')).toContainText(balloon.name)

  const owner = await visitor()
  await signInAs(owner, 'superAdmin')
  await owner.goto(`/dashboard/orders/${orderIdOf(page)}`)
  const main = owner.getByRole('main')
  await expect(main.getByText(`Added to ${bouquet.name}`)).toBeVisible()
  await main
    .getByRole('region', { name: 'Payment' })
    .getByRole('button', { name: 'Refund' })
    .click()
  const dialog = owner.getByRole('alertdialog', { name: 'Refund this payment?' })
  await dialog.getByRole('checkbox', { name: bouquet.name }).check()
  await expect(dialog.getByRole('checkbox', { name: balloon.name })).toBeChecked()
  await expect(dialog.getByLabel('Amount in pounds')).toHaveValue('820')
  await expectAccessible(owner)
  await dialog.getByRole('checkbox', { name: bouquet.name }).uncheck()
  await expect(dialog.getByLabel('Amount in pounds')).toHaveValue('120')
  await dialog.getByLabel('Reason').fill('No balloons today')
  await dialog.getByRole('button', { name: /^Refund EGP\s120$/ }).click()
  await expect(main.getByText('Refunded: leave it out')).toHaveCount(1)
  await owner.context().close()
  // Pages of other tests would offer it.
  await removeProduct(balloon.id)
})
