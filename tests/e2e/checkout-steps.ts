import { expect, type Locator, type Page, test } from '@playwright/test'
import { waitForHydration } from './fixtures.ts'
import { mailTo } from './sign-in-steps.ts'
import { addProduct } from './test-data.ts'

/** Steps of a customer from product to payment. */

export const orderPage = '**/o/*'

const testCard = { number: '5123 4567 8901 2346', holder: 'Test Account', expiry: '01/39' }

/** Opens a product of this test alone, which no other test buys or archives. Returns its name. */
export async function openNewProduct(page: Page): Promise<string> {
  const { id, name } = await addProduct()
  await page.goto(`/p/${id}`)
  return name
}

/** The card of a product in the search results. */
export async function findCard(page: Page, name: string): Promise<Locator> {
  const card = page.getByRole('article').filter({ hasText: name })
  // The search index of each instance refreshes every few seconds, and so do cached pages: each price limit is a page of
  // its own.
  await expect(async () => {
    const limit = 100_000 + Math.floor(Math.random() * 900_000)
    const address = `/search?q=${encodeURIComponent(name)}&max=${limit}`
    const results = await page.request.get(address)
    expect(await results.text()).toContain(`Add to Wishlist: ${name}`)
    await page.goto(address)
    expect(await card.count()).toBe(1)
  }).toPass({ intervals: [250] })
  return card
}

/** Adds the product of the page to the cart, and returns the total of the panel. */
export async function addToCart(page: Page, name: string): Promise<string> {
  const purchase = page.getByRole('region', { name })
  await purchase.getByRole('button', { name: 'Add to Cart' }).click()
  const panel = page.getByRole('dialog', { name: 'Your cart' })
  await expect(panel.getByRole('link', { name })).toBeVisible()
  const total = panel.getByText(/^EGP\s[\d,]+$/).last()
  await expect(total).toBeVisible()
  return (await total.textContent()) ?? ''
}

export async function continueAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** From an empty cart to the completed checkout form of a guest, with a product of this test alone. */
export async function goToCheckout(page: Page): Promise<{ product: string }> {
  const product = await openNewProduct(page)
  await addToCart(page, product)
  await openCheckout(page)
  await fillInCheckout(page)
  return { product }
}

/** From the open cart to the checkout form: a visitor becomes a guest with the press. */
export async function openCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL('**/checkout')
}

/** Fills in the whole form; on a phone step by step, up to the last one. */
export async function fillInCheckout(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await chooseArea(page, 'Zamalek')
  await main.getByLabel('Street').fill('Brazil Street')
  await main.getByLabel('Building').fill('12')
  await chooseWindow(page)
  await continueOnPhone(page, 'Who are the flowers for?')
  await main.getByLabel('Name', { exact: true }).fill('Karim Nabil')
  await main.getByLabel('Mobile number').fill('0100 123 4567')
  await main.getByLabel('Card message').fill('Happy birthday, with love')
  await main.getByLabel('Your name').fill('Mona Adel')
  await main.getByLabel('Email').fill('mona@example.com')
  await main.getByRole('textbox', { name: 'Phone' }).fill('0111 234 5678')
  await continueOnPhone(page, 'How would you like to pay?')
}

/** Opens the next step of the checkout on a phone. A wide screen shows all of them. */
export async function continueOnPhone(page: Page, heading: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 1280
  if (width >= 768) return
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

async function chooseArea(page: Page, name: string): Promise<void> {
  const areas = page.getByLabel('Area')
  const value = await areas.locator('option', { hasText: name }).getAttribute('value')
  await areas.selectOption(value)
}

/**
 * Chooses the last available day, which is never near a cut-off. Each worker has its own window, so that no other test
 * takes its last place.
 */
async function chooseWindow(page: Page): Promise<void> {
  const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio')
  await days.and(page.locator(':enabled')).last().check({ force: true })
  const windows = page.getByRole('group', { name: /^Time on/ }).getByRole('radio')
  const open = windows.and(page.locator(':enabled'))
  await open.first().waitFor({ state: 'attached' })
  await open.nth(test.info().parallelIndex % (await open.count())).check({ force: true })
}

export async function orderAndPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Order and pay EGP/ }).click()
  await page.waitForURL('**/unifiedcheckout/**')
}

/** Places a cash order as a guest and confirms it with the emailed code. */
export async function payInCash(page: Page): Promise<void> {
  await orderInCash(page)
  await page.getByLabel('Confirmation code').fill(await mailedCode(page, orderIdOf(page)))
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await expect(page.getByRole('heading', { name: 'Your flowers are confirmed' })).toBeVisible()
  await waitForHydration(page)
}

/** The confirmation code of the latest email about an order. */
export async function mailedCode(
  page: Page,
  orderId: string,
  to = 'mona@example.com',
): Promise<string> {
  const text = await mailTo(page, to, { subject: 'confirmation code', saying: orderId })
  return /^\d{6}$/m.exec(text)?.[0] ?? ''
}

/** Places a cash order as a guest and waits for its page; the order is still unconfirmed. */
export async function orderInCash(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true })
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(orderPage)
}

export interface Scenario {
  /** Result of the bank: an option of the provider's page. */
  outcome?: string
  /** How the provider delivers the webhook. */
  webhook?: string
}

export async function payByCard(page: Page, scenario: Scenario = {}): Promise<void> {
  await page.getByLabel('Card number').fill(testCard.number)
  await page.getByLabel('Name on card').fill(testCard.holder)
  await page.getByLabel('Expiry (MM/YY)').fill(testCard.expiry)
  await page.getByLabel('CVV').fill('123')
  if (scenario.outcome) await page.getByLabel('Outcome').selectOption(scenario.outcome)
  if (scenario.webhook) await page.getByLabel('Webhook').selectOption(scenario.webhook)
  await page.getByRole('button', { name: /^Pay EGP/ }).click()
  await page.getByLabel('One-time password').fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
}

/** Pays an order by card and waits until its page says that it is confirmed. */
export async function payOnline(page: Page): Promise<void> {
  await orderAndPay(page)
  await payByCard(page)
  await page.waitForURL(orderPage)
  await expect(page.getByRole('heading', { name: 'Your flowers are confirmed' })).toBeVisible()
}

export async function chooseWallet(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Mobile wallet/ }).check({ force: true })
}

export async function payByWallet(page: Page, scenario: Scenario = {}): Promise<void> {
  await page.getByLabel('Wallet mobile number').fill('01010101010')
  if (scenario.outcome) await page.getByLabel('Outcome').selectOption(scenario.outcome)
  if (scenario.webhook) await page.getByLabel('Webhook').selectOption(scenario.webhook)
  await page.getByRole('button', { name: /^Pay EGP/ }).click()
  await page.getByLabel('MPIN').fill('123456')
  await page.getByLabel('One-time password').fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
}

export function orderIdOf(page: Page): string {
  const id = new URL(page.url()).pathname.split('/')[2]
  if (!id) throw new Error(`Not an order page: ${page.url()}`)
  return id
}
