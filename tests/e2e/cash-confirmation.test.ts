import type { Page } from '@playwright/test'
import {
  addToCart,
  fillInCheckout,
  goToCheckout,
  mailedCode,
  openNewProduct,
  orderIdOf,
  orderInCash,
} from './checkout-steps.ts'
import { openAsSeller } from './demo-users.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import { mailTo } from './sign-in-steps.ts'
import { orderNumberOf } from './test-data.ts'

const confirmed = 'Your flowers are confirmed'
const code = (page: Page) => page.getByLabel('Confirmation code')
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm order' })

/** The confirmation link in the email of the order on the page. */
async function mailedLink(page: Page): Promise<string> {
  const saying = orderIdOf(page)
  const mail = await mailTo(page, 'mona@example.com', { subject: 'confirmation code', saying })
  return /http\S+#confirm=\S+/.exec(mail)?.[0] ?? ''
}

test('a guest confirms a cash order with the emailed code, once', { tag: '@long' }, async ({
  page,
}) => {
  await goToCheckout(page)
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true })
  await expect(page.getByText('First, confirm the order with a code')).toBeVisible()
  await orderInCash(page)
  await expect(page.getByRole('heading', { name: 'Please confirm your order' })).toBeVisible()
  await expect(page.getByText(/^Reserved for 1[0-5]:\d\d$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend code in 0:\d\d$/ })).toBeDisabled()
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)

  const right = await mailedCode(page, orderIdOf(page))
  await code(page).fill(right === '000000' ? '000001' : '000000')
  await confirm(page).click()
  await expect(page.getByText('That code is not correct. 4 tries left.').first()).toBeVisible()

  await code(page).fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await confirm(page).dblclick()
  await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
  await expect(code(page)).toHaveCount(0)
  const number = await orderNumberOf(orderIdOf(page))
  await mailTo(page, 'mona@example.com', { subject: `confirmed: order ${number}`, saying: number })

  // The email is verified: the next cash order of this browser needs no code.
  await addToCart(page, await openNewProduct(page))
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL('**/checkout')
  await fillInCheckout(page)
  await orderInCash(page)
  await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
})

test('the emailed link confirms in another browser, and only after a click', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await goToCheckout(page)
  await orderInCash(page)
  const phone = await visitor()
  await phone.goto(await mailedLink(page))
  await expect(phone.getByRole('button', { name: 'Confirm order' })).toBeVisible()
  await expect(phone.getByText('Mona Adel')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Please confirm your order' })).toBeVisible()
  await phone.getByRole('button', { name: 'Confirm order' }).click()
  await expect(phone.getByRole('heading', { name: 'The flowers are confirmed' })).toBeVisible()
  expect(phone.url()).not.toContain('confirm=')
  await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
})

testWithErrors(
  'the emailed link confirms after a lost connection',
  { tag: '@long' },
  async ({ page, context }) => {
    await goToCheckout(page)
    await orderInCash(page)
    await page.goto(await mailedLink(page))
    await page.reload()
    await context.setOffline(true)
    await confirm(page).click()
    await expect(page.getByText('Connection failed').first()).toBeVisible()
    await context.setOffline(false)
    await confirm(page).click()
    await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
    expect(page.url()).not.toContain('confirm=')
  },
)

testWithErrors(
  'a guest corrects a mistyped email, and a lost connection keeps the form',
  { tag: '@long' },
  async ({ page, context }) => {
    await goToCheckout(page)
    await orderInCash(page)
    await page.getByRole('button', { name: 'Change email address' }).click()
    await page.getByLabel('New email address').fill('mona.adel@')
    await page.getByRole('button', { name: 'Send code', exact: true }).click()
    await expect(page.getByText('Enter a valid email address.').first()).toBeVisible()
    await page.getByLabel('New email address').fill('mona.adel@example.com')
    await page.getByRole('button', { name: 'Send code', exact: true }).click()
    await expect(page.getByText('mona.adel@example.com')).toBeVisible()

    const right = await mailedCode(page, orderIdOf(page), 'mona.adel@example.com')
    await code(page).fill(right)
    await context.setOffline(true)
    await confirm(page).click()
    await expect(page.getByText('Connection failed').first()).toBeVisible()
    await context.setOffline(false)
    await confirm(page).click()
    await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
  },
)

test('a seller lists unconfirmed cash orders, confirms one by phone and releases others', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const ids: string[] = []
  for (let count = 0; count < 3; count++) {
    const shopper = await visitor()
    await goToCheckout(shopper)
    await orderInCash(shopper)
    ids.push(orderIdOf(shopper))
  }
  const [first = '', ...others] = ids
  await openAsSeller(page, `/dashboard/orders/${first}`)
  const panel = page.getByRole('region', { name: 'Awaiting confirmation by the customer' })
  await expect(panel).toContainText(/Suspicious: \d+ unconfirmed orders from one network/)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Confirm by phone' }).click()
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(panel).toHaveCount(0)
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()

  await page.goto('/dashboard/orders')
  const statuses = page.getByRole('navigation', { name: 'Orders by status' })
  const unconfirmed = statuses.getByRole('link', { name: /^Awaiting confirmation/ })
  await unconfirmed.click()
  // The list of all orders has the same rows, until the other one arrives.
  await expect(unconfirmed).toHaveAttribute('aria-current', 'page')
  for (const id of others) {
    const row = page.getByRole('row').filter({ hasText: await orderNumberOf(id) })
    await expect(row).toContainText('Suspicious')
    await row.getByRole('checkbox').check()
  }
  await page.getByRole('button', { name: 'Release 2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click()
  await expect(page.getByRole('dialog', { name: '2 of 2 moved' })).toBeVisible()
  for (const id of others) {
    await page.goto(`/dashboard/orders/${id}`)
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  }
})
