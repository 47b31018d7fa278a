import type { Page } from '@playwright/test'
import { payByCard } from './checkout-steps.ts'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import {
  chooseNewGoogleAccount,
  expectToast,
  mailedLink,
  mailTo,
  newAddress,
  validPassword,
} from './sign-in-steps.ts'
import { addArabicProduct } from './test-data.ts'

// A browser in Arabic: another one would be offered English first.
test.use({ locale: 'ar-EG' })
testWithErrors.use({ locale: 'ar-EG' })

/** The id in the address of an Arabic order page. */
const orderIdOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)

const at = (path: string) => (url: URL) => url.pathname === path

test('journey: a guest buys a bouquet by card in Arabic', async ({ page }) => {
  const product = await openNewProduct(page)
  await expectArabic(page)
  await addToCart(page, product)
  await page.getByRole('link', { name: 'إتمام الطلب' }).click()
  await page.waitForURL(at('/ar/checkout'))

  await expectArabic(page)
  await expect(page).toHaveTitle(/^إتمام الطلب \| /)
  await fillInCheckout(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^تأكيد الطلب ودفع/ }).click()
  await page.waitForURL('**/unifiedcheckout/**')
  await payByCard(page)

  await page.waitForURL('**/ar/o/*')
  await expectArabic(page)
  await expect(page.getByRole('heading', { name: 'تم تأكيد طلب وردك' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(product)
  await expect(page.getByRole('main')).toContainText('كل سنة وأنت طيبة')
  await expectAccessible(page)
  const about = { subject: 'تم تأكيد طلبك', saying: `/ar/o/${orderIdOf(page)}` }
  const email = await mailTo(page, 'mona@example.com', about)
  for (const said of ['شكرًا لك', 'موعد التوصيل', 'الإجمالي']) expect(email).toContain(said)
  // A payment does not prove that the mailbox is the customer's.
  expect(email).not.toContain('كريم نبيل')

  await page.goto('/ar/account')
  await expect(page.getByRole('heading', { level: 1, name: 'حسابك' })).toBeVisible()
  const orders = page.getByRole('region', { name: 'طلباتي' }).getByRole('listitem')
  await expect(orders).toHaveCount(1)
  await expect(orders).toContainText('تم تأكيد الطلب')
  await expect(orders).toContainText('كريم نبيل')
  await orders.getByRole('link', { name: /^الطلب/ }).click()
  await page.waitForURL('**/ar/o/*')
})

test('the checkout names missing entries in Arabic', { tag: '@long' }, async ({ page }) => {
  const product = await openNewProduct(page)
  await addToCart(page, product)
  await page.getByRole('link', { name: 'إتمام الطلب' }).click()
  await page.waitForURL(at('/ar/checkout'))
  await page.getByLabel('رقم الموبايل', { exact: true }).fill('12')
  await page.getByRole('button', { name: /^تأكيد الطلب ودفع/ }).click()
  await expectToast(page, 'لم يُسجَّل الطلب بعد', 'راجع الخانات المحددة.')
  const main = page.getByRole('main')
  for (const message of [
    'اكتب اسم المستلم.',
    'اكتب رقم موبايل مصريًا',
    'اكتب بريدًا إلكترونيًا صحيحًا.',
  ]) {
    await expect(main.getByRole('alert').filter({ hasText: message })).toBeVisible()
  }
  await expect(page.getByLabel('رقم الموبايل', { exact: true })).toHaveAttribute('dir', 'ltr')
})

testWithErrors(
  'a customer registers, signs out and signs in in Arabic',
  { tag: '@long' },
  async ({ page }) => {
    const email = newAddress()
    await page.goto('/ar/register')
    await expectArabic(page)
    await page.getByLabel('اسمك', { exact: true }).fill('نور حمدي')
    await page.getByLabel('البريد الإلكتروني').fill(email)
    await page.getByLabel('كلمة المرور', { exact: true }).fill('قصيرة')
    await page.getByRole('button', { name: 'إنشاء الحساب' }).click()
    await expect(page.getByText('اختر كلمة مرور لا تقل عن 8 أحرف.')).toBeVisible()
    await page.getByLabel('كلمة المرور', { exact: true }).fill(validPassword)
    await page.getByRole('button', { name: 'إنشاء الحساب' }).click()
    await page.waitForURL(at('/ar'))
    await expectToast(page, 'تم تسجيل الدخول')

    const mailed = await mailedLink(page, email, 'أكّد بريدك الإلكتروني')
    // The text of an Arabic email isolates its links.
    const link = mailed.replaceAll(/[\u2066-\u2069]/g, '')
    expect(new URL(link).pathname).toBe('/ar/confirm-email')
    await page.goto(link)
    await page.getByRole('button', { name: 'تأكيد بريدي الإلكتروني' }).click()
    await expect(page.getByText('تم تأكيد بريدك الإلكتروني.')).toBeVisible()
    await page.getByRole('link', { name: 'العودة إلى المتجر' }).click()
    await page.waitForURL(at('/ar'))

    await page.getByRole('button', { name: 'حسابك' }).click()
    const panel = page.getByRole('dialog', { name: 'حسابك' })
    await expect(panel).toContainText('نور حمدي')
    await panel.getByRole('button', { name: 'تسجيل الخروج' }).click()
    await page.getByRole('link', { name: 'تسجيل الدخول', exact: true }).click()
    await page.waitForURL(at('/ar/login'))

    await fillInSignIn(page, email, 'not the password')
    await expectToast(
      page,
      'البريد الإلكتروني أو كلمة المرور غير صحيحة',
      'تأكد من البريد الإلكتروني وكلمة المرور وحاول مرة أخرى.',
    )
    await fillInSignIn(page, email, validPassword)
    await page.waitForURL(at('/ar'))
    await expect(page.getByRole('button', { name: 'حسابك' })).toBeVisible()
  },
)

test("Google's window returns to the Arabic page", { tag: '@long' }, async ({ page }) => {
  await page.goto('/ar/login')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'المتابعة بحساب Google' }).click()
  const popup = await opened
  const returned = popup.waitForRequest((request) => /\/ar\/login\/popup/.test(request.url()))
  await chooseNewGoogleAccount(popup, { name: 'سارة منير', email: newAddress() })
  await returned
  await page.waitForURL(at('/ar'))
  await expectToast(page, 'تم تسجيل الدخول')
})

