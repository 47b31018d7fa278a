import { text } from 'node:stream/consumers'
import type { Download, Page } from '@playwright/test'
import { addOrder } from './back-office.ts'
import { dayOfOnesOwn, enterWorkshop, signInAs } from './demo-person.ts'
import { expect, expectAccessible, test, type Visitor } from './journey.ts'

function randomLetters(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  ).join('')
}

async function linesOf(download: Download): Promise<string[]> {
  expect(download.suggestedFilename()).toBe('orders.csv')
  return (await text(await download.createReadStream())).trim().split(/\r?\n/)
}

test('a seller finds orders, keeps the search in the address, and moves them together', async ({
  page,
}) => {
  const family = randomLetters()
  const date = dayOfOnesOwn()
  const orders = await Promise.all(
    ['Amira', 'Basma', 'Dalia'].map((name) =>
      addOrder({ recipientName: `${name} ${family}`, date }),
    ),
  )
  await enterWorkshop(page, '/dashboard/orders')
  const main = page.getByRole('main')
  const rows = main.getByRole('link', { name: /^\d{4}-\d{4}$/ })
  const search = main.getByRole('searchbox', { name: 'Search orders' })

  await search.fill(`${family.toUpperCase()} basma`)
  await search.press('Enter')
  await expect(rows).toHaveText([orders[1]?.number ?? ''])
  await expect(search).toBeFocused()
  await search.fill(family)
  await search.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('query') === family)
  await expect(rows).toHaveCount(3)
  const [year, month, day] = date.split('-')
  await main.getByLabel('Delivery day').pressSequentially(`${month}${day}${year}`)
  await page.waitForURL((url) => url.searchParams.get('date') === date)
  const statuses = main.getByRole('navigation', { name: 'Orders by status' })
  await expect(statuses.getByRole('link', { name: 'Confirmed 3' })).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Export' }).click()
  const [head, ...lines] = await linesOf(await download)
  expect(head).toContain('recipient')
  expect(lines).toHaveLength(3)
  for (const { number } of orders) expect(lines.join()).toContain(number)

  await statuses.getByRole('link', { name: /^Preparing/ }).click()
  await expect(main.getByText('No order is like that.')).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(3)
  await rows.first().click()
  // To the letter: above the list stands "Show all orders", until the order is there.
  await main.getByRole('link', { name: 'All orders', exact: true }).click()
  await expect(rows).toHaveCount(3)

  await main.getByRole('checkbox', { name: 'Choose all that are shown' }).check()
  await main
    .getByRole('region', { name: 'What is chosen' })
    .getByRole('button', { name: 'Start preparing 3' })
    .click()
  const report = page.getByRole('dialog', { name: '3 of 3 moved' })
  await expect(report.getByText('Preparing now')).toHaveCount(3)
  await expectAccessible(page)
  await report.getByRole('button', { name: 'Good' }).click()
  await expect(statuses.getByRole('link', { name: 'Preparing 3' })).toBeVisible()

  await main.getByRole('link', { name: 'Show all orders' }).click()
  await expect(rows.nth(3)).toBeVisible()
  const { number } = await addOrder({ recipientName: `Eman ${family}`, date })
  await expect(main.getByRole('link', { name: number })).toBeVisible({ timeout: 15_000 })
  await expect(main.getByText(/^\d+ new orders?$/)).toBeVisible()
})

test('two people at one board: the second is told where the order is now', async ({
  page,
  visitor,
}) => {
  test.setTimeout(120_000)
  const date = dayOfOnesOwn()
  const { number } = await addOrder({ recipientName: 'Karim Nabil', date })
  const owner = await openBoard(visitor, date)
  await enterWorkshop(page, `/dashboard/today?date=${date}`)
  const handle = (of: Page, column: string) =>
    of.getByRole('region', { name: column }).getByRole('button', { name: `Move order ${number}` })
  await expect(handle(page, 'Confirmed')).toBeVisible()
  await expectAccessible(page)

  await handle(page, 'Confirmed').press('Space')
  await expect(page.getByText(`Order ${number} is over Confirmed, where it was.`)).toBeAttached()
  // There is no column behind it in which the card may lie: whoever sees nothing happen presses again.
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
  await expect(owner.page.getByText('Somebody else has moved this order')).toBeVisible()
  await expect(
    owner.page.getByText(`Order ${number} is preparing now. Nothing was changed.`),
  ).toBeVisible()
  owner.lookAgain()
  await expect(handle(owner.page, 'Preparing')).toBeVisible()
  await owner.page.getByRole('button', { name: `Send out: order ${number}` }).click()
  await expect(handle(owner.page, 'Out for delivery')).toBeVisible()
  await expect(handle(page, 'Out for delivery')).toBeVisible({ timeout: 15_000 })
  await owner.page.context().close()
})

test('whoever moves an order by keyboard goes on from the page', async ({ page }) => {
  const date = dayOfOnesOwn()
  const { id, number } = await addOrder({ recipientName: 'Karim Nabil', date })
  await enterWorkshop(page, `/dashboard/today?date=${date}`)
  await page.getByRole('button', { name: `Start preparing: order ${number}` }).press('Enter')
  await expect(page.getByRole('button', { name: `Send out: order ${number}` })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto(`/dashboard/orders/${id}`)
  await page.getByRole('button', { name: 'Send out' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a slow double click moves an order once', async ({ page }) => {
  const { id } = await addOrder({ recipientName: 'Karim Nabil', date: dayOfOnesOwn() })
  await enterWorkshop(page, `/dashboard/orders/${id}`)
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
  // By then a second move would have been asked for.
  await page.getByRole('link', { name: 'All orders', exact: true }).click()
  await page.waitForURL('**/dashboard/orders')
  expect(moves).toBe(1)
})

test('a new order that waits above is there as soon as it is asked for', async ({ page }) => {
  const date = dayOfOnesOwn()
  for (let count = 0; count < 8; count++) await addOrder({ recipientName: 'Karim Nabil', date })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.clock.install()
  await enterWorkshop(page, '/dashboard/orders')
  await page.getByText('Karim Nabil').nth(6).scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  const held = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/_serverFn/staff-orders.listOrders*', async (route) => {
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

/** The owner's board, which is not read again before it is told to. */
async function openBoard(
  visitor: Visitor,
  date: string,
): Promise<{ page: Page; lookAgain: () => void }> {
  const page = await visitor()
  await signInAs(page, 'superAdmin')
  await page.goto(`/dashboard/today?date=${date}`)
  await expect(page.getByRole('region', { name: 'Confirmed' })).toBeVisible()
  const mayScan = Promise.withResolvers<void>()
  await page.route(/workshop\.getBoard/, async (route) => {
    await mayScan.promise
    await route.continue().catch(() => undefined)
  })
  return { page, lookAgain: mayScan.resolve }
}
