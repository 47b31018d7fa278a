import type { BrowserContext, Page } from '@playwright/test'
import { photograph } from '../support/photographs.ts'
import { addRun, attemptsOf, takeOffRun } from './driver-data.ts'
import { expect, expectAccessible, testWithErrors as test } from './fixtures.ts'
import {
  driverName,
  fillInRegistration,
  fillInSignIn,
  type NewUser,
  register,
} from './sign-in-steps.ts'
import { makeStaff } from './test-data.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Waits until the page opens without a signal. */
async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('driver-page:/driver')
      return (await cache.match('/driver')) !== undefined
    })
  await expect.poll(isKept).toBe(true)
}

const stopNamed = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Reports the shown stop as delivered to its recipient, with a photograph. Returns when it happened. */
async function deliver(page: Page, name: string): Promise<{ from: number; until: number }> {
  await expect(stopNamed(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Delivered', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Delivered' })
  await panel.getByLabel(/^I collected/).check()
  await panel.getByRole('radio', { name }).check({ force: true })
  const photo = { name: 'delivery.jpg', mimeType: 'image/jpeg' }
  await panel
    .getByLabel('Take photo')
    .setInputFiles({ ...photo, buffer: Buffer.from(await photograph()) })
  await expect(panel.getByAltText('Photo of the delivery')).toBeVisible()
  const from = Date.now()
  await panel.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(panel).toHaveCount(0)
  return { from, until: Date.now() }
}

async function becomeDriver(page: Page): Promise<NewUser> {
  const driver = await register(page, { name: driverName() })
  await makeStaff(driver.email, 'driver')
  return driver
}

/** Closes the page, as a phone does whose battery dies, and opens another one. */
async function reopen(page: Page, context: BrowserContext): Promise<Page> {
  await page.close()
  const opened = await context.newPage()
  await opened.goto('/driver')
  return opened
}

test('stops done offline land once each with their true hour and photograph', {
  tag: '@long',
}, async ({ page }) => {
  const context = page.context()
  const { email } = await becomeDriver(page)
  const names = ['Amal One', 'Basma Two', 'Camilia Three', 'Dalia Four', 'Eman Five', 'Farida Six']
  const orders = await addRun(email, names)
  await page.goto('/driver')
  await expect(page.getByText('0 of 6 done')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call Amal One' })).toHaveAttribute('href', /^tel:/)
  await untilKept(page)
  await expectAccessible(page)

  await context.setOffline(true)
  const hours = [await deliver(page, 'Amal One')]
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('0 of 6 done')).toBeVisible()
  hours[0] = await deliver(page, 'Amal One')
  hours.push(await deliver(page, 'Basma Two'))
  await expect(page.getByText('No connection. Your reports are saved on this phone.')).toBeVisible()

  page = await reopen(page, context)
  await expect(page.getByText('2 of 6 done')).toBeVisible()
  await expectAccessible(page)
  hours.push(await deliver(page, 'Camilia Three'), await deliver(page, 'Dalia Four'))
  page = await reopen(page, context)
  hours.push(await deliver(page, 'Eman Five'))
  await expect(page.getByText('5 of 6 done')).toBeVisible()

  // Staff move the last one to another day, which the driver cannot know.
  const [last = ''] = orders.slice(-1)
  await takeOffRun(last)
  await page.getByRole('button', { name: 'Not home' }).click()
  const panel = page.getByRole('dialog', { name: 'Not home' })
  await panel.getByRole('button', { name: 'Report not home' }).click()
  await expect(panel.getByText('Choose a reason.')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('radio', { name: 'No answer' }).check({ force: true })
  await panel.getByRole('button', { name: 'Report not home' }).dblclick()
  await expect(page.getByText('All stops done')).toBeVisible()
  expect((await Promise.all(orders.map(attemptsOf))).flat()).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText(/Farida Six: not recorded/)).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('5 of 5 done')).toBeVisible()
  await expect(page.getByText('not sent yet')).toHaveCount(0)
  for (const [index, { from, until }] of hours.entries()) {
    const attempts = await attemptsOf(orders[index] ?? '')
    expect(attempts).toMatchObject([
      { outcome: 'delivered', receivedBy: names[index], hasPhoto: true },
    ])
    expect(attempts[0]?.happenedAt).toBeGreaterThanOrEqual(from)
    expect(attempts[0]?.happenedAt).toBeLessThanOrEqual(until)
  }
  expect(await attemptsOf(last)).toEqual([])
})

test('a phone that changes hands keeps the reports for the driver who made them', {
  tag: '@long',
}, async ({ page }) => {
  const context = page.context()
  const first = await becomeDriver(page)
  const [order = ''] = await addRun(first.email, ['Amal One'])
  await page.goto('/driver')
  await untilKept(page)
  await context.setOffline(true)
  await deliver(page, 'Amal One')
  await page.close()
  await context.clearCookies()
  await context.setOffline(false)

  let phone = await context.newPage()
  await phone.goto('/register')
  const second = await fillInRegistration(phone, { name: driverName() })
  await phone.waitForURL((url) => url.pathname === '/')
  await makeStaff(second.email, 'driver')
  await phone.goto('/driver')
  await expect(phone.getByText('No stops today')).toBeVisible()
  await untilKept(phone)
  await context.setOffline(true)
  await phone.reload()
  await expect(phone.getByText('No stops today')).toBeVisible()
  await expect(phone.getByText('Amal One')).toHaveCount(0)
  await context.setOffline(false)
  expect(await attemptsOf(order)).toEqual([])

  await phone.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Sign out' }).click()
  await phone.waitForURL((url) => url.pathname === '/login')
  await fillInSignIn(phone, first.email, first.password)
  await phone.waitForURL((url) => url.pathname === '/driver')
  await expect(phone.getByText('1 of 1 done')).toBeVisible()
  await expect.poll(async () => (await attemptsOf(order)).length).toBe(1)
  phone = await reopen(phone, context)
  await expect(phone.getByText('Delivered ·')).toBeVisible()
})

test('a former driver is told whom to ask, and the phone keeps the reports', {
  tag: '@long',
}, async ({ page }) => {
  const context = page.context()
  const { email } = await becomeDriver(page)
  const [order = ''] = await addRun(email, ['Amal One'])
  await page.goto('/driver')
  await expect(page.getByRole('heading', { name: 'Amal One' })).toBeVisible()
  await context.setOffline(true)
  await deliver(page, 'Amal One')
  await makeStaff(email, 'seller')
  await context.setOffline(false)
  const notice = page.getByText('1 report stays saved on this phone.')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  // As after a new sign-in.
  await page.goto('/driver?reports=true')
  await expect(notice).toBeVisible()
  expect(await attemptsOf(order)).toEqual([])
  await makeStaff(email, 'driver')
  await page.reload()
  await expect.poll(async () => (await attemptsOf(order)).length).toBe(1)
})

test('the page of drivers redirects others, and the dashboard redirects drivers', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await page.goto('/driver')
  await page.waitForURL((url) => url.pathname === '/login')
  await becomeDriver(page)
  await page.goto('/dashboard/orders')
  await page.waitForURL((url) => url.pathname === '/')
  const seller = await visitor()
  const { email } = await register(seller)
  await makeStaff(email, 'seller')
  await seller.goto('/driver')
  await seller.waitForURL((url) => url.pathname === '/')
})