test('a return path with a language leads to the page in that language', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/ar/login?next=%2Far%2Fcheckout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أكمل طلبك كزائر')
  await page.getByRole('button', { name: 'المتابعة كزائر' }).click()
  await page.waitForURL(at('/ar/checkout'))
  await expect(page.getByText('سلتك فارغة.')).toBeVisible()
})

async function expectArabic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG')
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const width of [320, 390, size.width]) {
    await page.setViewportSize({ width, height: size.height })
    // Polled: right after a resize the layout is still that of both sizes.
    const measure = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(measure, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** Opens a product of this test alone, which no other test buys or archives. Returns its name. */
async function openNewProduct(page: Page): Promise<string> {
  const { id, name } = await addArabicProduct()
  await page.goto(`/ar/p/${id}`)
  return name
}

async function addToCart(page: Page, name: string): Promise<void> {
  const purchase = page.getByRole('region', { name })
  await purchase.getByRole('button', { name: 'أضف إلى السلة' }).click()
  const panel = page.getByRole('dialog', { name: 'سلة التسوق' })
  await expect(panel.getByRole('link', { name })).toBeVisible()
  await expect(panel.getByText(/^[\d,]+\sج\.م$/).last()).toBeVisible()
}

async function fillInCheckout(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('الاسم', { exact: true }).fill('كريم نبيل')
  await main.getByLabel('رقم الموبايل', { exact: true }).fill('0100 123 4567')
  const areas = main.getByLabel('المنطقة', { exact: true })
  const zamalek = areas.locator('option', { hasText: /الزمالك|Zamalek/ })
  await areas.selectOption(await zamalek.getAttribute('value'))
  await main.getByLabel('الشارع').fill('شارع البرازيل')
  await main.getByLabel('العمارة').fill('12')
  await chooseWindow(page)
  await main.getByLabel('رسالة الكارت').fill('كل سنة وأنت طيبة')
  await main.getByLabel('اسمك', { exact: true }).fill('منى عادل')
  await main.getByLabel('البريد الإلكتروني').fill('mona@example.com')
  await main.getByLabel('رقم موبايلك').fill('0111 234 5678')
}

/** Chooses the last available day, which is never near a cut-off; each worker has its own window. */
async function chooseWindow(page: Page): Promise<void> {
  const days = page.getByRole('group', { name: 'اليوم', exact: true }).getByRole('radio')
  await days.and(page.locator(':enabled')).last().check({ force: true })
  const windows = page.getByRole('group', { name: /^الموعد يوم/ }).getByRole('radio')
  const open = windows.and(page.locator(':enabled'))
  await open.first().waitFor({ state: 'attached' })
  const chosen = open.nth(test.info().parallelIndex % (await open.count()))
  // The label: from right to left the hidden input stands on its edge, where a click may miss it by a fraction of a pixel.
  await chosen.locator('..').click()
  await expect(chosen).toBeChecked()
}

async function fillInSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('البريد الإلكتروني').fill(email)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click()
}
