import { text } from 'node:stream/consumers'
import type { Download, Page } from '@playwright/test'
import { openAsSeller, signInAs, uniqueDay } from './demo-users.ts'
import { expect, expectAccessible, test, type Visitor } from './fixtures.ts'
import { sendOut } from './order-steps.ts'
import { addOrder } from './test-data.ts'

function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  ).join('')
}

async function linesOf(download: Download): Promise<string[]> {
  expect(download.suggestedFilename()).toBe('orders.csv')
  return (await text(await download.createReadStream())).trim().split(/\r?\n/)
}

test('a seller filters orders, shares the address and moves several at once', async ({ page }) => {
  const family = randomText()
  const date = uniqueDay()
  const orders = await Promise.all(
    ['Amira', 'Basma', 'Dalia'].map((name) =>
      addOrder({ recipientName: `${name} ${family}`, date }),
    ),
  )
  await openAsSeller(page, '/dashboard/orders')
  const main = page.getByRole('main')
  const rows = main.getByRole('link', { name: /^\d{4}-\d{4}$/ })
  const search = main.getByRole('searchbox', { name: 'Search orders' })

  await search.pressSequentially(`${family.toUpperCase()} basma`)
  await expect(rows).toHaveText([orders[1]?.number ?? ''])
  await expect(search).toBeFocused()
  await search.fill(family)
  await search.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('query') === family)
  await expect(rows).toHaveCount(3)
  const [year, month, day] = date.split('-')
  await main.getByLabel('Delivery day', { exact: true }).pressSequentially(`${month}${day}${year}`)
  await page.waitForURL((url) => url.searchParams.get('date') === date)
  const statuses = main.getByRole('navigation', { name: 'Orders by status' })
  await expect(statuses.getByRole('link', { name: 'Confirmed 3' })).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Export' }).click()
  const exporting = page.getByRole('dialog', { name: 'Export orders' })
  await expectAccessible(page)
  await exporting.getByRole('button', { name: 'Export' }).click()
  const [head, ...lines] = await linesOf(await download)
  expect(head).toContain('recipient')
  expect(lines).toHaveLength(3)
  for (const { number } of orders) expect(lines.join()).toContain(number)

  await statuses.getByRole('link', { name: /^Preparing/ }).click()
  await expect(main.getByText('No orders match.')).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(3)
  const selection = main.getByRole('region', { name: 'Selection' })
  await rows.first().focus()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(selection).toContainText('1 selected')
  await page.keyboard.press('x')
  await expect(selection).toHaveCount(0)
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('e')
  // Exact, because "Show all orders" is shown until the order has loaded.
  await main.getByRole('link', { name: 'All orders', exact: true }).click()
  await expect(rows).toHaveCount(3)

  await main.getByRole('checkbox', { name: 'Select all' }).check()
  await selection.getByRole('button', { name: 'Start preparing 3' }).click()
  const question = page.getByRole('alertdialog', { name: 'Start preparing 3 orders?' })
  await expect(question).toContainText('No emails are sent.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Start preparing' }).click()
  await expect(page.getByText('3 orders: Preparing')).toBeVisible()
  await expect(statuses.getByRole('link', { name: 'Preparing 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 undone')).toBeVisible()
  await expect(statuses.getByRole('link', { name: 'Confirmed 3' })).toBeVisible()

  await main.getByRole('link', { name: 'Show all orders' }).click()
  await expect(rows.nth(3)).toBeVisible()
  // Orders of other tests may push a new one off the first page.
  await search.fill(family)
  await expect(rows).toHaveCount(3)
  const { number } = await addOrder({ recipientName: `Eman ${family}`, date })
  await expect(main.getByRole('link', { name: number })).toBeVisible()
  await expect(main.getByText(/^\d+ new orders?$/)).toBeVisible()
})

