import type { Page } from '@playwright/test'
import { photograph } from '../support/photographs.ts'
import { goToCheckout, orderIdOf, payInCash } from './checkout-steps.ts'
import { openAsSeller } from './demo-users.ts'
import { addRun, assignToRun } from './driver-data.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addCardLink, addRecipientLink, thanksOf } from './recipient-data.ts'
import { driverName, mailTo, register } from './sign-in-steps.ts'
import { deliverOrder, makeStaff } from './test-data.ts'

async function sendThanks(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your message').fill(message)
  await page.getByLabel('Add photo').setInputFiles({
    ...{ name: 'vase.jpg', mimeType: 'image/jpeg' },
    buffer: Buffer.from(await photograph()),
  })
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send thank-you' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your thank-you is on its way' })).toBeVisible()
}

test('a recipient leaves directions that the driver sees, and follows the driver', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const { email } = await register(page, { name: driverName() })
  await makeStaff(email, 'driver')
  const { orderId, token } = await addRecipientLink({ status: 'preparing', senderShown: false })
  const recipient = await visitor()
  const answer = await recipient.goto(`/a/${token}`)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' })
  const html = (await answer?.text()) ?? ''
  for (const secret of ['Mona', 'Adel', 'mona@', orderId, 'EGP']) expect(html).not.toContain(secret)
  await expect(
    recipient.getByRole('heading', { name: 'Someone is sending you flowers' }),
  ).toBeVisible()
  const panel = recipient.getByRole('region', { name: 'For the driver' })
  await panel.getByRole('button', { name: 'Write a new note' }).press('Enter')
  await expect(panel.getByLabel('Note for the driver')).toBeFocused()
  await panel.getByLabel('Note for the driver').fill('Ring the second bell')
  await panel.getByRole('radio', { name: '12 pm – 12 am' }).check({ force: true })
  await expectAccessible(recipient)
  await panel.getByRole('button', { name: 'Save' }).dblclick()
  await expect(panel.getByText('The driver has your note.')).toBeVisible()
  expect(await recipient.content()).not.toContain('second bell')

  await addRun(email, ['Amal One', 'Basma Two'])
  await assignToRun(email, orderId)
  await page.goto('/driver')
  await page.getByRole('button', { name: /سلمى حسن/ }).click()
  await expect(page.getByText('Ring the second bell')).toBeVisible()
  await expect(page.getByText('Prefers 12 pm – 12 am')).toBeVisible()
  await expectAccessible(page)
  await recipient.reload()
  await expect(recipient.getByText('2 stops away')).toBeVisible()
  await expect(panel).toHaveCount(0)
  await expectAccessible(recipient)
  await recipient.goto(`/ar/a/${token}`)
  await expect(recipient.getByText('قبلك محطتان')).toBeVisible()
})

test('a recipient scans the card and thanks the sender once, with a photograph', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await goToCheckout(page)
  await payInCash(page)
  const orderId = orderIdOf(page)
  const recipient = await visitor()
  const card = `/r/${await addCardLink(orderId)}`
  await recipient.goto(card)
  await expect(
    recipient.getByRole('heading', { name: 'Mona Adel is sending you flowers' }),
  ).toBeVisible()
  await expect(recipient.getByLabel('Your message')).toHaveCount(0)

  await deliverOrder(orderId)
  await recipient.reload()
  await expect(recipient.getByRole('heading', { name: 'Your flowers are here' })).toBeVisible()
  await recipient.getByRole('button', { name: 'Send thank-you' }).click()
  await expect(recipient.getByText('Write a few words.')).toBeVisible()
  await recipient.getByLabel('Your message').fill('See www.evil.example')
  await recipient.getByRole('button', { name: 'Send thank-you' }).click()
  await expect(recipient.getByText(/^Remove links and email addresses/).first()).toBeVisible()
  await expectAccessible(recipient)
  await sendThanks(recipient, 'What a lovely surprise.')
  await expectAccessible(recipient)
  expect(await thanksOf(orderId)).toEqual(['What a lovely surprise.'])

  await page.reload()
  const panel = page.getByRole('region', { name: 'Karim Nabil says thank you' })
  await expect(panel.getByText('What a lovely surprise.')).toBeVisible()
  const photo = panel.getByRole('img', { name: 'Photo from Karim Nabil' })
  await photo.scrollIntoViewIfNeeded()
  await expect
    .poll(() => photo.evaluate((img) => 'naturalWidth' in img && img.naturalWidth))
    .toBe(420)
  await expectAccessible(page)
  const mail = { subject: 'A thank-you from', saying: 'What a lovely surprise.' }
  expect(await mailTo(page, 'mona@example.com', mail)).toContain('There is a photo, too.')
  expect((await recipient.request.get(`/api/thanks/${orderId}`)).status()).toBe(404)

  const seller = await visitor()
  await openAsSeller(seller, `/dashboard/orders/${orderId}`)
  await expect(seller.getByText('What a lovely surprise.')).toBeVisible()
  await seller.getByRole('button', { name: 'Revoke recipient’s links' }).click()
  await expectAccessible(seller)
  const dialog = seller.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Revoke links' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await recipient.request.get(card)).status()).toBe(404)
})

test('an anonymous sender stays anonymous in Arabic', { tag: '@long' }, async ({ visitor }) => {
  const { orderId } = await addRecipientLink({ status: 'delivered', senderShown: false })
  const recipient = await visitor()
  const answer = await recipient.goto(`/ar/r/${await addCardLink(orderId)}`)
  const html = (await answer?.text()) ?? ''
  for (const secret of ['Mona', 'Adel', 'mona@', orderId]) expect(html).not.toContain(secret)
  await expect(recipient.getByRole('heading', { name: 'وصل وردك' })).toBeVisible()
  await recipient.getByLabel('رسالتك').fill('شكرًا جزيلًا على الورد.')
  await recipient.getByRole('button', { name: 'إرسال الشكر' }).dblclick()
  await expect(recipient.getByRole('heading', { name: 'رسالة شكرك في الطريق' })).toBeVisible()
  await expect(recipient.getByText('أوصلناها إلى المرسل.')).toBeVisible()
  await expectAccessible(recipient)
  expect(await thanksOf(orderId)).toEqual(['شكرًا جزيلًا على الورد.'])
})

test('a customer sees how far the driver is', { tag: '@long' }, async ({ page, visitor }) => {
  const driver = await visitor()
  const { email } = await register(driver, { name: driverName() })
  await makeStaff(email, 'driver')
  await goToCheckout(page)
  await payInCash(page)
  await assignToRun(email, orderIdOf(page))
  await page.reload()
  await expect(page.getByText('You are next')).toBeVisible()
  await expectAccessible(page)
  const other = await visitor()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'The flowers are on their way' })).toBeVisible()
  await expect(other.getByText('You are next')).toHaveCount(0)
})
