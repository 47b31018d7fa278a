import type { Page } from '@playwright/test'
import { photograph } from '../support/photographs.ts'
import {
  goToCheckout,
  orderAndPay,
  orderIdOf,
  orderPage,
  payByCard,
  payInCash,
} from './checkout-steps.ts'
import { openAsSeller, signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { mailTo } from './sign-in-steps.ts'
import { deliverOrder } from './test-data.ts'

const words = 'The roses drooped on the second day.'

async function photo(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(await photograph()) }
}

/** Opens the form of a delivered order and sends a claim with two photographs. */
async function sendClaim(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report wilted flowers' }).click()
  const files = page.getByLabel('Add photos')
  await files.setInputFiles([await photo('one.jpg'), await photo('two.jpg')])
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByLabel('What is wrong?').fill(words)
  await page.getByRole('button', { name: 'Send claim' }).dblclick()
  await expect(page.getByText('We received your claim.')).toBeVisible()
}

test('a customer claims wilted flowers, and a seller sends a free replacement once', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await goToCheckout(page)
  await payInCash(page)
  const orderId = orderIdOf(page)
  await deliverOrder(orderId)
  await page.reload()

  const panel = page.getByRole('region', { name: 'Freshness guarantee' })
  await panel.getByRole('button', { name: 'Report wilted flowers' }).click()
  await expect(panel.getByLabel('Add photos')).toBeFocused()
  await panel.getByRole('button', { name: 'Send claim' }).click()
  await expect(panel.getByText('Add at least one photo.')).toBeVisible()
  await expect(panel.getByText('Tell us what is wrong with the flowers.')).toBeVisible()
  await panel
    .getByLabel('Add photos')
    .setInputFiles({ name: 'a.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(panel.getByText('The file is not a JPEG, PNG, WebP or AVIF.')).toBeVisible()
  await panel.getByRole('button', { name: 'Remove photo 1' }).click()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await sendClaim(page)
  await expect(panel.getByText(words)).toBeVisible()
  await expectAccessible(page)
  await mailTo(page, 'mona@example.com', { subject: 'We received your claim', saying: orderId })

  const address = (await panel.getByRole('link').first().getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/api\/claims\//)
  const own = await page.request.get(address)
  expect([own.status(), own.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  const stranger = await visitor()
  expect((await stranger.request.get(address)).status()).toBe(404)

  const seller = await visitor()
  await openAsSeller(seller, '/dashboard/claims')
  await expect(seller.getByRole('link', { name: /^Claims \d/ })).toBeVisible()
  await expectAccessible(seller)
  await seller.goto(`/dashboard/orders/${orderId}`)
  const claim = seller.getByRole('region', { name: 'Claim' })
  await expect(claim.getByText(words)).toBeVisible()
  await expect(claim.getByText('Ask a super admin for a refund.')).toBeVisible()
  await expect(claim.getByRole('button', { name: 'Refund claim' })).toHaveCount(0)
  await claim.getByRole('button', { name: 'View photo 1' }).click()
  await expect(seller.getByRole('dialog', { name: 'Photos of the claim' })).toBeVisible()
  await seller.keyboard.press('Escape')
  await claim.getByRole('button', { name: 'Send replacement' }).click()
  const dialog = seller.getByRole('dialog', { name: 'Send a replacement' })
  await expect(dialog.getByLabel('Day')).toBeVisible()
  await expectAccessible(seller)
  await dialog.getByRole('checkbox').uncheck()
  await dialog.getByRole('button', { name: 'Send replacement' }).click()
  await expect(dialog.getByText('Choose at least one item.')).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await dialog.getByLabel('Message to the customer').fill('We are very sorry.')
  await dialog.getByRole('button', { name: 'Send replacement' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(claim.getByText('Replaced')).toBeVisible()
  await claim.getByRole('link', { name: /^order \d{4}-\d{4}$/ }).click()
  await expect(
    seller.getByRole('paragraph').filter({ hasText: 'Free replacement for order' }),
  ).toBeVisible()
  await expect(seller.getByRole('region', { name: 'Payment' })).toContainText('free replacement')
  await seller.setViewportSize({ width: 390, height: 844 })
  await seller.goto('/dashboard/claims?show=answered')
  const cells = seller.getByRole('main').locator('td:visible')
  await expect(cells.first()).toBeVisible()
  const edges = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()))
  for (const { right } of edges) expect(right).toBeLessThanOrEqual(390 - 16)

  await page.reload()
  await expect(panel.getByText('We are very sorry.')).toBeVisible()
  await expect(panel.getByText('We send new flowers free of charge:')).toBeVisible()
  await mailTo(page, 'mona@example.com', { subject: 'New flowers for order', saying: orderId })
  await panel.getByRole('link', { name: /^order \d{4}-\d{4}$/ }).click()
  await expect(page.getByText('Free replacement')).toBeVisible()
})

test('a super admin answers a claim with a refund, and another one with a message', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await goToCheckout(page)
  await orderAndPay(page)
  await payByCard(page)
  await page.waitForURL(orderPage)
  const orderId = orderIdOf(page)
  await expect(page.getByRole('heading', { name: 'Your flowers are confirmed' })).toBeVisible()
  await deliverOrder(orderId)
  await page.reload()
  await sendClaim(page)

  const owner = await visitor()
  await signInAs(owner, 'superAdmin')
  await owner.goto(`/dashboard/orders/${orderId}`)
  const claims = owner.getByRole('region', { name: /^Claims?$/ })
  await claims.getByRole('button', { name: 'Refund claim' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Refund this claim?' })
  await dialog.getByLabel('Amount in pounds').fill('999999')
  await dialog.getByRole('button', { name: /^Refund/ }).click()
  await expect(dialog.getByText(/^You can refund up to EGP\s\d+\.$/)).toBeVisible()
  await dialog.getByLabel('Amount in pounds').fill('100')
  await expectAccessible(owner)
  await dialog.getByRole('button', { name: /^Refund EGP\s100$/ }).click()
  await expect(claims.getByText(/^Refund of EGP\s100$/)).toBeVisible()
  const payment = owner.getByRole('region', { name: 'Payment' })
  await expect(payment.getByText('Refunded', { exact: true })).toBeVisible()
  await mailTo(page, 'mona@example.com', { subject: 'A refund for order', saying: orderId })

  await page.reload()
  await expect(page.getByText(/We refund EGP\s100 to your original/)).toBeVisible()
  await sendClaim(page)
  await owner.reload()
  await claims.getByRole('button', { name: 'Reply' }).click()
  const reply = owner.getByRole('dialog', { name: 'Reply to the customer' })
  await reply.getByRole('button', { name: 'Send reply' }).click()
  await expect(reply.getByText('Enter a message.')).toBeVisible()
  await reply.getByLabel('Message').fill('Please cut the stems again.')
  await reply.getByRole('button', { name: 'Send reply' }).click()
  await expect(claims.getByText('Please cut the stems again.')).toBeVisible()
  await owner.goto('/dashboard/claims?show=answered')
  await expect(owner.getByRole('row').filter({ hasText: words }).first()).toBeVisible()
  await mailTo(page, 'mona@example.com', {
    subject: 'Our answer to your claim',
    saying: 'Please cut the stems again.',
  })
})

test('a customer claims with the link of an email on another device', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  await goToCheckout(page)
  await payInCash(page)
  const orderId = orderIdOf(page)
  const mail = { subject: 'Your flowers are confirmed', saying: orderId }
  const text = await mailTo(page, 'mona@example.com', mail)
  const link = new RegExp(`http\\S+/o/${orderId}#key=\\S+`).exec(text)?.[0] ?? ''
  await deliverOrder(orderId)

  const phone = await visitor({ viewport: { width: 390, height: 844 } })
  await phone.goto(link)
  await sendClaim(phone)
  await expect(phone.getByText(words)).toBeVisible()
  const picture = phone.getByRole('img', { name: 'Your flowers, 1' })
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
  await expectAccessible(phone)
})

test('after three days the order page offers contact instead of a claim', { tag: '@long' }, async ({
  page,
}) => {
  await goToCheckout(page)
  await payInCash(page)
  await deliverOrder(orderIdOf(page), 4)
  await page.reload()
  const panel = page.getByRole('region', { name: 'Freshness guarantee' })
  await expect(panel).toContainText(/The guarantee for this order ended on \w+day/)
  await expect(panel.getByRole('link', { name: 'email us' })).toBeVisible()
  await expect(panel.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})
