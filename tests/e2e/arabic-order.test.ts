import type { Page } from '@playwright/test'
import { photograph } from '../support/photographs.ts'
import {
  goToCheckout,
  mailedCode,
  orderIdOf,
  orderInCash,
  payInCash,
  payOnline,
} from './checkout-steps.ts'
import { openAsSeller } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { sendOut } from './order-steps.ts'
import { deliverOrder, orderNumberOf } from './test-data.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

// The footer has a section of the same name.
const guarantee = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'ضمان النضارة' })

/** Opens the page of the order that was placed last in Arabic, and returns the id of the order. */
async function openInArabic(page: Page): Promise<string> {
  const orderId = orderIdOf(page)
  await page.goto(`/ar/o/${orderId}`)
  return orderId
}

test('the Arabic page of a paid order runs from the right and links to the receipt', {
  tag: '@long',
}, async ({ page }) => {
  await goToCheckout(page)
  await payOnline(page)
  const orderId = await openInArabic(page)
  const number = await orderNumberOf(orderId)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveTitle(new RegExp(`^الطلب \\u2068?${number}\\u2069? \\| `))
  await expect(heading(page, 'تم تأكيد طلب وردك')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('سننسّقه صباح يوم التوصيل، ويصل يوم')
  await expect(main.getByRole('heading', { name: 'سجل الطلب' })).toBeVisible()
  await expect(main.getByText('تم الدفع وتأكيد الطلب')).toBeVisible()
  await expect(main).toContainText('بطاقة بنكية، تم الدفع')
  await expect(main.getByText('+201001234567')).toHaveCSS('direction', 'ltr')
  await expectAccessible(page)

  const steps = page.getByRole('list', { name: 'مراحل الطلب' }).getByRole('listitem')
  const [first, last] = [await steps.first().boundingBox(), await steps.last().boundingBox()]
  expect(first?.x).toBeGreaterThan(last?.x ?? Number.NaN)

  const link = page.getByRole('link', { name: 'تنزيل الإيصال (PDF)' })
  await expect(link).toHaveAttribute('href', `/ar/o/${orderId}/receipt.pdf`)
  const receipt = await page.request.get(`/ar/o/${orderId}/receipt.pdf`)
  expect(receipt.headers()['content-type']).toBe('application/pdf')
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('the Arabic page follows an order through its life', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  await goToCheckout(page)
  await payInCash(page)
  const orderId = await openInArabic(page)
  const current = page.getByRole('list', { name: 'مراحل الطلب' }).locator('[aria-current="step"]')
  await expect(heading(page, 'تم تأكيد طلب وردك')).toBeVisible()
  await expect(current).toContainText('تم تأكيد الطلب')
  await expect(page.getByText(/^من فضلك جهّز .+ نقدًا للمندوب\.$/)).toBeVisible()

  const seller = await visitor()
  await openAsSeller(seller, `/dashboard/orders/${orderId}`)
  for (const [move, seen, step] of [
    ['Start preparing', 'وردك قيد التجهيز', 'قيد التجهيز'],
    ['Send out', 'وردك في الطريق', 'خرج للتوصيل'],
    ['Mark as delivered', 'وصل وردك', 'تم التوصيل'],
  ] as const) {
    // The move is optimistic: wait for the response too.
    const moved = seller.waitForResponse(/advanceOrder/)
    if (move === 'Send out') await sendOut(seller)
    else await seller.getByRole('button', { name: move, exact: true }).click()
    await expect(seller.getByRole('button', { name: move, exact: true })).toHaveCount(0)
    await moved
    await page.reload()
    await expect(heading(page, seen)).toBeVisible()
    await expect(current).toContainText(step)
    await expect(page.getByRole('button', { name: 'إلغاء الطلب' })).toHaveCount(0)
  }
  await expect(page.getByRole('main')).toContainText('نقدًا، تم الدفع')
  await expectAccessible(page)
})

test('a customer edits the card and cancels a paid order in Arabic', { tag: '@long' }, async ({
  page,
}) => {
  await goToCheckout(page)
  await payOnline(page)
  await openInArabic(page)
  await expect(page.getByRole('heading', { name: 'هل تريد تغيير شيء؟' })).toBeVisible()
  await page.getByRole('button', { name: 'تعديل رسالة الكارت' }).click()
  await page.getByRole('textbox', { name: /^رسالة الكارت/ }).fill('كل سنة وأنت طيب')
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByText('تم تعديل رسالة الكارت')).toHaveCount(1)

  await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
  const question = page.getByRole('alertdialog', { name: 'هل تريد إلغاء هذا الطلب؟' })
  await expect(question).toContainText(
    /نعيد إليك .+ بوسيلة الدفع نفسها، وقد يستغرق ذلك بضعة أيام\./,
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'الاحتفاظ بالطلب' }).click()
  await expect(heading(page, 'تم تأكيد طلب وردك')).toBeVisible()
  await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
  await question.getByRole('button', { name: 'إلغاء الطلب' }).click()
  await expect(heading(page, 'تم إلغاء هذا الطلب')).toBeVisible()
  await expect(page.getByText(/^أعدنا إليك .+ بوسيلة الدفع نفسها\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'تصفح الورود' })).toHaveAttribute('href', '/ar')
  await expect(page.getByRole('list', { name: 'مراحل الطلب' })).toHaveCount(0)
})

