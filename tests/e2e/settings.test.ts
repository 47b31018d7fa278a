import type { APIRequestContext, Page } from '@playwright/test'
import { addToCart, openCheckout } from './checkout-steps.ts'
import { signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectToast } from './sign-in-steps.ts'
import { addProduct } from './test-data.ts'

// The second test changes the numbers that the first one reads.
test.describe.configure({ mode: 'serial' })

test('the contact page and the footer have the numbers of the shop', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+20 2 5550 0100' })).toHaveAttribute(
    'href',
    'tel:+20255500100',
  )
  await expect(main.getByRole('link', { name: '+20 2 5550 0101' })).toHaveAttribute(
    'href',
    'https://wa.me/20255500101',
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '+20 2 5550 0100' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expectAccessible(page)
})

const settings = { phone: '+20 2 2735 0000', cashLimit: '2999' }
const defaults = { phone: '+20 2 5550 0100', cashLimit: '3000' }

/** Expects a text on a page as a visitor without a session gets it, from each instance: one may be seconds late. */
async function expectOnPage(request: APIRequestContext, path: string, text: string) {
  const isOnEach = async () => {
    for (let times = 0; times < 6; times++) {
      if (!(await (await request.get(path)).text()).includes(text)) return false
    }
    return true
  }
  await expect.poll(isOnEach, { message: path }).toBe(true)
}

const cashLimitField = (page: Page) =>
  page.getByRole('textbox', { name: 'Cash on delivery limit in EGP' })

async function fillInSettings(page: Page, { phone, cashLimit }: typeof settings) {
  await page.getByLabel(/^Phone/).fill(phone)
  await cashLimitField(page).fill(cashLimit)
}

async function saveSettings(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test('a super admin changes phone and cash limit, and customers read them in both languages', {
  tag: '@long',
}, async ({ page, request, visitor }) => {
  // So that the change has cached pages to replace.
  await expectOnPage(request, '/contact', defaults.phone)
  await expectOnPage(request, '/ar/contact', defaults.phone)
  await signInAs(page, 'superAdmin')
  await page.goto('/dashboard/settings')
  await expect(page.getByText('Default from the server (SHOP_PHONE)')).toBeVisible()
  await expectAccessible(page)

  await fillInSettings(page, { phone: '02 2735 0000', cashLimit: '-5' })
  await saveSettings(page)
  await expect(page.getByText('Enter whole pounds, 0 or more.')).toBeVisible()
  await expect(page.getByLabel(/^Phone/)).toBeFocused()
  await fillInSettings(page, settings)
  const preview = page.getByRole('region', { name: 'Preview of the footer' })
  await expect(preview).toContainText(settings.phone)
  await saveSettings(page)
  await expectToast(page, 'Saved Successfully')
  await expect(page.getByText(/^Customers see .* Last changed .* by /)).toBeVisible()

  await expectOnPage(request, '/contact', settings.phone)
  await expectOnPage(request, '/ar/contact', settings.phone)
  const customer = await visitor()
  const { id, name } = await addProduct({ price: 3000 })
  await customer.goto(`/p/${id}`)
  const footer = customer.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: settings.phone })).toHaveAttribute(
    'href',
    'tel:+20227350000',
  )
  await addToCart(customer, name)
  await openCheckout(customer)
  await expect(customer.getByText(/For orders up to EGP\s2,999/)).toBeVisible()
  await customer.goto('/ar/checkout')
  await expect(customer.getByText(/للطلبات حتى .?2,999/)).toBeVisible()

  await page.getByRole('button', { name: 'Use default: Phone' }).click()
  await page.getByRole('button', { name: 'Use default: Cash on delivery limit in EGP' }).click()
  await expect(page.getByLabel(/^Phone/)).toHaveValue(defaults.phone)
  await expect(cashLimitField(page)).toHaveValue(defaults.cashLimit)
  await saveSettings(page)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await expectOnPage(request, '/contact', defaults.phone)
  await page.goto('/dashboard/audit')
  const entry = page.getByRole('listitem').filter({ hasText: 'in Settings' }).first()
  await expect(entry).toContainText('changed Phone and Cash on delivery limit in EGP in Settings')
})
