import { addToCart, fillInCheckout, openNewProduct, payInCash } from './checkout-steps.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import { expectToast, fillInSignIn, register } from './sign-in-steps.ts'

test('a customer finds their orders and details in the account and reorders', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await register(page)
  await page.goto('/account')
  await expect(page.getByText('You have no orders yet.')).toBeVisible()
  await expectAccessible(page)

  const product = await openNewProduct(page)
  await addToCart(page, product)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL('**/checkout')
  await fillInCheckout(page)
  await payInCash(page)

  await page.goto('/account')
  const orders = page.getByRole('region', { name: 'My orders' })
  await expect(orders.getByRole('listitem')).toContainText('For Karim Nabil')
  await expectAccessible(page)
  await orders.getByRole('button', { name: 'Order again' }).click()
  const again = page.getByRole('dialog', { name: 'Order again' })
  await expect(again.getByText('Brazil Street')).toBeVisible()
  await expectAccessible(page)
  await again.getByRole('button', { name: 'Add to cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart.getByRole('link', { name: product })).toBeVisible()
  await cart.getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL('**/checkout')
  await expect(page.getByLabel('Street')).toHaveValue('Brazil Street')
  await expect(page.getByLabel('Card message')).toHaveValue('Happy birthday, with love')

  await page.goto('/account')
  await orders.getByRole('button', { name: 'Order again' }).click()
  await again.getByRole('radio', { name: /^Replace/ }).check({ force: true })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(orders.getByRole('button', { name: 'Order again' })).toBeFocused()

  const details = page.getByRole('region', { name: 'My details' })
  await details.getByLabel('Surname').fill('Hamdi')
  await details.getByRole('button', { name: /Save/ }).click()
  await expect(page.getByText('Saved Successfully')).toBeVisible()
})

testWithErrors(
  'edits of a signed-out customer are kept until they sign in again',
  { tag: '@long' },
  async ({ page }) => {
    const { email, password } = await register(page)
    await page.goto('/account')
    const details = page.getByRole('region', { name: 'My details' })
    await details.getByLabel('Surname').fill('El Sayed')
    await page.context().clearCookies()
    await details.getByRole('button', { name: /Save/ }).click()
    await expectToast(page, 'Please sign in again', 'We kept your details.')
    await page.waitForURL('**/login?next=%2Faccount')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillInSignIn(page, email, password)
    await page.waitForURL('**/account')
    await expect(details.getByLabel('Surname')).toHaveValue('El Sayed')
    await details.getByRole('button', { name: /Save/ }).click()
    await expectToast(page, 'Saved Successfully')
  },
)