test('a customer claims wilted flowers in Arabic', { tag: '@long' }, async ({ page }) => {
  await goToCheckout(page)
  await payInCash(page)
  await deliverOrder(orderIdOf(page))
  await openInArabic(page)
  await expect(heading(page, 'وصل وردك')).toBeVisible()
  const panel = guarantee(page)
  await panel.getByRole('button', { name: 'الإبلاغ عن ورد ذابل' }).click()
  await expect(panel.getByLabel('إضافة صور')).toBeFocused()
  await panel.getByRole('button', { name: 'إرسال الشكوى' }).click()
  await expect(panel.getByText('أضف صورة واحدة على الأقل.')).toBeVisible()
  await expect(panel.getByText('أخبرنا ما المشكلة في الورد.')).toBeVisible()
  await expectAccessible(page)

  const photo = { name: 'one.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photograph()) }
  await panel.getByLabel('إضافة صور').setInputFiles([photo])
  await expect(panel.getByRole('button', { name: 'حذف الصورة 1' })).toBeVisible()
  await expect(panel.getByRole('progressbar')).toHaveCount(0)
  await panel.getByLabel('ما المشكلة؟').fill('الورد الأحمر ذبل بسرعة')
  await panel.getByRole('button', { name: 'إرسال الشكوى' }).click()
  await expect(panel.getByText('استلمنا شكواك.')).toBeVisible()
  await expect(panel.getByText('الورد الأحمر ذبل بسرعة')).toBeVisible()
  await expect(panel.getByRole('img', { name: 'وردك، صورة 1' })).toBeVisible()
  await expectAccessible(page)
})

test('after three days the Arabic order page offers contact instead of a claim', {
  tag: '@long',
}, async ({ page }) => {
  await goToCheckout(page)
  await payInCash(page)
  await deliverOrder(orderIdOf(page), 4)
  await openInArabic(page)
  const panel = guarantee(page)
  await expect(panel).toContainText('انتهى ضمان هذا الطلب يوم')
  await expect(panel.getByRole('link', { name: 'فراسلنا بالبريد الإلكتروني' })).toBeVisible()
  await expect(panel.getByRole('button')).toHaveCount(0)
})

test('a guest confirms a cash order in Arabic with Arabic digits', { tag: '@long' }, async ({
  page,
}) => {
  await goToCheckout(page)
  await orderInCash(page)
  const orderId = await openInArabic(page)
  await expect(heading(page, 'من فضلك أكّد طلبك')).toBeVisible()
  const panel = page.getByRole('region', { name: 'أكّد طلبك' })
  await expect(panel.getByText(/^محجوز لمدة /)).toBeVisible()
  await expect(panel.getByText('mona@example.com')).toHaveCSS('direction', 'ltr')
  await expectAccessible(page)

  const right = await mailedCode(page, orderId)
  const code = panel.getByLabel('رمز التأكيد')
  const confirm = panel.getByRole('button', { name: 'تأكيد الطلب' })
  await confirm.click()
  await expect(panel.getByText('أدخل الرمز الذي وصلك بالبريد الإلكتروني.')).toBeVisible()
  await code.fill(right === '000000' ? '000001' : '000000')
  await confirm.click()
  const wrong = page.getByText('هذا الرمز غير صحيح. تبقت لديك 4 محاولات.')
  await expect(wrong.first()).toBeVisible()
  await code.fill(right.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))))
  await confirm.click()
  await expect(heading(page, 'تم تأكيد طلب وردك')).toBeVisible()
})

test('the Arabic order page shows a stranger no personal data', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  await goToCheckout(page)
  await payInCash(page)
  const orderId = orderIdOf(page)
  const stranger = await visitor()
  await stranger.goto(`/ar/o/${orderId}`)
  await expect(heading(stranger, 'تم تأكيد طلب الورد')).toBeVisible()
  const main = stranger.getByRole('main')
  await expect(main).toContainText('الأسماء والعنوان والكارت والأسعار تظهر لصاحب الطلب فقط.')
  await expect(main).not.toContainText('Karim Nabil')
  const signIn = main.getByRole('link', { name: 'تسجيل الدخول' })
  await expect(signIn).toHaveAttribute('href', /^\/ar\/login\?/)
  await main.getByRole('button', { name: 'إرسال رابط إلى بريدي' }).click()
  await expect(main.getByText(/^أرسلنا رابطًا إلى البريد الإلكتروني/)).toBeVisible()
})
