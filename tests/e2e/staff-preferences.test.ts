import type { Locator, Page } from '@playwright/test'
import { addToCart, openNewProduct } from './checkout-steps.ts'
import { openAsSeller, uniqueDay } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import { register } from './sign-in-steps.ts'
import { addOrder, makeStaff } from './test-data.ts'
import { dragByTouch } from './touch.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name })
const handle = (page: Page, status: string, number: string) =>
  column(page, status).getByRole('button', { name: `Move order ${number}` })

/** Drags a card with the mouse over a column, without dropping it. */
async function dragByMouse(page: Page, { on, over }: { on: Locator; over: string }): Promise<void> {
  // Hover first, because it may scroll; then measure the column.
  await on.hover()
  const to = await column(page, over).boundingBox()
  if (!to) throw new Error(`There is no column ${over}.`)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 })
}

test('a seller saves a filter under a name and deletes it', { tag: '@long' }, async ({ page }) => {
  const family = `kept${crypto.randomUUID().slice(0, 6)}`
  const { number } = await addOrder({ recipientName: `Hala ${family}`, date: uniqueDay() })
  await openAsSeller(page, `/dashboard/orders?query=${family}`)
  const main = page.getByRole('main')
  const order = main.getByRole('link', { name: number })
  await expect(order).toBeVisible()
  await main.getByLabel('Sort by').selectOption({ label: 'Delivery date, from today' })
  await page.waitForURL((url) => url.searchParams.get('by') === 'delivery')
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  await main.getByRole('button', { name: 'Save filter' }).click()
  await expect(main.getByLabel('Filter name')).toBeFocused()
  await main.getByLabel('Filter name').fill('My family')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  const kept = main.getByRole('list', { name: 'Saved filters' })
  await expect(kept.getByRole('link', { name: 'My family' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessible(page)

  await page.goto('/dashboard/orders')
  await kept.getByRole('link', { name: 'My family' }).click()
  await expect(main.getByRole('searchbox', { name: 'Search orders' })).toHaveValue(family)
  await expect(main.getByLabel('Sort by')).toHaveValue('delivery')
  await expect(order).toBeVisible()
  await kept.getByRole('button', { name: 'Delete My family' }).click()
  await expect(main.getByRole('button', { name: 'Save filter' })).toBeVisible()
  await page.reload()
  await expect(order).toBeVisible()
  await expect(kept).toHaveCount(0)
})

test('signing out of the dashboard leaves no data of customers on the device', {
  tag: '@long',
}, async ({ page }) => {
  // A user of its own, because the session of a demo user is shared.
  const { email } = await register(page)
  await makeStaff(email, 'seller')
  await addToCart(page, await openNewProduct(page))
  const family = `left${crypto.randomUUID().slice(0, 6)}`
  await addOrder({ recipientName: `Hala ${family}`, date: uniqueDay() })
  await page.goto(`/dashboard/orders?query=${family}`)
  await page.getByRole('button', { name: 'Save filter' }).click()
  await expect(page.getByText(/deleted when you sign out/)).toBeVisible()
  await page.getByLabel('Filter name').fill('Her orders')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto('/dashboard/orders?payment=cash_due')
  await page.getByRole('button', { name: 'Save filter' }).click()
  await page.getByLabel('Filter name').fill('Cash due')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Saved filters' })).toContainText('Cash due')
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(await stored()).toContain(family)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).not.toBeNull()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  const left = await stored()
  expect(left).toContain('Cash due')
  for (const text of [family, 'Her orders', email]) expect(left).not.toContain(text)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/login')
})

test('two filters applied while the list is loading both count', { tag: '@long' }, async ({
  page,
}) => {
  await openAsSeller(page, '/dashboard/orders')
  const resume = await pauseCalls(page, /listOrders/)
  await page
    .getByRole('combobox', { name: 'Payment', exact: true })
    .selectOption({ label: 'Cash due' })
  await page.waitForURL((url) => url.searchParams.has('payment'))
  await page.getByLabel('Sort by').selectOption({ label: 'Delivery date, from today' })
  await page.waitForURL((url) => url.searchParams.has('by'))
  await page.getByRole('link', { name: /^Preparing/ }).click()
  await page.waitForURL((url) => url.searchParams.has('status'))
  resume()
  await expect(page.getByRole('link', { name: /^Preparing/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    payment: 'cash_due',
    by: 'delivery',
    status: 'preparing',
  })
  await expect(page.getByRole('combobox', { name: 'Payment', exact: true })).toHaveValue('cash_due')
  await expect(page.getByLabel('Sort by')).toHaveValue('delivery')
})

test('a filter saved while the list is loading has the latest choice', { tag: '@long' }, async ({
  page,
}) => {
  await openAsSeller(page, '/dashboard/orders?payment=cash_due')
  const resume = await pauseCalls(page, /listOrders/)
  await page.getByLabel('Sort by').selectOption({ label: 'Delivery date, from today' })
  await page.waitForURL((url) => url.searchParams.has('by'))
  await page.getByRole('button', { name: 'Save filter' }).click()
  await page.getByLabel('Filter name').fill('Cash by day')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  resume()
  const saved = page.getByRole('link', { name: 'Cash by day' })
  await expect(saved).toHaveAttribute('aria-current', 'page')
  await expect(saved).toHaveAttribute('href', /by=delivery/)
})

test('the route page combines day and window applied at once', { tag: '@long' }, async ({
  page,
}) => {
  await openAsSeller(page, '/dashboard/routes')
  const date = uniqueDay()
  const resume = await pauseCalls(page, /getRoute/)
  await page.getByLabel('Time slot').selectOption({ index: 1 })
  await page.waitForURL((url) => url.searchParams.has('slot'))
  await page.getByRole('textbox', { name: 'Day' }).fill(date)
  await page.waitForURL((url) => url.searchParams.get('date') === date)
  expect(new URL(page.url()).searchParams.has('slot')).toBe(true)
  resume()
  await expect(page.getByText('No deliveries')).toBeVisible()
})

async function keepAs(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Filter name')
  // Shortcuts work after hydration.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save filter' }).click()
    await expect(field).toBeFocused({ timeout: 2000 })
  }).toPass()
  await field.fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
}

test('filters saved in two tabs are all kept', { tag: '@long' }, async ({ page }) => {
  await openAsSeller(page, '/dashboard/orders?payment=cash_due')
  await expect(page.getByRole('button', { name: 'Save filter' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/dashboard/orders?by=delivery')
  await keepAs(other, 'On their way')
  await keepAs(page, 'Cash')

  await page.reload()
  const kept = page.getByRole('list', { name: 'Saved filters' }).getByRole('link')
  await expect(kept).toHaveText(['On their way', 'Cash'])
})

test('the filter name dialog closes when the seller returns to all orders', {
  tag: '@long',
}, async ({ page }) => {
  await openAsSeller(page, '/dashboard/orders?payment=cash_due')
  const name = page.getByLabel('Filter name')
  await page.getByRole('button', { name: 'Save filter' }).click()
  await expect(name).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Show all orders' }).first().click()
  await expect(name).toHaveCount(0)
  await page.getByLabel('Sort by').selectOption({ label: 'Delivery date, from today' })
  await expect(page.getByRole('button', { name: 'Save filter' })).toBeVisible()
  await expect(name).toHaveCount(0)
})

/** Counts the sounds that a page plays. Automation counts as user activation, so only clicks unlock sound here. */
async function listenTo(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (...when) {
      document.documentElement.dataset.notes = String(
        Number(document.documentElement.dataset.notes ?? 0) + 1,
      )
      start.apply(this, when)
    }
    let hasBeenActive = false
    addEventListener(
      'click',
      () => {
        hasBeenActive = true
      },
      { capture: true },
    )
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0))
}

async function arrive(page: Page): Promise<void> {
  const { number } = await addOrder({ recipientName: 'Nadia Fouad', date: uniqueDay() })
  await expect(page.getByRole('link', { name: number })).toBeVisible()
}

// Orders of other tests play the sound too, so the count is a minimum.
test('a new order plays a sound for sellers who turned it on', { tag: '@long' }, async ({
  page,
}) => {
  const notes = await listenTo(page)
  await openAsSeller(page, '/dashboard/orders')
  await expect(page.getByRole('table')).toBeVisible()
  await arrive(page)
  expect(await notes()).toBe(0)

  await page.getByRole('button', { name: 'Sound is off' }).click()
  await expect(page.getByRole('button', { name: 'Sound is on' })).toBeVisible()
  await expect.poll(notes).toBeGreaterThan(0)
  const notesBefore = await notes()
  await arrive(page)
  await expect.poll(notes).toBeGreaterThan(notesBefore)
})

test('the sound setting is remembered and needs a click after a reload', { tag: '@long' }, async ({
  page,
}) => {
  const notes = await listenTo(page)
  await openAsSeller(page, '/dashboard/orders')
  await page.getByRole('button', { name: 'Sound is off' }).click()
  await expect(page.getByRole('button', { name: 'Sound is on' })).toBeVisible()
  await page.reload()
  const waits = page.getByRole('button', { name: 'Click for sound' })
  await expect(waits).toBeVisible()
  await arrive(page)
  expect(await notes()).toBe(0)

  await waits.click()
  await expect(page.getByRole('button', { name: 'Sound is on' })).toBeVisible()
  await expect.poll(notes).toBeGreaterThan(0)
})

test('a seller drags a card by mouse; dropped outside a column it does not move', {
  tag: '@long',
}, async ({ page }) => {
  const date = uniqueDay()
  const { number } = await addOrder({ recipientName: 'Karim Nabil', date })
  await openAsSeller(page, `/dashboard/today?date=${date}`)
  await dragByMouse(page, { on: handle(page, 'Confirmed', number), over: 'Delivered' })
  await expect(page.getByText(`Order ${number} is not over a column.`)).toBeAttached()
  await page.mouse.up()
  await expect(page.getByText(`Order ${number} was not moved.`)).toBeAttached()
  await expect(handle(page, 'Confirmed', number)).toBeVisible()

  await dragByMouse(page, { on: handle(page, 'Confirmed', number), over: 'Preparing' })
  await expect(page.getByText(`Order ${number} is over Preparing.`)).toBeAttached()
  // The move is optimistic: wait for the response too.
  const moved = page.waitForResponse(/advanceOrder/)
  await page.mouse.up()
  await expect(handle(page, 'Preparing', number)).toBeVisible()
  await moved
  await page.reload()
  await expect(handle(page, 'Preparing', number)).toBeVisible()
})

test('a double click moves one order, not the next one under the pointer', {
  tag: '@long',
}, async ({ page }) => {
  const date = uniqueDay()
  for (const _ of ['first', 'second']) await addOrder({ recipientName: 'Karim Nabil', date })
  await openAsSeller(page, `/dashboard/today?date=${date}`)
  const start = column(page, 'Confirmed').getByRole('button', { name: /^Start preparing/ })
  const sendOut = column(page, 'Preparing').getByRole('button', { name: /^Send out/ })
  await expect(start).toHaveCount(2)
  const moved = page.waitForResponse(/advanceOrder/)
  await start.first().dblclick()
  await moved
  await page.goto(`/dashboard/today?date=${date}`)
  await expect(sendOut).toHaveCount(1)
  await expect(start).toHaveCount(1)
  await start.press('Enter')
  await expect(sendOut).toHaveCount(2)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  test('a seller drags a card by touch', { tag: '@long' }, async ({ page }) => {
    const date = uniqueDay()
    const { number } = await addOrder({ recipientName: 'Karim Nabil', date })
    await openAsSeller(page, `/dashboard/today?date=${date}`)
    await dragByTouch(page, {
      on: handle(page, 'Confirmed', number),
      over: column(page, 'Preparing'),
      untilPickedUp: () =>
        expect(
          page.getByText(`Order ${number} is over Confirmed, its current column.`),
        ).toBeAttached(),
    })
    await expect(handle(page, 'Preparing', number)).toBeVisible()
    await expectAccessible(page)
  })
})
