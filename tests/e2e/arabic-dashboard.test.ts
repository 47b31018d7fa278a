import type { Page } from '@playwright/test'
import { staffActionText } from '../../src/commerce/orders/staff/staff-status.messages.ts'
import { moveText } from '../../src/dashboard/orders/moves.messages.ts'
import { paymentAttemptText, refundText } from '../../src/dashboard/orders/payments.messages.ts'
import { inLocale } from '../../src/i18n/locale.server.ts'
import { goToCheckout, orderIdOf, payOnline } from './checkout-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { sendOut } from './order-steps.ts'
import { fillInSignIn, register } from './sign-in-steps.ts'
import { makeStaff } from './test-data.ts'

/** The dashboard in Arabic. Each test has its own staff: a language belongs to an account. */
async function becomeStaff(page: Page, role: 'seller' | 'superAdmin', locale: 'en' | 'ar' = 'ar') {
  const user = await register(page)
  await makeStaff(user.email, role, locale)
  return user
}

const inArabic = (text: () => string) => inLocale('ar', text)
const html = (page: Page) => page.locator('html')

test('a seller switches the dashboard to Arabic and back, on the same page', {
  tag: '@long',
}, async ({ page }) => {
  await becomeStaff(page, 'seller', 'en')
  await page.goto('/dashboard/orders?status=confirmed')
  await page.getByRole('button', { name: 'العربية' }).click()
  await page.waitForURL('**/ar/dashboard/orders?status=confirmed')
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: 'الطلبات' })).toBeVisible()
  await page.getByRole('link', { name: 'المنتجات', exact: true }).click()
  await page.waitForURL('**/ar/dashboard/products')
  await page.getByRole('button', { name: 'English' }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard/products')
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
})

test('an address of the dashboard leads to the language of the account', { tag: '@long' }, async ({
  page,
}) => {
  const { email, password } = await becomeStaff(page, 'seller')
  await page.goto('/dashboard/orders?status=confirmed#content')
  await expect(page).toHaveURL(/\/ar\/dashboard\/orders\?status=confirmed#content$/)
  await expect(html(page)).toHaveAttribute('lang', 'ar-EG')

  // An open dashboard would ask for new orders without its session.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login?next=%2Fdashboard%2Fclaims')
  await fillInSignIn(page, email, password)
  await page.waitForURL('**/ar/dashboard/claims')
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
})

test('the account page sets the language of the dashboard', { tag: '@long' }, async ({ page }) => {
  await becomeStaff(page, 'seller', 'en')
  await page.goto('/account')
  await page.getByLabel('Language', { exact: true }).selectOption('العربية')
  await expect(page.getByText('Language saved')).toBeVisible()
  await page.goto('/dashboard/orders')
  await expect(page).toHaveURL(/\/ar\/dashboard\/orders$/)
})

test('staff take an order from confirmed to delivered, and refund it, in Arabic', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await goToCheckout(page)
  await payOnline(page)
  const orderId = orderIdOf(page)

  const staff = await visitor()
  await becomeStaff(staff, 'superAdmin')
  await staff.goto(`/ar/dashboard/orders/${orderId}`)
  for (const status of ['preparing', 'out_for_delivery', 'delivered'] as const) {
    const name = inArabic(() => staffActionText(status))
    const move = staff.getByRole('main').getByRole('button', { name, exact: true })
    // The move is optimistic: wait for the response too.
    const moved = staff.waitForResponse(/advanceOrder/)
    if (status === 'out_for_delivery') {
      await sendOut(
        staff,
        move,
        inArabic(() => moveText('sendAnyway')),
      )
    } else {
      await move.click()
    }
    await expect(move).toHaveCount(0)
    await moved
  }

  await staff.getByRole('button', { name: inArabic(() => refundText('open')) }).click()
  const dialog = staff.getByRole('alertdialog')
  await dialog.getByLabel(inArabic(() => refundText('amount'))).fill('١٠٠')
  await dialog.getByLabel(inArabic(() => refundText('reason'))).fill('وردة ذابلة')
  await expectAccessible(staff)
  await dialog.getByLabel(inArabic(() => refundText('amount'))).press('Enter')
  await expect(
    staff.getByText(
      inArabic(() => paymentAttemptText('refundDone')),
      { exact: true },
    ),
  ).toBeVisible()
  await expect(staff.getByRole('main')).toContainText('وردة ذابلة')

  const workOrder = await staff.request.get(`/ar/dashboard/orders/${orderId}/work-order.pdf`)
  expect(workOrder.headers()['content-type']).toBe('application/pdf')
})
