import type { Page } from '@playwright/test'
import {
  addToCart,
  continueOnPhone,
  fillInCheckout,
  goToCheckout,
  openCheckout,
  orderPage,
} from './checkout-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import { addProduct } from './test-data.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('journey: a guest buys in three steps, and sends to the same recipient again', {
    tag: '@long',
  }, async ({ page }) => {
    const { id, name } = await addProduct({ price: 500, pictures: 2 })
    await page.goto(`/p/${id}`)
    const bar = page.getByRole('region', { name: 'Add to cart', exact: true })
    await expect(bar).toContainText(/EGP\s500/)
    await expectAccessible(page)
    await bar.getByRole('button').click()
    const panel = page.getByRole('dialog', { name: 'Your cart' })
    await expect(panel.getByText(/^from EGP\s\d+$/).first()).toBeVisible()
    const showAreas = await pauseCalls(page, /getCheckoutOptions/)
    await openCheckout(page)

    const heading = (text: string) => page.getByRole('heading', { name: text })
    const steps = page.getByRole('navigation', { name: 'Steps of the checkout' })
    await expect(steps.getByText('Delivery')).toBeVisible()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText('Choose an area.').first()).toBeVisible()
    showAreas()
    await expect(page.getByLabel('Area')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Enter the street.' })).toBeVisible()
    await fitsWindow(page)

    await fillInCheckout(page)
    await expect(page).toHaveURL(/\/checkout\?step=payment$/)
    await expectAccessible(page)
    await fitsWindow(page)
    await page.reload()
    await expect(heading('How would you like to pay?')).toBeVisible()
    await page.goBack()
    await expect(heading('Who are the flowers for?')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Karim Nabil')
    await expectAccessible(page)
    await page.goBack()
    await expect(heading('Where do they go?')).toBeVisible()
    await expect(page.getByLabel('Street')).toHaveValue('Brazil Street')
    await page.goForward()
    await expect(heading('Who are the flowers for?')).toBeVisible()
    await continueOnPhone(page, 'How would you like to pay?')

    const summary = page.getByRole('button', { name: /^Your order/ })
    await summary.click()
    await expect(summary).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
    await summary.click()
    await page.getByRole('radio', { name: /^Cash/ }).check({ force: true })
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(orderPage)

    await page.goto(`/p/${id}`)
    await addToCart(page, name)
    await openCheckout(page)
    await page.getByRole('button', { name: /^Karim Nabil/ }).click()
    await expect(page.getByLabel('Building')).toHaveValue('12')
    await expectAccessible(page)
  })

  test('the header comes back while scrolling up, and nothing shifts', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/')
    const banner = page.getByRole('banner')
    // The first input loads the code.
    await page.getByRole('main').tap({ position: { x: 4, y: 4 } })
    await expect
      .poll(async () => {
        await scrollBy(page, 700)
        return banner.getAttribute('data-reveal')
      })
      .toMatch(/ready|hidden/)
    await expect(banner).not.toBeInViewport()
    await scrollBy(page, -200)
    await expect(banner.getByRole('button', { name: /^Cart/ })).toBeInViewport({ ratio: 1 })
    await scrollBy(page, 200)
    await expect(banner).not.toBeInViewport()
  })
})

test('the checkout checks a field when it is left, and suggests an email domain', {
  tag: '@long',
}, async ({ page }) => {
  await goToCheckout(page)
  const phone = page.getByLabel('Mobile number')
  await phone.fill('0100')
  const wrong = page.getByText('Enter an Egyptian mobile number')
  await expect(wrong).toHaveCount(0)
  await phone.blur()
  await expect(wrong).toBeVisible()
  await phone.fill('0100 123 4567')
  await expect(wrong).toHaveCount(0)

  const email = page.getByLabel('Email')
  await email.fill('mona@gmial.com')
  await email.blur()
  await page.getByRole('button', { name: 'mona@gmail.com' }).click()
  await expect(email).toHaveValue('mona@gmail.com')
  await expect(page.getByText('Did you mean')).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'I am the recipient' }).check()
  await expect(page.getByLabel('Card message')).toHaveCount(0)
  await expect(phone).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^Ask the recipient/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true })
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(orderPage)
  await expect(page.getByRole('main')).toContainText('Mona Adel')
  await expect(page.getByRole('main')).not.toContainText('Karim Nabil')
})

async function scrollBy(page: Page, pixels: number): Promise<void> {
  // In steps, as a finger does.
  for (let step = 0; step < 5; step++) {
    await page.evaluate((by) => window.scrollBy(0, by), pixels / 5)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** Nothing stands out of the window, on a narrow phone neither. */
async function fitsWindow(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const measure = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(measure).toBeLessThanOrEqual(width)
  }
}
