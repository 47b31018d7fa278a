import type { Page } from '@playwright/test'
import { goToCheckout, orderAndPay, orderPage, payByCard } from './checkout-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { mailTo } from './sign-in-steps.ts'

/** The owner's link of an order in an email with this subject. */
async function linkIn(page: Page, { to, orderId }: Ordered, subject: string): Promise<string> {
  const text = await mailTo(page, to, { subject, saying: orderId })
  return new RegExp(`http\\S+/o/${orderId}#key=[\\w-]{43}`).exec(text)?.[0] ?? ''
}

interface Ordered {
  to: string
  orderId: string
}

/** Places an order as a guest with an address of its own, because emails to one address are limited. */
async function orderWithoutPaying(page: Page): Promise<Ordered> {
  await goToCheckout(page)
  const to = `mona-${crypto.randomUUID()}@example.com`
  await page.getByRole('main').getByLabel('Email').fill(to)
  // Read on the way: the browser drops the response when it leaves for the provider.
  let placed = ''
  await page.route(/checkout\.placeOrder/, async (route) => {
    const response = await route.fetch()
    placed = await response.text()
    await route.fulfill({ response, body: placed })
  })
  await orderAndPay(page)
  const orderId = /"[A-Za-z0-9]{20}"/.exec(placed)?.[0].slice(1, -1)
  if (!orderId) throw new Error('The order was not placed.')
  return { to, orderId }
}

const replaceLinks = async (page: Page) => {
  await page.getByRole('button', { name: 'Replace links' }).click()
  const question = page.getByRole('alertdialog', { name: 'Replace the links in our emails?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Replace links' }).click()
  await expect(question).toHaveCount(0)
}

test('a guest pays on another device with the link of the email', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const order = await orderWithoutPaying(page)
  const { orderId } = order
  const link = await linkIn(page, order, 'We received your order')

  const phone = await visitor({ viewport: { width: 390, height: 844 } })
  const addresses: string[] = []
  phone.on('request', (request) => {
    addresses.push(`${request.url().split('#')[0]} ${request.headers().referer ?? ''}`)
  })
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await expect(phone).toHaveURL(new RegExp(`/o/${orderId}$`))
  await expect(phone.getByRole('main')).toContainText('Karim Nabil')
  await expectAccessible(phone)
  const token = link.split('key=')[1] ?? ''
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
  const cookies = await phone.context().cookies()
  expect(cookies.find(({ value }) => value.includes(token))).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  })
  expect(await phone.evaluate(() => document.cookie)).not.toContain(token)

  await phone.getByRole('button', { name: 'Pay now' }).click()
  await phone.waitForURL('**/unifiedcheckout/**')
  await payByCard(phone)
  await phone.waitForURL(orderPage)
  await expect(phone.getByRole('heading', { name: 'Your flowers are confirmed' })).toBeVisible()
  const receipt = await phone.request.get(`/o/${orderId}/receipt.pdf`, { maxRedirects: 0 })
  expect(receipt.headers()['content-type']).toBe('application/pdf')
})

test('the link changes and cancels its order alone', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const order = await orderWithoutPaying(page)
  const { orderId } = order
  const link = await linkIn(page, order, 'We received your order')
  const laptop = await visitor()
  await laptop.goto(link)
  await laptop.getByRole('button', { name: 'Edit card message' }).click()
  await laptop.getByLabel('Card message').fill('From another device')
  await laptop.getByRole('button', { name: 'Save' }).click()
  await expect(laptop.getByLabel('The card').getByText('From another device')).toBeVisible()
  await laptop.goto('/account')
  await expect(laptop).toHaveURL(/\/login/)
  await laptop.goto(`/o/${orderId}`)
  await laptop.getByRole('button', { name: 'Cancel order' }).click()
  const question = laptop.getByRole('alertdialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(laptop.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible()
})

test('a replaced link no longer works, and a new one is emailed', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const order = await orderWithoutPaying(page)
  const { orderId } = order
  await payByCard(page)
  await page.waitForURL(orderPage)
  const link = await linkIn(page, order, 'Your flowers are confirmed')
  const friend = await visitor()
  await friend.goto(link)
  await expect(friend.getByRole('main')).toContainText('Karim Nabil')

  await replaceLinks(page)
  await expect(page.getByRole('main')).toContainText('Karim Nabil')
  await friend.reload()
  await expect(friend.getByText('Is this your order?')).toBeVisible()
  await expect(friend.getByRole('main')).not.toContainText('Karim Nabil')
  await friend.goto('/')
  await friend.goto(link)
  await expect(friend.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(friend).toHaveURL(new RegExp(`/o/${orderId}$`))
  await expectAccessible(friend)

  const renewed = await linkIn(page, order, 'Your link to order')
  expect(renewed).not.toBe(link)
  const phone = await visitor()
  await phone.goto(renewed)
  await expect(phone.getByRole('main')).toContainText('Karim Nabil')
  await replaceLinks(phone)
  await expect(phone.getByText('Is this your order?')).toBeVisible()
  await phone.getByRole('button', { name: 'Email me a link' }).click()
  await expect(phone.getByText('We sent a link to the email address of this order.')).toBeVisible()
})