test('a seller who moves a card second sees the current status', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const date = uniqueDay()
  const { number } = await addOrder({ recipientName: 'Karim Nabil', date })
  const owner = await openBoard(visitor, date)
  await openAsSeller(page, `/dashboard/today?date=${date}`)
  const handle = (of: Page, column: string) =>
    of.getByRole('region', { name: column }).getByRole('button', { name: `Move order ${number}` })
  await expect(handle(page, 'Confirmed')).toBeVisible()
  await expectAccessible(page)

  await handle(page, 'Confirmed').press('Space')
  await expect(
    page.getByText(`Order ${number} is over Confirmed, its current column.`),
  ).toBeAttached()
  // The drag may not have started: press again until the card moves.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`Order ${number} is over Preparing.`)).toBeAttached({
      timeout: 2_000,
    })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(handle(page, 'Preparing')).toBeVisible()
  await expect(handle(page, 'Confirmed')).toHaveCount(0)

  await owner.page.getByRole('button', { name: `Start preparing: order ${number}` }).click()
  await expect(owner.page.getByText('Someone else has already moved this order')).toBeVisible()
  await expect(
    owner.page.getByText(`Current status of order ${number}: Preparing. Nothing was changed.`),
  ).toBeVisible()
  owner.resumeScan()
  await expect(handle(owner.page, 'Preparing')).toBeVisible()
  await sendOut(owner.page, owner.page.getByRole('button', { name: `Send out: order ${number}` }))
  await expect(handle(owner.page, 'Out for delivery')).toBeVisible()
  await expect(handle(page, 'Out for delivery')).toBeVisible()
  await owner.page.context().close()
})

test('moving an order by keyboard keeps the focus on the page', { tag: '@long' }, async ({
  page,
}) => {
  const date = uniqueDay()
  const { id, number } = await addOrder({ recipientName: 'Karim Nabil', date })
  await openAsSeller(page, `/dashboard/today?date=${date}`)
  // The board shows the move before the server has saved it.
  const saved = page.waitForResponse((response) => response.url().includes('advanceOrder'))
  await page.getByRole('button', { name: `Start preparing: order ${number}` }).press('Enter')
  await expect(page.getByRole('button', { name: `Send out: order ${number}` })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await saved
  await page.goto(`/dashboard/orders/${id}`)
  await page.getByRole('button', { name: 'Send out' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: `Send out order ${number} today?` })
  await question.getByRole('button', { name: 'Send out anyway' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a slow double click moves an order once', { tag: '@long' }, async ({ page }) => {
  const { id } = await addOrder({ recipientName: 'Karim Nabil', date: uniqueDay() })
  await openAsSeller(page, `/dashboard/orders/${id}`)
  let moves = 0
  page.on('request', (request) => {
    if (request.url().includes('advanceOrder')) moves += 1
  })
  const box = await page.getByRole('button', { name: 'Start preparing' }).boundingBox()
  if (!box) throw new Error('The button is nowhere.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
  const next = page.getByRole('button', { name: 'Send out' })
  await expect(next).toBeVisible()
  await expect(next).not.toHaveAttribute('aria-disabled')
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  // A second move would have been requested by now.
  await page.getByRole('link', { name: 'All orders', exact: true }).click()
  await page.waitForURL('**/dashboard/orders')
  expect(moves).toBe(1)
})

test('the new-orders button shows a waiting order at once', { tag: '@long' }, async ({ page }) => {
  const date = uniqueDay()
  for (let count = 0; count < 8; count++) await addOrder({ recipientName: 'Karim Nabil', date })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.clock.install()
  await openAsSeller(page, '/dashboard/orders')
  await page.getByText('Karim Nabil').nth(6).scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  const held = Promise.withResolvers<void>()
  let isFirst = true
  await page.route(/listOrders/, async (route) => {
    const waits = isFirst
    isFirst = false
    if (waits) await held.promise
    await route.continue()
  })
  const { number } = await addOrder({ recipientName: 'Dalia Nabil', date })
  await page.clock.fastForward(10_000)
  await page.getByRole('button', { name: /new order/ }).click()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  held.resolve()
})

/** The board of an admin, which does not refetch until told to. */
async function openBoard(
  visitor: Visitor,
  date: string,
): Promise<{ page: Page; resumeScan: () => void }> {
  const page = await visitor()
  await signInAs(page, 'superAdmin')
  await page.goto(`/dashboard/today?date=${date}`)
  await expect(page.getByRole('region', { name: 'Confirmed' })).toBeVisible()
  const mayScan = Promise.withResolvers<void>()
  await page.route(/getBoard/, async (route) => {
    await mayScan.promise
    await route.continue().catch(() => undefined)
  })
  return { page, resumeScan: mayScan.resolve }
}
